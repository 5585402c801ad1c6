import type { Tx } from '../../database/database.ts';

export const selectNetworkPartners = (tx: Tx, organisationIds: readonly string[]) =>
  tx
    .selectFrom('network_connection')
    .select('partner_organisation_id as id')
    .where('partner_organisation_id', 'in', organisationIds)
    .execute();
