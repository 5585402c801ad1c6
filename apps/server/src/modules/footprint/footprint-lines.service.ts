import { planByIndexes } from '../../database/plan-by-indexes.ts';
import { checkPage } from '../../http/check-page.ts';
import { metadataOf } from '../../http/list-metadata.ts';
import { reads } from '../../http/operation-handler.ts';
import { presentPurchase } from './present-purchase.ts';
import { countPurchases, selectPurchases } from './purchases.queries.ts';

type ListQueries = {
  plan: ReturnType<typeof planByIndexes>;
  page: ReturnType<typeof selectPurchases>;
  count: ReturnType<typeof countPurchases>;
};

export const listFootprintLines = reads<'listFootprintLines', ListQueries>(
  (db, { query }) => ({
    plan: planByIndexes(db),
    page: selectPurchases(db, query, checkPage(query)),
    count: countPurchases(db, query),
  }),
  ({ page, count }) => ({ data: page.map(presentPurchase), metadata: metadataOf(count[0]) }),
);
