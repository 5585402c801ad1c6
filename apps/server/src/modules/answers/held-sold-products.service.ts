import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';

/** In one order, so that nobody waits for each other. Whoever changes or deletes one meanwhile waits. */
const selectTemplatesForShare = (tx: Tx, organisationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('template')
    .select([
      'id',
      'name',
      'internal_reference',
      'data_version',
      'complete',
      'emission_value',
      'emission_unit',
      'emission_unit_amount',
      'reference_year',
      'valid_until',
      sql<EmissionData | null>`data`.as('data'),
      sql<ItemData | null>`item_data`.as('item_data'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forShare()
    .execute();

/** A template as it stays until the transaction ends. */
export type HeldTemplate = Awaited<ReturnType<typeof selectTemplatesForShare>>[number];

/** Those of the templates that are the organisation's own, by their ids. */
export async function holdTemplates(
  tx: Tx,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldTemplate>> {
  if (ids.length === 0) return new Map();
  const rows = await selectTemplatesForShare(tx, caller.organisationId, ids);
  return new Map(rows.map((row) => [row.id, row]));
}
