import { emissionFactorSources, emissionScopes, lifecycleStages } from '@pcf/contract/vocabulary/emission-data';
import { ruleOperators } from '@pcf/contract/vocabulary/lists';
import { rowListOf } from '../emission-form/fields/field-name.ts';
import { type FieldName, fieldNames } from './field-formats.ts';

export interface FieldOfPath {
  readonly field: FieldName;
  /** Of a list: which of its items, by the codes it is found by. */
  readonly item: { readonly code: string; readonly scope: string | null; readonly number: number | null } | null;
}

const itemCodes: readonly string[] = [...lifecycleStages, ...emissionFactorSources, ...ruleOperators];

/** Which field a path of `differences` leads to: emissionValues.stages.MANUFACTURING.SCOPE_1.2.value. */
export function fieldOfPath(path: string): FieldOfPath | null {
  const list = rowListOf(path);
  const parts = list === undefined ? [] : path.slice(list.length + 1).split('.');
  const last = parts.pop();
  const field = fieldNames.find((known) => known === (list === undefined ? path : `${list}.${last}`));
  if (field === undefined) return null;
  if (list === undefined) return { field, item: null };
  return {
    field,
    item: {
      code: parts.find((part) => itemCodes.includes(part)) ?? 'OTHER',
      scope: parts.find((part) => (emissionScopes as readonly string[]).includes(part)) ?? null,
      number: Number(parts.find((part) => /^\d+$/.test(part))) || null,
    },
  };
}
