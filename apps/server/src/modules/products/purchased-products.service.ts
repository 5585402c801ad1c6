import { planByIndexes } from '../../database/plan-by-indexes.ts';
import { checkPage } from '../../http/check-page.ts';
import { metadataOf } from '../../http/list-metadata.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { presentLine } from './present-line.service.ts';
import { countLines, selectLines, selectSupplierKnown } from './purchased-lines.queries.ts';

type ListQueries = {
  plan: ReturnType<typeof planByIndexes>;
  page: ReturnType<typeof selectLines>;
  count: ReturnType<typeof countLines>;
};

export const listPurchasedProducts = reads<'listPurchasedProducts', ListQueries>(
  (db, { query }) => ({
    plan: planByIndexes(db),
    page: selectLines(db, { filter: query, order: query, page: checkPage(query) }),
    count: countLines(db, query),
  }),
  ({ page, count }) => ({ data: page.map(presentLine), metadata: metadataOf(count[0]) }),
);

export const listLinkedProducts = reads<
  'listLinkedProducts',
  ListQueries & { known: ReturnType<typeof selectSupplierKnown> }
>(
  (db, { params: { supplierId }, query }) => {
    const filter = { ...query, supplierIds: [supplierId] };
    return {
      plan: planByIndexes(db),
      known: selectSupplierKnown(db, supplierId),
      page: selectLines(db, { filter, order: query, page: checkPage(query) }),
      count: countLines(db, filter),
    };
  },
  ({ known, page, count }) => {
    if (known.length === 0) throw new ProblemError('NOT_FOUND');
    return { data: page.map(presentLine), metadata: metadataOf(count[0]) };
  },
);
