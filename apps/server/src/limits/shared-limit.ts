import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { currentCall } from '../database/current-call.ts';
import type { Tx } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';

/** Whose mailboxes have no dots, however they are written. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** A limit that all processes share, because it is counted in the database. */
export interface SharedLimit {
  readonly bucket: string;
  readonly allowed: number;
  readonly windowSeconds: number;
}

/** Addresses and e-mails are counted without being kept. */
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url');

/** Takes one use and answers how many seconds a refused caller has to wait; undefined where it is allowed. */
export async function takeLimit(tx: Tx, limit: SharedLimit, subject: string): Promise<number | undefined> {
  const { rows } = await sql<{ used: number; resets_in_seconds: number }>`
    select used, resets_in_seconds from take_limit(${limit.bucket}, ${keyOf(subject)}, ${limit.allowed}::integer, make_interval(secs => ${limit.windowSeconds}))
  `.execute(tx);
  const [row] = rows;
  if (!row || row.used <= limit.allowed) return undefined;
  currentCall()?.limitHit(limit.bucket);
  return row.resets_in_seconds;
}

export async function clearLimit(tx: Tx, limit: SharedLimit, subject: string): Promise<void> {
  await sql`select clear_limit(${limit.bucket}, ${keyOf(subject)})`.execute(tx);
}

/** A use that turned out to be none of those that the limit is about. */
export async function giveBackLimit(tx: Tx, limit: SharedLimit, subject: string): Promise<void> {
  await sql`select give_back_limit(${limit.bucket}, ${keyOf(subject)})`.execute(tx);
}

export function tooManyRequests(waitSeconds: number): ProblemError {
  return new ProblemError('TOO_MANY_REQUESTS', { retryAfter: waitSeconds });
}

/**
 * One mailbox for every way of writing it that is known to lead there, for limits on what it is sent: without what stands
 * behind a plus sign, and without the dots that some do not look at. As address_key in the database.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+', 1);
  const domain = email.slice(at + 1);
  return dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
