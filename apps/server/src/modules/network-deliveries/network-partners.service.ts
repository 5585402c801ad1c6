import type { Tx } from '../../database/database.ts';

const selectNetworkPartners = (tx: Tx, organisationIds: readonly string[]) =>
  tx
    .selectFrom('network_connection')
    .select('partner_organisation_id as id')
    .where('partner_organisation_id', 'in', organisationIds)
    .execute();

/** Those of the caller's partners that are reached on another platform. */
export async function networkPartnersAmong(tx: Tx, partnerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = partnerIds.length > 0 ? await selectNetworkPartners(tx, partnerIds) : [];
  return new Set(found.map(({ id }) => id));
}
