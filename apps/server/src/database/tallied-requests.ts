import { deepestRow } from '@pcf/contract/paging';
import type { ExchangeSide } from '@pcf/contract/vocabulary/exchange-side';
import type { ProductRequestAggregatedStatus } from '@pcf/contract/vocabulary/product-request-aggregated-status';
import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { ownOrganisation } from './own-organisation.ts';

/** All requests of a side, or those in some statuses, as far as one can page; none stands for all of them. */
export function sumTalliedRequests(
  db: Queries,
  side: ExchangeSide,
  statuses: readonly ProductRequestAggregatedStatus[] = [],
) {
  const requests = sql`coalesce(sum(requests), 0)`;
  const tallies = db
    .selectFrom('request_tally')
    .select([
      sql<number>`least(${requests}, ${sql.lit(deepestRow)})::integer`.as('count'),
      sql<boolean>`${requests} > ${sql.lit(deepestRow)}`.as('more'),
    ])
    .where('organisation_id', '=', ownOrganisation)
    .where('side', '=', side);
  return statuses.length > 0 ? tallies.where('aggregated_status', 'in', statuses) : tallies;
}
