import { emissionUnits } from '@pcf/contract/vocabulary/emission-data';
import type { SoldProduct } from '../../../exchange/sold-products.ts';

/** What is typed about a sold product besides its emission data. */
export interface SoldProductValues {
  name: string;
  internalReference: string;
  description: string;
  unit: string | null;
}

export const emptySoldProduct: SoldProductValues = { name: '', internalReference: '', description: '', unit: null };

type Head = Pick<SoldProduct, 'name' | 'internalReference' | 'description' | 'unit'>;

export const valuesOf = ({ name, internalReference, description, unit }: Head): SoldProductValues => ({
  name,
  internalReference,
  description: description ?? '',
  unit,
});

export const headOf = (values: SoldProductValues): Head => ({
  name: values.name.trim(),
  internalReference: values.internalReference.trim(),
  description: values.description.trim() || null,
  unit: emissionUnits.find((unit) => unit === values.unit) ?? null,
});
