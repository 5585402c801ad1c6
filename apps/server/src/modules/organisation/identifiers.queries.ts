import type { OrganisationIdentifierType } from '@pcf/contract/vocabulary/organisation-identifier-type';
import type { Tx } from '../../database/database.ts';

export const upsertIdentifiers = (
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

export const deleteIdentifiers = (tx: Tx, organisationId: string, types: readonly OrganisationIdentifierType[]) =>
  tx
    .deleteFrom('organisation_identifier')
    .where('organisation_id', '=', organisationId)
    .where('type', 'in', types)
    .execute();
