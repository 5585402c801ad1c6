import { checkPage } from '../../http/check-page.ts';
import { metadataOf } from '../../http/list-metadata.ts';
import { reads } from '../../http/operation-handler.ts';
import { presentRequest } from './present-request.ts';
import { countRequests, selectRequests } from './request-lists.queries.ts';

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
