import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Tx } from '../../database/database.ts';
import { checkedEmails } from '../../http/checked-email.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { presentOrganisationUser } from './present-user.ts';
import { changeAccessLevel, removeUsers } from './user-administration.queries.ts';
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
