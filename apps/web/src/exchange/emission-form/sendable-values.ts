import type { EmissionFormValues } from './emission-form-values.ts';
import { entryProblem } from './fields/entry-problem.ts';
import { fieldLimits } from './fields/field-limits.ts';
import { withoutIndex } from './fields/field-name.ts';

/** The values without what no server would take, such as letters in a number, so that the rest can be saved. */
export function sendableValues(values: EmissionFormValues): EmissionFormValues {
  return {
    ...values,
    data: sendable('', values.data) as EmissionFormValues['data'],
    itemData: sendable('itemData', values.itemData) as EmissionFormValues['itemData'],
  };
}

function sendable(path: string, value: unknown): unknown {
  // A text that cannot be sent leaves no gap in its list.
  if (Array.isArray(value)) return value.map((item) => sendable(path, item)).filter((item) => item !== null);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, sendable(path === '' ? key : `${path}.${key}`, item)]),
    );
  }
  if (value === '') return null;
  const limit = fieldLimits[withoutIndex(path)];
  return limit && entryProblem(value, limit) !== null ? null : value;
}
