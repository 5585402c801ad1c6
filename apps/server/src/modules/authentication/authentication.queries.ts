import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { SessionRow } from '../../tokens/token-issuer.ts';

export interface Credentials {
  user_id: string;
  password_hash: string;
  email_verified: boolean;
}

export async function findCredentials(tx: Tx, email: string): Promise<Credentials | undefined> {
  const { rows } =
    await sql<Credentials>`select user_id, password_hash, email_verified from find_credentials(${email})`.execute(tx);
  return rows[0];
}

export async function openSession(tx: Tx, userId: string, lifetimeSeconds: number): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select * from open_session(${userId}::uuid, make_interval(secs => ${lifetimeSeconds}))
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
