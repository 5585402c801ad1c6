import { lockMinutes } from '@pcf/contract/exchange-limits';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import type { EmissionAnswer } from './answer-calls.ts';

type Lock = NonNullable<EmissionAnswer['lock']>;

/** The colleague who holds the lock now; null where it is free, has run out or is the reader's own. */
export function lockedBy({ lock }: Pick<EmissionAnswer, 'lock'>, now: Date): Lock | null {
  return lock && !lock.own && new Date(lock.until) > now ? lock : null;
}

const renewalMs = 5 * 60_000;
const lockMs = lockMinutes * 60_000;

/** Whether the own lock was taken or renewed long enough ago to renew it. */
export function needsRenewal({ lock }: Pick<EmissionAnswer, 'lock'>, now: Date): boolean {
  return lock?.own === true && new Date(lock.until).getTime() - now.getTime() <= lockMs - renewalMs;
}

/** Who holds the lock, as a refused call tells; null for any other error. */
export function lockOfProblem(error: unknown): EmissionAnswer['lock'] {
  if (!(error instanceof ApiProblem) || error.code !== 'LOCKED') return null;
  const { holderName, until } = error.problem;
  return typeof holderName === 'string' && typeof until === 'string' ? { holderName, own: false, until } : null;
}
