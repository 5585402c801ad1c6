import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** In one order, so that nobody waits for each other. Whoever changes or deletes one meanwhile waits. */
export const selectTemplatesForShare = (tx: Tx, organisationId: string, ids: readonly string[]) =>
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
