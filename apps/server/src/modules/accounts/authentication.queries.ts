import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { isRefused } from '../../database/is-refused.ts';
import type { SessionRow } from '../../tokens/token-issuer.ts';

export interface Credentials {
  account_id: string;
  /** Null while the registration is not finished. */
  user_id: string | null;
  /** Null where only an identity of the external provider opens the account, and where the demo it belongs to is off. */
  password_hash: string | null;
  email_verified: boolean;
  /** Whether somebody has signed in to the account from there. */
  known_network: boolean;
}

export async function findCredentials(
  tx: Tx,
  email: string,
  network: string | null = null,
): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    select account_id, user_id, case when not is_refused(user_id) then password_hash end as password_hash, email_verified,
           known_network
      from find_credentials(${email}, ${network})`.execute(tx);
  return rows[0];
}

/** None for somebody of a demo that is off, and none where the password that was checked is no longer the account's. */
export async function openSession(
  tx: Tx,
  userId: string,
  lifetimeSeconds: number,
  from: { userAgent: string | null; network: string; passwordHash: string | null },
): Promise<SessionRow | undefined> {
  if (await isRefused(tx, userId)) return undefined;
  const { rows } = await sql<SessionRow>`
    select * from open_session(${userId}::uuid, make_interval(secs => ${lifetimeSeconds}), ${from.userAgent}, ${from.network}, ${from.passwordHash})
  `.execute(tx);
  return rows[0];
}

export async function advanceSession(
  tx: Tx,
  place: { sessionId: string; counter: number },
  seconds: { lifetime: number; grace: number },
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select * from advance_session(${place.sessionId}::uuid, ${place.counter}::integer,
      make_interval(secs => ${seconds.lifetime}), make_interval(secs => ${seconds.grace}))
  `.execute(tx);
  return rows[0];
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await sql`select end_session(${sessionId}::uuid)`.execute(tx);
}
