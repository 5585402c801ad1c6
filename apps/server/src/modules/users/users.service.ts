import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Language } from '@pcf/contract/vocabulary/language';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/user-access-level';
import type { Caller, Tx } from '../../database/database.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { insertAccount, insertUser, type Profile, selectCurrentUser, updateProfile } from './users.queries.ts';

type UserRow = Profile & { id: string; email: string; access_level: UserAccessLevel };

const presentUser = (row: UserRow): OperationOutput<'getCurrentUser'> => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  jobTitle: row.job_title,
  language: row.language,
  accessLevel: row.access_level,
});

export const getCurrentUser = reads<'getCurrentUser', { user: ReturnType<typeof selectCurrentUser> }>(
  (db) => ({ user: selectCurrentUser(db) }),
  ({ user: [user] }) => {
    if (!user) throw new ProblemError('NOT_FOUND');
    return presentUser(user);
  },
);

export async function updateCurrentUser(tx: Tx, { body }: CheckedInput<'updateCurrentUser'>, caller: Caller) {
  return presentUser(
    await updateProfile(tx, caller.userId, {
      first_name: body.firstName,
      last_name: body.lastName,
      job_title: body.jobTitle || null,
      language: body.language,
    }),
  );
}

export interface NewUser {
  organisationId: string;
  email: string;
  passwordHash: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  language: Language;
  accessLevel: UserAccessLevel;
}

/** In a transaction that sees the user's organisation. */
export async function createUser(tx: Tx, user: NewUser): Promise<void> {
  const accountId = await insertAccount(tx, user.email, user.passwordHash, user.emailVerified);
  await insertUser(tx, {
    organisation_id: user.organisationId,
    account_id: accountId,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    job_title: user.jobTitle,
    language: user.language,
    access_level: user.accessLevel,
  });
}
