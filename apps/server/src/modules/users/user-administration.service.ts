import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/user-access-level';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { checkedEmails } from '../../http/checked-email.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { presentOrganisationUser } from './present-user.ts';
import { selectUser } from './users.queries.ts';

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
