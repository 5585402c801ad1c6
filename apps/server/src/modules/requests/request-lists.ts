import { deepestRow } from '@pcf/contract/paging';
import type { ProductRequestAggregatedStatus, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { countUpTo, ownOrganisation } from '../../database/list-query.ts';
import { sumTalliedRequests } from '../../database/tallies.ts';
import { reads } from '../../http/operation-handler.ts';
import { checkPage, metadataOf } from '../../http/paging.ts';
import type { CountColumns } from './line-counts.service.ts';
import { presentRequest, sentRequest } from './present-request.ts';

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

const eachOf = <Item>(list: readonly Item[] | undefined, condition: (item: Item) => RawBuilder<unknown>) =>
  list && list.length > 0 ? list.map(condition) : [sql`true`];

const byAge = (order: Order) => sql`order by created_at ${sql.raw(order)}, id ${sql.raw(order)}`;

/** Finds the page before it looks up names, so that a deep page costs little more than the first. */
const selectRequests = (
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
const countRequests = (db: Queries, filter: RequestFilter) =>
  filter.statuses?.length || filter.supplierId !== undefined
    ? countUpTo(db, matching(filter, deepestRow + 1))
    : sumTalliedRequests(db, 'CUSTOMER', filter.aggregatedStatuses);

export const selectRequest = (db: Queries, requestId: string) =>
  db
    .selectFrom(sentRequest)
    .selectAll()
    .where('r.customer_organisation_id', '=', ownOrganisation)
    .where('r.id', '=', requestId);

export const listEmissionRequests = reads<
  'listEmissionRequests',
  { page: ReturnType<typeof selectRequests>; count: ReturnType<typeof countRequests> }
>(
  (db, { query }) => {
    const filter = {
      statuses: query.productRequestStatus,
      aggregatedStatuses: query.productRequestAggregatedStatus,
      supplierId: query.supplierId,
    };
    const order = query.sortDirection === 'ASC' ? 'asc' : 'desc';
    return { page: selectRequests(db, { ...checkPage(query), ...filter, order }), count: countRequests(db, filter) };
  },
  ({ page, count }) => ({ data: page.map(presentRequest), metadata: metadataOf(count[0]) }),
);

interface RequestFilter {
  readonly statuses: readonly ProductRequestStatus[] | undefined;
  readonly aggregatedStatuses: readonly ProductRequestAggregatedStatus[] | undefined;
  readonly supplierId: string | undefined;
}

type Order = 'asc' | 'desc';

function hasLineIn(status: ProductRequestStatus): RawBuilder<unknown> {
  const column = countColumns[status];
  // Those of deleted products do not count, but the index of the order is one of them all.
  if (column === 'canceled_lines') return sql`ever_canceled_lines > 0 and canceled_lines > 0`;
  return column === null ? sql`false` : sql`${sql.ref(column)} > 0`;
}

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
