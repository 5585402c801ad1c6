import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { deepestRow } from '@pcf/contract/paging';
import type { ProductRequestAggregatedStatus, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { countUpTo, planByIndexes } from '../../database/list-query.ts';
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
const hasLineIn = (status: ProductRequestStatus) =>
  status === 'NOT_STARTED' ? sql`false` : sql`${sql.ref(`${status.toLowerCase()}_lines`)} > 0`;

/** Finds the page before it looks up names. */
export const selectReceivedRequests = (
  db: Queries,
  { statuses, order, limit, offset }: { statuses: Statuses; order: Order; limit: number; offset: number },
) =>
  db
    .selectFrom(receivedRequest)
    .selectAll()
    .where(
      sql<boolean>`r.id in (
        select id from (${matching(statuses, offset + limit, order)}) as found ${byAge(order)} limit ${limit} offset ${offset})`,
    )
    .orderBy('r.created_at', order)
    .orderBy('r.id', order);

export const countReceivedRequests = (db: Queries, statuses: Statuses) =>
  statuses?.length
    ? countUpTo(
        db,
        sql`select id from (${matching(statuses, deepestRow + 1)}) as found limit ${sql.lit(deepestRow + 1)}`,
      )
    : sumTalliedRequests(db, 'SUPPLIER');

const selectReceivedRequest = (db: Queries, requestReference: string) =>
  db.selectFrom(receivedRequest).selectAll().where('r.reference', '=', requestReference);

export const listReceivedRequests = reads<
  'listReceivedRequests',
  {
    plan: ReturnType<typeof planByIndexes>;
    page: ReturnType<typeof selectReceivedRequests>;
    count: ReturnType<typeof countReceivedRequests>;
  }
>(
  (db, { query }) => {
    const statuses = query.productRequestStatus;
    const order = query.sortDirection === 'ASC' ? 'asc' : 'desc';
    return {
      plan: planByIndexes(db),
      page: selectReceivedRequests(db, { ...checkPage(query), statuses, order }),
      count: countReceivedRequests(db, statuses),
    };
  },
  ({ page, count }) => ({ data: page.map(presentRequest), metadata: metadataOf(count[0]) }),
);

export const getReceivedRequest = reads<
  'getReceivedRequest',
  {
    plan: ReturnType<typeof planByIndexes>;
    request: ReturnType<typeof selectReceivedRequest>;
    lines: ReturnType<typeof selectLinesOfRequest>;
  }
>(
  (db, { params: { requestReference } }) => ({
    plan: planByIndexes(db),
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

type Statuses = readonly ProductRequestStatus[] | undefined;

type Order = 'asc' | 'desc';

/** Those that match, and no more than needed. Each status has an index of its own in the order of age. */
function matching(statuses: Statuses, most: number, order: Order = 'desc'): RawBuilder<unknown> {
  const conditions = statuses?.length ? statuses.map(hasLineIn) : [sql`true`];
  const branches = conditions.map(
    (condition) => sql`(
      select id, created_at from received_request
       where supplier_organisation_id = current_organisation() and ${condition} ${byAge(order)} limit ${most})`,
  );
  return sql.join(branches, sql` union `);
}
