import { deepestRow } from '@pcf/contract/paging';
import type { ProductRequestAggregatedStatus } from '@pcf/contract/vocabulary/product-request-aggregated-status';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { type RawBuilder, sql } from 'kysely';
import { countUpTo } from '../../database/count-up-to.ts';
import type { Queries } from '../../database/database.ts';
import { ownOrganisation } from '../../database/own-organisation.ts';
import { sumTalliedRequests } from '../../database/tallied-requests.ts';
import type { CountColumns } from './line-counts.service.ts';
import { sentRequest } from './sent-request.ts';

export interface RequestFilter {
  readonly statuses: readonly ProductRequestStatus[] | undefined;
  readonly aggregatedStatuses: readonly ProductRequestAggregatedStatus[] | undefined;
  readonly supplierId: string | undefined;
}

type Order = 'asc' | 'desc';

/** Nothing that was sent is NOT_STARTED. */
const countColumns: Readonly<Record<ProductRequestStatus, keyof CountColumns | null>> = {
  NOT_STARTED: null,
  REQUESTED: 'requested_lines',
  PENDING_REVIEW: 'pending_review_lines',
  REJECTED: 'rejected_lines',
  DECLINED: 'declined_lines',
  CANCELED: 'canceled_lines',
  COMPLETED: 'completed_lines',
};

function hasLineIn(status: ProductRequestStatus): RawBuilder<unknown> {
  const column = countColumns[status];
  // Those of deleted products do not count, but the index of the order is one of them all.
  if (column === 'canceled_lines') return sql`ever_canceled_lines > 0 and canceled_lines > 0`;
  return column === null ? sql`false` : sql`${sql.ref(column)} > 0`;
}

const eachOf = <Item>(list: readonly Item[] | undefined, condition: (item: Item) => RawBuilder<unknown>) =>
  list && list.length > 0 ? list.map(condition) : [sql`true`];

/**
 * Those that match, in the order asked for if any, and no more than needed. Each status has an index of its own in that
 * order, so each is read by itself; what is in several of them counts once.
 */
function matching(filter: RequestFilter, most: number, order?: Order): RawBuilder<unknown> {
  const bySupplier = filter.supplierId === undefined ? sql`true` : sql`supplier_organisation_id = ${filter.supplierId}`;
  const branches = eachOf(filter.statuses, hasLineIn).flatMap((inStatus) =>
    eachOf(filter.aggregatedStatuses, (status) => sql`aggregated_status = ${status}`).map(
      (inAggregatedStatus) => sql`
        (select id, created_at from sent_request
          where customer_organisation_id = ${ownOrganisation} and ${inStatus} and ${inAggregatedStatus} and ${bySupplier}
          ${order ? byAge(order) : sql``} limit ${most})`,
    ),
  );
  return sql.join(branches, sql` union `);
}

const byAge = (order: Order) => sql`order by created_at ${sql.raw(order)}, id ${sql.raw(order)}`;

/** Finds the page before it looks up names, so that a deep page costs little more than the first. */
export const selectRequests = (
  db: Queries,
  { order, limit, offset, ...filter }: RequestFilter & { order: Order; limit: number; offset: number },
) =>
  db
    .selectFrom(sentRequest)
    .selectAll()
    .where('r.customer_organisation_id', '=', ownOrganisation)
    .where(
      'r.id',
      'in',
      sql<string>`(select id from (${matching(filter, offset + limit, order)}) as found
                    ${byAge(order)} limit ${limit} offset ${offset})`,
    )
    .orderBy('r.created_at', order)
    .orderBy('r.id', order);

/** From the tally where it tells them apart, else no further than one past the deepest row. */
export const countRequests = (db: Queries, filter: RequestFilter) =>
  filter.statuses?.length || filter.supplierId !== undefined
    ? countUpTo(db, matching(filter, deepestRow + 1))
    : sumTalliedRequests(db, 'CUSTOMER', filter.aggregatedStatuses);

export const selectRequest = (db: Queries, requestId: string) =>
  db
    .selectFrom(sentRequest)
    .selectAll()
    .where('r.customer_organisation_id', '=', ownOrganisation)
    .where('r.id', '=', requestId);
