import type { ProblemCode } from '../problem-codes.ts';

/** Why one of many submissions was not accepted. Whoever has no data is read and answered one by one. */
export const reviewSkipReasons = [
  'NOT_FOUND',
  'INVALID_TRANSITION',
  'STALE_VERSION',
  'NO_DATA_AVAILABLE',
] as const satisfies readonly (ProblemCode | 'NO_DATA_AVAILABLE')[];

export type ReviewSkipReason = (typeof reviewSkipReasons)[number];
