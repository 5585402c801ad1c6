import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { entryProblem } from './entry-problem.ts';
import { fieldLimits } from './field-limits.ts';
import { withoutIndex } from './field-name.ts';

export interface WrongEntry {
  /** As a finding has it: emissionValues.value, itemData.energy.0.amount. */
  readonly path: string;
  readonly code: FieldProblemCode;
}

/** Entries that are wrong by themselves, such as letters in a number. */
export function wrongEntries({ data, itemData }: Pick<EmissionFormValues, 'data' | 'itemData'>): readonly WrongEntry[] {
  return [...wrongBelow('', data), ...wrongBelow('itemData', itemData)];
}

function wrongBelow(path: string, value: unknown): WrongEntry[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => wrongBelow(path === '' ? key : `${path}.${key}`, item));
  }
  const limit = fieldLimits[withoutIndex(path)];
  const code = limit ? entryProblem(value, limit) : null;
  return code === null ? [] : [{ path, code }];
}
