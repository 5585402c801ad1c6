import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ActivityDetails } from '@pcf/contract/resources/activity';
import { type OrganisationIdentifierType, organisationIdentifierTypes } from '@pcf/contract/vocabulary/organisation';
import { normaliseIdentifier } from '@pcf/domain/exchange/organisation-identifier';
import type { Caller, Tx } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import { type FieldProblem, pointer } from '../../http/field-problems.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import {
  insertOrganisation,
  presentOrganisation,
  selectOrganisation,
  updateOrganisationValues,
} from './organisation.queries.ts';

const upsertIdentifiers = (
  tx: Tx,
  rows: readonly { organisation_id: string; type: OrganisationIdentifierType; value: string }[],
) =>
  tx
    .insertInto('organisation_identifier')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'type']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();

const deleteIdentifiers = (tx: Tx, organisationId: string, types: readonly OrganisationIdentifierType[]) =>
  tx
    .deleteFrom('organisation_identifier')
    .where('organisation_id', '=', organisationId)
    .where('type', 'in', types)
    .execute();

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

type Organisation = OperationOutput<'getOrganisation'>;

/** What is different now, for the log; null where nothing is. */
function organisationChanges(before: Organisation, after: Organisation): ActivityDetails | null {
  const types = organisationIdentifierTypes.filter((type) => before.identifiers[type] !== after.identifiers[type]);
  const changes: ActivityDetails = {
    ...(before.name !== after.name && { from: before.name, to: after.name }),
    ...(before.remindersEnabled !== after.remindersEnabled && { reminders: after.remindersEnabled ? 'ON' : 'OFF' }),
    ...(types.length > 0 && { identifiers: types.join(', ') }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** Of those that are named, the one spelling of each; null takes one away. Every wrong one is named at once. */
function checkedIdentifiers(
  given: CheckedInput<'updateOrganisation'>['body']['identifiers'] = {},
): Map<OrganisationIdentifierType, string | null> {
  const checked = new Map<OrganisationIdentifierType, string | null>();
  const errors: FieldProblem[] = [];
  for (const type of organisationIdentifierTypes) {
    const text = given[type];
    if (text === undefined) continue;
    const value = text ? normaliseIdentifier(type, text) : null;
    if (text && value === null) {
      const path = pointer('body', ['identifiers', type]);
      errors.push({ path, code: 'INVALID_FORMAT', message: `This is no ${type}` });
    }
    checked.set(type, value);
  }
  if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', { errors });
  return checked;
}
