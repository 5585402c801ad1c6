import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Language } from '@pcf/contract/vocabulary/language';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { checkedEmails } from '../../http/checked-email.ts';
import { reads } from '../../http/operation-handler.ts';
import { checkPage } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import {
  countUsers,
  insertAccount,
  insertUser,
  presentCurrentUser,
  presentOrganisationUser,
  selectCurrentUser,
  selectUser,
  selectUsers,
  updateProfile,
} from './users.queries.ts';

export const getCurrentUser = reads<'getCurrentUser', { user: ReturnType<typeof selectCurrentUser> }>(
  (db) => ({ user: selectCurrentUser(db) }),
  ({ user: [user] }, caller) => {
    if (!user) throw new ProblemError('NOT_FOUND');
    return presentCurrentUser(user, caller);
  },
);

export const getUser = reads<'getUser', { user: ReturnType<typeof selectUser> }>(
  (db, { params }) => ({ user: selectUser(db, params.userId) }),
  ({ user: [user] }) => {
    if (!user) throw new ProblemError('NOT_FOUND');
    return presentOrganisationUser(user);
  },
);

export const listUsers = reads<
  'listUsers',
  { users: ReturnType<typeof selectUsers>; counted: ReturnType<typeof countUsers> }
>(
  (db, { query }) => ({ users: selectUsers(db, checkPage(query)), counted: countUsers(db) }),
  ({ users, counted: [counted] }) => ({
    data: users.map(presentOrganisationUser),
    metadata: { count: counted?.count ?? 0 },
  }),
);

export async function updateCurrentUser(tx: Tx, { body }: CheckedInput<'updateCurrentUser'>, caller: Caller) {
  const updated = await updateProfile(tx, caller.userId, {
    first_name: body.firstName,
    last_name: body.lastName,
    job_title: body.jobTitle || null,
    language: body.language,
  });
  if (!updated) throw new ProblemError('UNAUTHENTICATED');
  return presentCurrentUser(updated, caller);
}

export interface NewUser {
  readonly organisationId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string | null;
  readonly language: Language;
  readonly accessLevel: UserAccessLevel;
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

export async function updateAccessLevel(tx: Tx, { body }: CheckedInput<'updateAccessLevel'>) {
  const outcome = await changeAccessLevel(tx, body.userId, body.accessLevel);
  if (outcome !== 'CHANGED') throw new ProblemError(outcome);
  return presentOrganisationUser(await selectUser(tx, body.userId).executeTakeFirstOrThrow());
}

export async function deleteAccounts(tx: Tx, { body }: CheckedInput<'deleteAccounts'>): Promise<undefined> {
  const outcome = await removeUsers(
    tx,
    checkedEmails(body, (index) => `/body/${index}`),
  );
  if (outcome !== 'REMOVED') throw new ProblemError(outcome);
}

type AdministrationProblem = 'FORBIDDEN' | 'NOT_FOUND' | 'LAST_ADMIN';

async function changeAccessLevel(
  tx: Tx,
  userId: string,
  accessLevel: UserAccessLevel,
): Promise<AdministrationProblem | 'CHANGED'> {
  const { rows } = await sql<{ outcome: AdministrationProblem | 'CHANGED' }>`
    select change_access_level(${userId}::uuid, ${accessLevel}) as outcome`.execute(tx);
  return outcomeOf(rows);
}

async function removeUsers(tx: Tx, emails: readonly string[]): Promise<AdministrationProblem | 'REMOVED'> {
  const { rows } = await sql<{ outcome: AdministrationProblem | 'REMOVED' }>`
    select remove_users(${emails}::text[]) as outcome`.execute(tx);
  return outcomeOf(rows);
}

function outcomeOf<Outcome>([row]: readonly { outcome: Outcome }[]): Outcome {
  if (!row) throw new Error('A function of the user administration answered without an outcome.');
  return row.outcome;
}
