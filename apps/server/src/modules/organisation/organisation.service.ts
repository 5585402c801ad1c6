import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { checkedIdentifiers } from './checked-identifiers.ts';
import { deleteIdentifiers, upsertIdentifiers } from './identifiers.queries.ts';
import { insertOrganisation, selectOrganisation, updateOrganisationValues } from './organisation.queries.ts';
import { organisationChanges } from './organisation-changes.ts';
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
  const identifiers = checkedIdentifiers(body.identifiers);
  // Held from here on, so that the log tells what this call changed and nobody else's.
  const before = presentOrganisation(await selectOrganisation(tx).forNoKeyUpdate().executeTakeFirstOrThrow());
  await updateOrganisationValues(tx, caller.organisationId, {
    name,
    ...(remindersEnabled === undefined ? {} : { reminders_enabled: remindersEnabled }),
  });
  await writeIdentifiers(tx, caller.organisationId, identifiers);
  const after = presentOrganisation(await selectOrganisation(tx).executeTakeFirstOrThrow());
  const changes = organisationChanges(before, after);
  if (changes) await recordActivity(tx, caller, 'ORGANISATION_CHANGED', changes);
  return after;
}

async function writeIdentifiers(tx: Tx, organisationId: string, identifiers: ReturnType<typeof checkedIdentifiers>) {
  const entries = [...identifiers];
  const said = entries.flatMap(([type, value]) =>
    value === null ? [] : [{ organisation_id: organisationId, type, value }],
  );
  const removed = entries.flatMap(([type, value]) => (value === null ? [type] : []));
  if (said.length > 0) await upsertIdentifiers(tx, said);
  if (removed.length > 0) await deleteIdentifiers(tx, organisationId, removed);
}

/** In a transaction that sees only the organisation that is coming into being. */
export function createOrganisation(tx: Tx, organisation: { id: string; name: string }) {
  return insertOrganisation(tx, organisation);
}
