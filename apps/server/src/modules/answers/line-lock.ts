import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mayDo } from '@pcf/contract/permissions';
import { lockUntil } from '@pcf/domain/emission-data/lock';
import { sql } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { ofLines, type ReceivedLine, supplierStep } from '../lines/supplier-lines.service.ts';
import type { LineKey } from './answered-line.queries.ts';

interface WantedLock extends Pick<Caller, 'organisationId' | 'userId'> {
  readonly customerId: string;
  readonly lineId: string;
  readonly until: Date;
}

/** Taken where it is free, has run out or is one's own; no row where somebody else holds it. */
const upsertLock = compiledOnce((db, { organisationId, userId, customerId, lineId, until }: WantedLock) =>
  db
    .insertInto('line_lock')
    .values({
      supplier_organisation_id: organisationId,
      customer_organisation_id: customerId,
      line_id: lineId,
      holder_id: userId,
      expires_at: until,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_organisation_id', 'line_id'])
        .doUpdateSet({ holder_id: userId, expires_at: until, taken_at: sql<Date>`now()` })
        .where(({ eb, or }) =>
          or([eb('line_lock.holder_id', '=', userId), eb('line_lock.expires_at', '<=', sql<Date>`now()`)]),
        ),
    )
    .returning([
      'expires_at',
      sql<string>`(select name from actor where organisation_id = ${organisationId} and id = ${userId})`.as(
        'holder_name',
      ),
    ]),
);

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

export const deleteLocks = (tx: Tx, lines: readonly LineKey[]) =>
  tx.deleteFrom('line_lock').where(ofLines(lines)).execute();

type OwnLock = OperationOutput<'lockEmissionData'>['lock'];

export async function lockEmissionData(
  tx: Tx,
  line: ReceivedLine,
  _input: CheckedInput<'lockEmissionData'>,
  caller: Caller,
): Promise<OperationOutput<'lockEmissionData'>> {
  supplierStep('takeLock', caller, line);
  return { lock: await takeLock(tx, caller, line) };
}

/** Takes the lock of a line that is held, or renews it. */
export async function takeLock(tx: Tx, caller: Caller, line: ReceivedLine): Promise<OwnLock> {
  const [taken] = await upsertLock(tx, {
    organisationId: caller.organisationId,
    userId: caller.userId,
    customerId: line.customer_organisation_id,
    lineId: line.id,
    until: lockUntil(line.now),
  });
  if (!taken) throw lockedBy(await selectHolder(tx, line));
  return { holderName: taken.holder_name, own: true, until: taken.expires_at.toISOString() };
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
  line: ReceivedLine,
  _input: CheckedInput<'unlockEmissionData'>,
  caller: Caller,
): Promise<undefined> {
  const problem = whyLocked(caller, await selectHolder(tx, line));
  if (problem && !mayDo('releaseLocksOfOthers', caller)) throw problem;
  await deleteLocks(tx, [line]);
  return undefined;
}

export type LockHolder = NonNullable<Awaited<ReturnType<typeof selectHolder>>>;
