import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';

interface OwnAccount {
  new_email: string | null;
  identity_linked: boolean;
}

interface OwnSession {
  id: string;
  current: boolean;
  user_agent: string | null;
  created_at: Date;
  advanced_at: Date;
}

/** That there is a password, never its hash. */
export const selectOwnAccount = (db: Queries) =>
  db
    .selectFrom(sql<OwnAccount>`read_own_account()`.as('a'))
    .select(['a.new_email', 'a.identity_linked', sql<boolean>`a.password_hash is not null`.as('has_password')]);

export const selectOwnSessions = (db: Queries) =>
  db
    .selectFrom(sql<OwnSession>`read_own_sessions()`.as('s'))
    .select(['s.id', 's.current', 's.user_agent', 's.created_at', 's.advanced_at'])
    .orderBy('s.current', 'desc')
    .orderBy('s.advanced_at', 'desc')
    .orderBy('s.id');

/** All of them where none is named; answers how many. */
export async function endOwnSessions(tx: Tx, sessionId: string | null): Promise<number> {
  const { rows } = await sql<{ ended: number }>`select end_own_sessions(${sessionId}::uuid) as ended`.execute(tx);
  return rows[0]?.ended ?? 0;
}
