import type { receivedRequestFilters } from '@pcf/contract/operations/answers.filters';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { deepestRow } from '@pcf/contract/paging';
import type { ProductRequestAggregatedStatus, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { type Condition, countUpTo, waysToFulfil } from '../../database/list-query.ts';
import type { ReceivedRequest } from '../../database/schema.generated.ts';
import { sumTalliedRequests } from '../../database/tallies.ts';
import type { ViewRow } from '../../database/view-row.ts';
import { reads } from '../../http/operation-handler.ts';
import { checkPage, metadataOf } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { presentExpected } from '../requests/expected-columns.service.ts';
import { lineCounts } from '../requests/line-counts.service.ts';
import { presentReceived } from './present-received.ts';
import { selectLinesOfRequest } from './received-lines.service.ts';

const receivedRequest = sql<ReceivedRequestRow>`received_request`.as('r');

const byAge = (order: Order) => sql`order by created_at ${sql.raw(order)}, id ${sql.raw(order)}`;

/** Nothing that was sent is NOT_STARTED. */
const hasLineIn = (status: ProductRequestStatus): Condition =>
  status === 'NOT_STARTED' ? sql<boolean>`false` : sql<boolean>`${sql.ref(`${status.toLowerCase()}_lines`)} > 0`;

/** What each filter of the table asks of a request; one of several conditions is enough. */
const conditions: Readonly<Record<keyof typeof receivedRequestFilters, (filter: RequestFilter) => Condition[]>> = {
  productRequestStatus: ({ productRequestStatus = [] }) => productRequestStatus.map(hasLineIn),
};

const conditionsOf = (filter: RequestFilter): Condition[][] => Object.values(conditions).map((of) => of(filter));

/** Finds the page before it looks up names. */
export const selectReceivedRequests = (
  db: Queries,
  filter: RequestFilter,
  { order, limit, offset }: { order: Order; limit: number; offset: number },
) =>
  db
    .selectFrom(receivedRequest)
    .selectAll()
    .where(
      sql<boolean>`r.id in (
        select id from (${matching(filter, offset + limit, order)}) as found ${byAge(order)} limit ${limit} offset ${offset})`,
    )
    .orderBy('r.created_at', order)
    .orderBy('r.id', order);

export const countReceivedRequests = (db: Queries, filter: RequestFilter) =>
  conditionsOf(filter).some((ways) => ways.length > 0)
    ? countUpTo(db, sql`select id from (${matching(filter, deepestRow + 1)}) as found limit ${sql.lit(deepestRow + 1)}`)
    : sumTalliedRequests(db, 'SUPPLIER');

const selectReceivedRequest = (db: Queries, requestReference: string) =>
  db.selectFrom(receivedRequest).selectAll().where('r.reference', '=', requestReference);

export const listReceivedRequests = reads<
  'listReceivedRequests',
  {
    page: ReturnType<typeof selectReceivedRequests>;
    count: ReturnType<typeof countReceivedRequests>;
  }
>(
  (db, { query }) => {
    const order = query.sortDirection === 'ASC' ? 'asc' : 'desc';
    return {
      page: selectReceivedRequests(db, query, { ...checkPage(query), order }),
      count: countReceivedRequests(db, query),
    };
  },
  ({ page, count }) => ({ data: page.map(presentRequest), metadata: metadataOf(count[0]) }),
);

export const getReceivedRequest = reads<
  'getReceivedRequest',
  {
    request: ReturnType<typeof selectReceivedRequest>;
    lines: ReturnType<typeof selectLinesOfRequest>;
  }
>(
  (db, { params: { requestReference } }) => ({
    request: selectReceivedRequest(db, requestReference),
    lines: selectLinesOfRequest(db, requestReference),
  }),
  ({ request: [request], lines }, caller) => {
    if (!request) throw new ProblemError('NOT_FOUND');
    return { ...presentRequest(request), products: lines.map((line) => presentReceived(line, caller)) };
  },
);

const presentRequest = (row: ReceivedRequestRow): OperationOutput<'listReceivedRequests'>['data'][number] => ({
  requestReference: row.reference,
  customer: { id: row.customer_organisation_id, name: row.customer_name },
  requestedBy: row.created_by,
  comment: row.comment,
  dueDate: row.due_date,
  expects: presentExpected(row),
  productRequestAggregatedStatus: row.aggregated_status,
  lines: lineCounts(row),
  createdAt: row.created_at.toISOString(),
});

type ReceivedRequestRow = ViewRow<
  ReceivedRequest,
  'customer_name',
  { aggregated_status: ProductRequestAggregatedStatus }
>;

type RequestFilter = Pick<CheckedInput<'listReceivedRequests'>['query'], keyof typeof receivedRequestFilters>;

type Order = 'asc' | 'desc';

/** Those that match, and no more than needed. Each status has an index of its own in the order of age. */
function matching(filter: RequestFilter, most: number, order: Order = 'desc'): RawBuilder<unknown> {
  const branches = waysToFulfil(conditionsOf(filter)).map(
    (way) => sql`(
      select id, created_at from received_request
       where supplier_organisation_id = current_organisation() and ${way} ${byAge(order)} limit ${most})`,
  );
  return sql.join(branches, sql` union `);
}
