import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mayDo } from '@pcf/contract/permissions';
import { lockUntil } from '@pcf/domain/emission-data/lock';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { ofLines, type ReceivedLine, supplierStep } from '../lines/supplier-lines.service.ts';
import { findLine, type LineKey } from './answered-line.queries.ts';

/** Taken where it is free, has run out or is one's own; no row where somebody else holds it. */
const upsertLock = (tx: Tx, caller: Caller, line: LineKey, until: Date) =>
  tx
    .insertInto('line_lock')
    .values({
      supplier_organisation_id: caller.organisationId,
      customer_organisation_id: line.customer_organisation_id,
      line_id: line.id,
      holder_id: caller.userId,
      expires_at: until,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_organisation_id', 'line_id'])
        .doUpdateSet({ holder_id: caller.userId, expires_at: until, taken_at: sql<Date>`now()` })
        .where(({ eb, or }) =>
          or([eb('line_lock.holder_id', '=', caller.userId), eb('line_lock.expires_at', '<=', sql<Date>`now()`)]),
        ),
    )
    .returning('expires_at')
    .executeTakeFirst();

export const selectHolder = (tx: Tx, line: LineKey) =>
  tx
    .selectFrom('line_lock as k')
    .innerJoin('actor as a', (join) =>
      join.onRef('a.organisation_id', '=', 'k.supplier_organisation_id').onRef('a.id', '=', 'k.holder_id'),
    )
    .select(['k.holder_id', 'a.name', 'k.expires_at'])
    .where('k.customer_organisation_id', '=', line.customer_organisation_id)
    .where('k.line_id', '=', line.id)
    .where('k.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

const selectUserName = (tx: Tx, caller: Caller) =>
  tx
    .selectFrom('actor')
    .select('name')
    .where('organisation_id', '=', caller.organisationId)
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();

export const deleteLocks = (tx: Tx, lines: readonly LineKey[]) =>
  tx.deleteFrom('line_lock').where(ofLines(lines)).execute();

type OwnLock = OperationOutput<'lockEmissionData'>['lock'];

export async function lockEmissionData(
  tx: Tx,
  { params }: CheckedInput<'lockEmissionData'>,
  caller: Caller,
): Promise<OperationOutput<'lockEmissionData'>> {
  const line = await findLine(tx, caller, params);
  supplierStep('takeLock', caller, line);
  return { lock: await takeLock(tx, caller, line) };
}

/** Takes the lock of a line that is held, or renews it. */
export async function takeLock(tx: Tx, caller: Caller, line: ReceivedLine): Promise<OwnLock> {
  const [taken, { name }] = await pipelined([
    upsertLock(tx, caller, line, lockUntil(line.now)),
    selectUserName(tx, caller),
  ]);
  if (!taken) throw lockedBy(await selectHolder(tx, line));
  return { holderName: name, own: true, until: taken.expires_at.toISOString() };
}

/** What keeps the caller from a line: that somebody else has its lock. */
export const whyLocked = (caller: Caller, holder: LockHolder | undefined): ProblemError | null =>
  holder && holder.holder_id !== caller.userId ? lockedBy(holder) : null;

/** For a caller that took it only for one write. */
export const releaseLock = (tx: Tx, line: ReceivedLine) => deleteLocks(tx, [line]);

const lockedBy = (holder: LockHolder | undefined) =>
  new ProblemError('LOCKED', {
    extra: holder ? { holderName: holder.name, until: holder.expires_at.toISOString() } : {},
  });

/** In any status, so that nobody keeps what has ended. */
export async function unlockEmissionData(
  tx: Tx,
  { params }: CheckedInput<'unlockEmissionData'>,
  caller: Caller,
): Promise<undefined> {
  const line = await findLine(tx, caller, params);
  const problem = whyLocked(caller, await selectHolder(tx, line));
  if (problem && !mayDo('releaseLocksOfOthers', caller)) throw problem;
  await deleteLocks(tx, [line]);
  return undefined;
}

export type LockHolder = NonNullable<Awaited<ReturnType<typeof selectHolder>>>;
