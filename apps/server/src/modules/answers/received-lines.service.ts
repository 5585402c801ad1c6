import { planByIndexes } from '../../database/plan-by-indexes.ts';
import { checkPage } from '../../http/check-page.ts';
import { metadataOf } from '../../http/list-metadata.ts';
import { reads } from '../../http/operation-handler.ts';
import { presentReceived } from './present-received.ts';
import { countReceived } from './received-count.ts';
import { selectReceived } from './received-lines.queries.ts';

type ListQueries = {
  plan: ReturnType<typeof planByIndexes>;
  page: ReturnType<typeof selectReceived>;
  count: ReturnType<typeof countReceived>;
};

export const listReceivedProductRequests = reads<'listReceivedProductRequests', ListQueries>(
  (db, { query }) => ({
    plan: planByIndexes(db),
    page: selectReceived(db, { filter: query, order: query, page: checkPage(query) }),
    count: countReceived(db, query),
  }),
  ({ page, count }, caller) => ({
    data: page.map((row) => presentReceived(row, caller)),
    metadata: metadataOf(count[0]),
  }),
);

export const listSupplierProducts = reads<'listSupplierProducts', ListQueries>(
  (db, { query }) => ({
    plan: planByIndexes(db),
    page: selectReceived(db, { filter: {}, order: {}, page: checkPage(query) }),
    count: countReceived(db, {}),
  }),
  ({ page, count }, caller) => ({
    data: page.map((row) => presentReceived(row, caller)),
    metadata: metadataOf(count[0]),
  }),
);
