import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ActivityDetails } from '@pcf/contract/resources/activity';
import { organisationIdentifierTypes } from '@pcf/contract/vocabulary/organisation-identifier-type';

type Organisation = OperationOutput<'getOrganisation'>;

/** What is different now, for the log; null where nothing is. */
export function organisationChanges(before: Organisation, after: Organisation): ActivityDetails | null {
  const types = organisationIdentifierTypes.filter((type) => before.identifiers[type] !== after.identifiers[type]);
  const changes: ActivityDetails = {
    ...(before.name !== after.name && { from: before.name, to: after.name }),
    ...(before.remindersEnabled !== after.remindersEnabled && { reminders: after.remindersEnabled ? 'ON' : 'OFF' }),
    ...(types.length > 0 && { identifiers: types.join(', ') }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
