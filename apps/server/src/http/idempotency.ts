import { createHash } from 'node:crypto';
import { idempotencyKeyHeader, maxIdempotencyKeyLength } from '@pcf/contract/operations/idempotency';
import type { Operation } from '@pcf/contract/operations/operation';
import type { Caller, Tx } from '../database/database.ts';
import { ProblemError } from './problem-error.ts';

export interface IdempotentRequest {
  readonly key: string;
  readonly operation: string;
  readonly requestHash: string;
  /** Of the answer when it succeeds. */
  readonly status: number;
  /** The answer holds what is told once: no copy of it is kept, and a repetition hears only that it was done. */
  readonly tellsSecret: boolean;
}

export interface StoredAnswer {
  readonly body: unknown;
  readonly replayed: boolean;
}

export function idempotentRequest(
  key: string,
  name: string,
  { success, tellsSecret }: Operation,
  input: unknown,
): IdempotentRequest {
  if (key.length === 0 || key.length > maxIdempotencyKeyLength) {
    throw new ProblemError('VALIDATION_FAILED', {
      detail: `The header ${idempotencyKeyHeader} has 1 to ${maxIdempotencyKeyLength} characters.`,
    });
  }
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return { key, operation: name, status: success.status, tellsSecret: tellsSecret ?? false, requestHash };
}

/**
 * Does the work once for a key, in the work's own transaction. A second request with the key waits at the insert for
 * the first to end, and is then answered with what the first answered; where the first failed, it does the work.
 */
export async function once(
  tx: Tx,
  caller: Caller,
  request: IdempotentRequest,
  work: () => Promise<unknown>,
): Promise<StoredAnswer> {
  const owner = { organisation_id: caller.organisationId, user_id: caller.userId, key: request.key };
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ ...owner, operation: request.operation, request_hash: request.requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const stored = await earlierAnswer(tx, caller, request);
    if (!stored) throw new Error('An Idempotency-Key was claimed and is gone.');
    return stored;
  }
  const body = await work();
  await tx
    .updateTable('idempotency_key')
    .set({ status: request.status, body: body === undefined || request.tellsSecret ? null : JSON.stringify(body) })
    .where(({ and }) => and(owner))
    .execute();
  return { body, replayed: false };
}

const selectKey = (tx: Tx, { organisationId, userId }: Caller, key: string) =>
  tx
    .selectFrom('idempotency_key')
    .select(['operation', 'request_hash', 'body'])
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();

/** Whether anything was answered under the key, by whichever call. */
export const isKnownKey = async (tx: Tx, caller: Caller, key: string): Promise<boolean> =>
  (await selectKey(tx, caller, key)) !== undefined;

/** What the key was answered with, where it has been used; a request that is still at work shows nothing yet. */
export async function earlierAnswer(
  tx: Tx,
  caller: Caller,
  request: IdempotentRequest,
): Promise<StoredAnswer | undefined> {
  const stored = await selectKey(tx, caller, request.key);
  if (!stored) return undefined;
  if (stored.operation !== request.operation || stored.request_hash !== request.requestHash) {
    throw new ProblemError('IDEMPOTENCY_KEY_REUSED');
  }
  if (request.tellsSecret) throw new ProblemError('SECRET_TOLD_ALREADY');
  return { body: stored.body ?? undefined, replayed: true };
}
