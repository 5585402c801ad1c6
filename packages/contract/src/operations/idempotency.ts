import type { Call } from './call.ts';

export const idempotencyKeyHeader = 'Idempotency-Key';
export const maxIdempotencyKeyLength = 255;

/** Repeating such a call with the same key has the effect, and the answer, of the first time. */
export const takesIdempotencyKey = ({ method, path, keepsNothing }: Omit<Call, 'access'>) =>
  method === 'POST' && path.startsWith('/api/') && !keepsNothing;
