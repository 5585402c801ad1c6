import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { planByIndexes } from '../../database/plan-by-indexes.ts';
import { checkPage } from '../../http/check-page.ts';
import { metadataOf } from '../../http/list-metadata.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { presentExpected } from '../requests/expected-columns.service.ts';
import { lineCounts } from '../requests/line-counts.service.ts';
import { presentReceived } from './present-received.ts';
import { selectLinesOfRequest } from './received-lines.queries.ts';
import {
  countReceivedRequests,
  type ReceivedRequestRow,
  selectReceivedRequest,
  selectReceivedRequests,
} from './received-requests.queries.ts';

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
