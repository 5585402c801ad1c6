import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { ProductValues, PurchaseValues } from './products.queries.ts';

type CreateBody = CheckedInput<'createProduct'>['body'];
type GivenProduct = Pick<CreateBody, 'name' | 'internalReference' | 'description' | 'unit' | 'massKg'>;
type GivenPurchase = Pick<CreateBody, 'supplierNumber' | 'yearlyQuantity' | 'quantityUnit' | 'quantityYear'>;

/** What is left out is left out; an empty text says nothing. */
export function productValues(given: GivenProduct): ProductValues {
  return {
    name: given.name,
    internal_reference: given.internalReference,
    ...(given.description === undefined ? {} : { description: given.description || null }),
    ...(given.unit === undefined ? {} : { unit: given.unit }),
    ...(given.massKg === undefined ? {} : { mass_kg: given.massKg }),
  };
}

export function purchaseValues(given: GivenPurchase): PurchaseValues {
  return {
    ...(given.supplierNumber === undefined ? {} : { supplier_number: given.supplierNumber || null }),
    ...(given.yearlyQuantity === undefined ? {} : { yearly_quantity: given.yearlyQuantity }),
    ...(given.quantityUnit === undefined ? {} : { quantity_unit: given.quantityUnit }),
    ...(given.quantityYear === undefined ? {} : { quantity_year: given.quantityYear }),
  };
}

export const saysAnything = (values: PurchaseValues) => Object.values(values).some((value) => value !== null);
