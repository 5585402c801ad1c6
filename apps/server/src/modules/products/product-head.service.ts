import type { CheckedInput } from '@pcf/contract/operations/operation-types';

/** What a product is known by, whether it is bought or sold. */
type GivenHead = Pick<CheckedInput<'createProduct'>['body'], 'name' | 'internalReference' | 'description' | 'unit'>;

/** What is left out is left as it is; an empty text says nothing. */
export const headValues = (given: GivenHead) => ({
  name: given.name,
  internal_reference: given.internalReference,
  ...(given.description === undefined ? {} : { description: given.description || null }),
  ...(given.unit === undefined ? {} : { unit: given.unit }),
});
