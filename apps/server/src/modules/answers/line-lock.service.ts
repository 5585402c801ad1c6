import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { lockUntil } from '@pcf/domain/emission-data/lock';
import { mayDo } from '@pcf/domain/exchange/permissions';
import type { Caller, Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { supplierStep } from '../lines/change-supplier-lines.service.ts';
import type { ReceivedLine } from '../lines/lock-received-lines.service.ts';
import { findLine } from './find-line.ts';
import { deleteLocks, type LockHolder, selectHolder, selectUserName, upsertLock } from './line-lock.queries.ts';

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
  const [taken, { name }] = await together([
    upsertLock(tx, caller, line, lockUntil(line.now)),
    selectUserName(tx, caller),
  ]);
  if (!taken) throw lockedBy(await selectHolder(tx, line));
  return { holderName: name, own: true, until: taken.expires_at.toISOString() };
}

/** What keeps the caller from a line: that somebody else has its lock. */
export const whyLocked = (caller: Caller, holder: LockHolder | undefined): ProblemError | null =>
  holder && holder.holder_id !== caller.userId ? lockedBy(holder) : null;

/** For whoever took it only while something was written. */
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
