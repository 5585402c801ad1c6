/** Why a line was left out of something that was asked for many at once. */
export const lineSkipReasons = [
  'NOT_FOUND',
  'NO_SUPPLIER',
  'NOT_CONNECTED',
  'INVALID_TRANSITION',
  'ARCHIVED',
  'AMBIGUOUS_REQUEST',
  'REMINDED_RECENTLY',
] as const;

export type LineSkipReason = (typeof lineSkipReasons)[number];
