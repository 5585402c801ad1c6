import type { FieldName } from './field-formats.ts';

/** The lists of an answer, each with the field by which one of its rows is told. */
export const rowLists = {
  'emissionValues.stages': 'emissionValues.stages.stage',
  'dataSources.emissionFactorSources': 'dataSources.emissionFactorSources.source',
  'exchange.productOrSectorSpecificRules': 'exchange.productOrSectorSpecificRules.operator',
} as const satisfies Record<string, FieldName>;

export type RowList = keyof typeof rowLists;

/** The list that a field or a path below it belongs to. */
export const rowListOf = (path: string): RowList | undefined =>
  (Object.keys(rowLists) as RowList[]).find((list) => path.startsWith(`${list}.`));
