import { maxDecimals, maxSignificantDigits } from '@pcf/contract/exchange-limits';
import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import type { FieldLimit } from './field-limits.ts';

/** What is wrong with an entry by itself; null for a good one, and for none. */
export function entryProblem(value: unknown, limit: FieldLimit): FieldProblemCode | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return numberProblem(value, limit);
  if (typeof value !== 'string') return null;
  if (limit.kind === 'month') return /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/.test(value) ? null : 'INVALID_FORMAT';
  if (limit.kind === 'day') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? null : 'INVALID_FORMAT';
  if (limit.pattern && !limit.pattern.test(value)) return 'INVALID_FORMAT';
  return value.trim().length > (limit.maxLength ?? Number.POSITIVE_INFINITY) ? 'TOO_LONG' : null;
}

function numberProblem(value: number, { min, max, above, decimals }: FieldLimit): FieldProblemCode | null {
  if (!Number.isFinite(value)) return 'INVALID_FORMAT';
  if (min !== undefined && (value < min || (above && value === min))) return 'TOO_SMALL';
  if (max !== undefined && value > max) return 'TOO_LARGE';
  return hasTooManyDigits(value, decimals ?? maxDecimals) ? 'INVALID_VALUE' : null;
}

function hasTooManyDigits(value: number, decimals: number): boolean {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const behindPoint = (mantissa.split('.')[1]?.length ?? 0) - Number(exponent);
  return behindPoint > decimals || mantissa.replace(/[-.]|^0+/g, '').length > maxSignificantDigits;
}
