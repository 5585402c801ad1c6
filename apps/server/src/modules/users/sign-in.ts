import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';

/** That there is a password, never its hash. */
const selectOwnAccount = (db: Queries) =>
  db
    .selectFrom(sql<OwnAccount>`read_own_account()`.as('a'))
    .select(['a.new_email', 'a.identity_linked', sql<boolean>`a.password_hash is not null`.as('has_password')]);

const selectOwnSessions = (db: Queries) =>
  db
    .selectFrom(sql<OwnSession>`read_own_sessions()`.as('s'))
    .select(['s.id', 's.current', 's.user_agent', 's.created_at', 's.advanced_at'])
    .orderBy('s.current', 'desc')
    .orderBy('s.advanced_at', 'desc')
    .orderBy('s.id');

export const getSignInOverview = reads<
  'getSignInOverview',
  { account: ReturnType<typeof selectOwnAccount>; sessions: ReturnType<typeof selectOwnSessions> }
>(
  (db) => ({ account: selectOwnAccount(db), sessions: selectOwnSessions(db) }),
  ({ account: [account], sessions }) => {
    if (!account) throw new ProblemError('NOT_FOUND');
    return {
      hasPassword: account.has_password,
      identityLinked: account.identity_linked,
      newEmail: account.new_email,
      sessions: sessions.map((row) => ({
        id: row.id,
        current: row.current,
        userAgent: row.user_agent,
        signedInAt: row.created_at.toISOString(),
        lastUsedAt: row.advanced_at.toISOString(),
      })),
    };
  },
);

export async function endSession(tx: Tx, { params }: CheckedInput<'endSession'>): Promise<undefined> {
  if ((await endOwnSessions(tx, params.sessionId)) === 0) throw new ProblemError('NOT_FOUND');
}

export async function endAllSessions(tx: Tx): Promise<undefined> {
  await endOwnSessions(tx, null);
}

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

/** All of them where none is named; answers how many. */
async function endOwnSessions(tx: Tx, sessionId: string | null): Promise<number> {
  const { rows } = await sql<{ ended: number }>`select end_own_sessions(${sessionId}::uuid) as ended`.execute(tx);
  return rows[0]?.ended ?? 0;
}
