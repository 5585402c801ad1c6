import type { FieldPath } from 'react-hook-form';
import type { FieldName } from '../../emission-data-view/field-formats.ts';
import type { EmissionFormValues } from '../emission-form-values.ts';

/** The lists of an answer, each with the field by which one of its rows is told. */
export const rowLists = {
  'emissionValues.stages': 'emissionValues.stages.stage',
  'dataSources.emissionFactorSources': 'dataSources.emissionFactorSources.source',
  'exchange.productOrSectorSpecificRules': 'exchange.productOrSectorSpecificRules.operator',
} as const satisfies Record<string, FieldName>;

/** The list that a field or a path below it belongs to. */
export const rowListOf = (path: string): RowList | undefined =>
  (Object.keys(rowLists) as RowList[]).find((list) => path.startsWith(`${list}.`));

export type FormFieldName = FieldPath<EmissionFormValues>;

/** What a field is called in the form, which is also its id: data.emissionValues.stages.2.value. */
export function formFieldName(field: FieldName, index?: number): FormFieldName {
  const list = rowListOf(field);
  const path = list !== undefined && index !== undefined ? `${list}.${index}${field.slice(list.length)}` : field;
  return `data.${path}` as FormFieldName;
}

/** The field behind a path, whichever row it is in: emissionValues.stages.2.value is emissionValues.stages.value. */
export const withoutIndex = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '');

/** A finding speaks of the data alone, and of a list of texts by each of them; the form holds more than that. */
export const nameOfPath = (path: string): string =>
  path.startsWith('itemData') ? path : `data.${path.replace(/\.\d+$/, '')}`;

export type RowList = keyof typeof rowLists;
