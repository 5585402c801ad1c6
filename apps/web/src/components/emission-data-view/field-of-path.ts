import { emissionFactorSources } from '@pcf/contract/vocabulary/emission-factor-source';
import { emissionScopes } from '@pcf/contract/vocabulary/emission-scope';
import { lifecycleStages } from '@pcf/contract/vocabulary/lifecycle-stage';
import { type FieldName, fieldNames } from './field-formats.ts';

export interface FieldOfPath {
  readonly field: FieldName;
  /** Of a list: which of its items, by the codes it is found by. */
  readonly item: { readonly code: string; readonly scope: string | null; readonly number: number | null } | null;
}

const listPattern = /^(emissionValues\.stages|dataSources\.emissionFactorSources)\.(.+)\.(\w+)$/;
const itemCodes: readonly string[] = [...lifecycleStages, ...emissionFactorSources];

/** Which field a path of `differences` leads to: emissionValues.stages.MANUFACTURING.SCOPE_1.2.value. */
export function fieldOfPath(path: string): FieldOfPath | null {
  const [, list, name = '', last] = listPattern.exec(path) ?? [];
  const field = fieldNames.find((known) => known === (list === undefined ? path : `${list}.${last}`));
  if (field === undefined) return null;
  if (list === undefined) return { field, item: null };
  const parts = name.split('.');
  return {
    field,
    item: {
      code: parts.find((part) => itemCodes.includes(part)) ?? 'OTHER',
      scope: parts.find((part) => (emissionScopes as readonly string[]).includes(part)) ?? null,
      number: Number(parts.find((part) => /^\d+$/.test(part))) || null,
    },
  };
}
