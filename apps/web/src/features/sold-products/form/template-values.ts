import { emissionUnits } from '@pcf/contract/vocabulary/emission-data';
import type { Template } from '../../../exchange/sold-products.ts';

/** What is typed about a sold product besides its emission data. */
export interface TemplateValues {
  name: string;
  internalReference: string;
  description: string;
  unit: string | null;
}

export const emptyTemplate: TemplateValues = { name: '', internalReference: '', description: '', unit: null };

type Head = Pick<Template, 'name' | 'internalReference' | 'description' | 'unit'>;

export const valuesOf = ({ name, internalReference, description, unit }: Head): TemplateValues => ({
  name,
  internalReference,
  description: description ?? '',
  unit,
});

export const headOf = (values: TemplateValues): Head => ({
  name: values.name.trim(),
  internalReference: values.internalReference.trim(),
  description: values.description.trim() || null,
  unit: emissionUnits.find((unit) => unit === values.unit) ?? null,
});
