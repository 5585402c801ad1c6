import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Language } from '@pcf/contract/vocabulary/language';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import type { Caller, Queries, Tx } from '../../database/database.ts';

const presentUser = (row: UserRow) => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  jobTitle: row.job_title,
  language: row.language,
  accessLevel: row.access_level,
});

export const presentCurrentUser = (
  row: UserRow,
  { installationAdmin }: Pick<Caller, 'installationAdmin'>,
): OperationOutput<'getCurrentUser'> => ({ ...presentUser(row), installationAdmin });

export const presentOrganisationUser = (row: UserRow & { created_at: Date }): OperationOutput<'getUser'> => ({
  ...presentUser(row),
  createdAt: row.created_at.toISOString(),
});

const columns = ['id', 'email', 'first_name', 'last_name', 'job_title', 'language', 'access_level'] as const;

export const selectCurrentUser = (db: Queries | Tx) =>
  db.selectFrom('organisation_user').select(columns).where('id', '=', sql<string>`(select current_user_id())`);

export const selectUser = (db: Queries | Tx, userId: string) =>
  db.selectFrom('organisation_user').select(columns).select('created_at').where('id', '=', userId);

export const selectUsers = (db: Queries, page: { limit: number; offset: number }) =>
  db
    .selectFrom('organisation_user')
    .select(columns)
    .select('created_at')
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset);

export const countUsers = (db: Queries) =>
  db.selectFrom('organisation_user').select(sql<number>`count(*)::integer`.as('count'));

export interface Profile {
  first_name: string;
  last_name: string;
  job_title: string | null;
  language: Language;
}

/** Undefined where the user was removed meanwhile. */
export const updateProfile = (tx: Tx, userId: string, profile: Profile) =>
  tx
    .updateTable('organisation_user')
    .set({ ...profile, updated_at: new Date() })
    .where('id', '=', userId)
    .returning(columns)
    .executeTakeFirst();

export async function insertAccount(
  tx: Tx,
  email: string,
  passwordHash: string,
  emailVerified: boolean,
): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`select create_account(${email}, ${passwordHash}, ${emailVerified}) as id`.execute(tx);
  if (!rows[0]) throw new Error('create_account answered without an id.');
  return rows[0].id;
}

type NewUserRow = Profile & {
  organisation_id: string;
  account_id: string;
  email: string;
  access_level: UserAccessLevel;
};

export const insertUser = (tx: Tx, user: NewUserRow) => tx.insertInto('organisation_user').values(user).execute();

/** Undefined where the account has a user already; a failed statement would end the transaction. */
export const insertUserOnce = (tx: Tx, user: NewUserRow) =>
  tx
    .insertInto('organisation_user')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

type UserRow = Profile & { id: string; email: string; access_level: UserAccessLevel };
