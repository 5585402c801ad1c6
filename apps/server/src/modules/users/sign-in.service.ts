import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Tx } from '../../database/database.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { endOwnSessions, selectOwnAccount, selectOwnSessions } from './sign-in.queries.ts';

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
