import type { Language } from '@pcf/contract/vocabulary/language';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';
import type { Tx } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import { deleteInvitations } from './user-invitations.queries.ts';
import { insertUserOnce } from './users.queries.ts';

export interface JoiningUser {
  readonly accountId: string;
  readonly organisationId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string | null;
  readonly language: Language;
  readonly accessLevel: UserAccessLevel;
}

/**
 * Makes a user of an account, in a transaction that sees the organisation, and answers with the user's id; undefined
 * where the account or its address has a user already. An invitation of the address has then had its time.
 */
export async function createUserOfAccount(tx: Tx, user: JoiningUser): Promise<string | undefined> {
  const joined = await insertUserOnce(tx, {
    organisation_id: user.organisationId,
    account_id: user.accountId,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    job_title: user.jobTitle,
    language: user.language,
    access_level: user.accessLevel,
  });
  if (!joined) return undefined;
  await deleteInvitations(tx, user.organisationId, [user.email]);
  await recordActivity(tx, { organisationId: user.organisationId, userId: joined.id }, 'USER_JOINED', {
    email: user.email,
    name: `${user.firstName} ${user.lastName}`,
    accessLevel: user.accessLevel,
  });
  return joined.id;
}
