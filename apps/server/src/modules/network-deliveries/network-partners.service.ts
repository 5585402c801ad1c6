import type { Tx } from '../../database/database.ts';
import { selectNetworkPartners } from './network-partners.queries.ts';

/** Those of the caller's partners that are reached on another platform. */
export async function networkPartnersAmong(tx: Tx, partnerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = partnerIds.length > 0 ? await selectNetworkPartners(tx, partnerIds) : [];
  return new Set(found.map(({ id }) => id));
}
