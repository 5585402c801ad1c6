import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { requestFilters } from '@pcf/contract/operations/requests.filters';
import { deepestRow } from '@pcf/contract/paging';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { type Condition, countUpTo, ownOrganisation, waysToFulfil } from '../../database/list-query.ts';
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

/** What each filter of the table asks of a request; one of several conditions is enough. */
const conditions: Readonly<Record<keyof typeof requestFilters, (filter: RequestFilter) => Condition[]>> = {
  productRequestStatus: ({ productRequestStatus = [] }) => productRequestStatus.map(hasLineIn),
  productRequestAggregatedStatus: ({ productRequestAggregatedStatus = [] }) =>
    productRequestAggregatedStatus.map((status) => sql<boolean>`aggregated_status = ${status}`),
  supplierId: ({ supplierId }) =>
    supplierId === undefined ? [] : [sql<boolean>`supplier_organisation_id = ${supplierId}`],
};

const { productRequestAggregatedStatus: _tallied, ...notTallied } = conditions;

const byAge = (order: Order) => sql`order by created_at ${sql.raw(order)}, id ${sql.raw(order)}`;

/** Finds the page before it looks up names, so that a deep page costs little more than the first. */
const selectRequests = (
  db: Queries,
  filter: RequestFilter,
  { order, limit, offset }: { order: Order; limit: number; offset: number },
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
  Object.values(notTallied).some((ofFilter) => ofFilter(filter).length > 0)
    ? countUpTo(db, matching(filter, deepestRow + 1))
    : sumTalliedRequests(db, 'CUSTOMER', filter.productRequestAggregatedStatus);

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
    const order = query.sortDirection === 'ASC' ? 'asc' : 'desc';
    return { page: selectRequests(db, query, { ...checkPage(query), order }), count: countRequests(db, query) };
  },
  ({ page, count }) => ({ data: page.map(presentRequest), metadata: metadataOf(count[0]) }),
);

type RequestFilter = Pick<CheckedInput<'listEmissionRequests'>['query'], keyof typeof requestFilters>;

type Order = 'asc' | 'desc';

function hasLineIn(status: ProductRequestStatus): Condition {
  const column = countColumns[status];
  // Those of deleted products do not count, but the index of the order is one of them all.
  if (column === 'canceled_lines') return sql<boolean>`ever_canceled_lines > 0 and canceled_lines > 0`;
  return column === null ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)} > 0`;
}

/**
 * Those that match, in the order asked for if any, and no more than needed. Each status has an index of its own in that
 * order, so each is read by itself; what is in several of them counts once.
 */
function matching(filter: RequestFilter, most: number, order?: Order): RawBuilder<unknown> {
  const branches = waysToFulfil(Object.values(conditions).map((ofFilter) => ofFilter(filter))).map(
    (way) => sql`
      (select id, created_at from sent_request
        where customer_organisation_id = ${ownOrganisation} and ${way}
        ${order ? byAge(order) : sql``} limit ${most})`,
  );
  return sql.join(branches, sql` union `);
}
