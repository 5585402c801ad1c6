import type { FieldPath } from 'react-hook-form';
import type { FieldName } from '../../emission-data-view/field-formats.ts';
import type { EmissionFormValues } from '../emission-form-values.ts';

export type FormFieldName = FieldPath<EmissionFormValues>;

const rowPattern = /^(emissionValues\.stages|dataSources\.emissionFactorSources)\.(\w+)$/;

/** What a field is called in the form, which is also its id: data.emissionValues.stages.2.value. */
export function formFieldName(field: FieldName, index?: number): FormFieldName {
  const [, list, last] = rowPattern.exec(field) ?? [];
  const path = list !== undefined && index !== undefined ? `${list}.${index}.${last}` : field;
  return `data.${path}` as FormFieldName;
}

/** The field behind a path, whichever row it is in: emissionValues.stages.2.value is emissionValues.stages.value. */
export const withoutIndex = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '');

/** A finding speaks of the data alone; the form holds more than that. */
export const nameOfPath = (path: string): string => (path.startsWith('itemData') ? path : `data.${path}`);
