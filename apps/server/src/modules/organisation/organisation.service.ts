import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { insertOrganisation, selectOrganisation, updateOrganisationValues } from './organisation.queries.ts';
import { presentOrganisation } from './present-organisation.ts';

export const getOrganisation = reads<'getOrganisation', { organisation: ReturnType<typeof selectOrganisation> }>(
  (db) => ({ organisation: selectOrganisation(db) }),
  ({ organisation: [organisation] }) => {
    if (!organisation) throw new ProblemError('NOT_FOUND');
    return presentOrganisation(organisation);
  },
);

export async function updateOrganisation(tx: Tx, { body }: CheckedInput<'updateOrganisation'>, caller: Caller) {
  const { name, remindersEnabled } = body;
  await updateOrganisationValues(tx, caller.organisationId, {
    name,
    ...(remindersEnabled === undefined ? {} : { reminders_enabled: remindersEnabled }),
  });
  return presentOrganisation(await selectOrganisation(tx).executeTakeFirstOrThrow());
}

/** In a transaction that sees only the organisation that is coming into being. */
export function createOrganisation(tx: Tx, organisation: { id: string; name: string }) {
  return insertOrganisation(tx, organisation);
}
