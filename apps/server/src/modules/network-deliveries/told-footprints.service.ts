import type { FootprintStatus } from '@pcf/contract/vocabulary/footprint-status';
import type { ProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';

interface SharedRow {
  readonly status: FootprintStatus;
  readonly document: ProductFootprint;
}

const words = { ACTIVE: 'Active', DEPRECATED: 'Deprecated' } as const;

/** As it was shared, with whether it still holds. */
export const statedFootprint = ({ document, status }: SharedRow): ProductFootprint => ({
  ...document,
  status: words[status],
});

interface ToldRow extends SharedRow {
  readonly id: string;
}

/** What partners were told under some ids: one document for all of them, which holds as long as it does for one. */
export const selectTold = (db: Queries, ids: readonly string[]) =>
  db
    .selectFrom(
      sql<ToldRow>`(select distinct on (f.id) f.id, f.status, f.document from shared_footprint f
                     where f.organisation_id = current_organisation() and f.id = any (${ids}::uuid[])
                     order by f.id, f.status)`.as('t'),
    )
    .selectAll();
