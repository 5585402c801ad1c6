import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Insertable } from 'kysely';
import type { Template } from '../../database/schema.generated.ts';

type Given = Pick<CheckedInput<'createTemplate'>['body'], 'name' | 'internalReference' | 'description' | 'unit'>;

export type HeadValues = Pick<Insertable<Template>, 'name' | 'internal_reference' | 'description' | 'unit'>;

/** What is left out is left as it is; an empty text says nothing. */
export const headValues = (given: Given): HeadValues => ({
  name: given.name,
  internal_reference: given.internalReference,
  ...(given.description === undefined ? {} : { description: given.description || null }),
  ...(given.unit === undefined ? {} : { unit: given.unit }),
});
