import type { ProblemCode } from '../problem-codes.ts';

/** Why one of many submissions was not accepted. */
export const reviewSkipReasons = [
  'NOT_FOUND',
  'INVALID_TRANSITION',
  'STALE_VERSION',
] as const satisfies readonly ProblemCode[];

export type ReviewSkipReason = (typeof reviewSkipReasons)[number];
