import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import {
  countedRows,
  countFound,
  countUpTo,
  listOrder,
  type Page,
  type ProductOrder,
  rowsOf,
} from '../../database/list-query.ts';
import { besidesDays, everyPartner, sumTalliedDays, sumTalliedLines, talliedDaysOf } from '../../database/tallies.ts';
import { reads } from '../../http/operation-handler.ts';
import { checkPage, metadataOf } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { asksForText, type LineFilter, lineConditions, matches, statusesOf } from './line-filter.ts';
import { firstOffered, offerToCount, pageIds } from './line-page.ts';
import { lineColumns, type PurchasedLineRow, presentLine } from './present-line.service.ts';

export const listPurchasedProducts = reads<'listPurchasedProducts', ListQueries>(
  (db, { query }) => {
    const page = checkPage(query);
    return { page: selectLines(db, { filter: query, order: query, page }), count: countLines(db, query, page) };
  },
  ({ page, count }) => ({ data: page.map(presentLine), metadata: metadataOf(count[0]) }),
);

export const listLinkedProducts = reads<
  'listLinkedProducts',
  ListQueries & { known: ReturnType<typeof selectSupplierKnown> }
>(
  (db, { params: { supplierId }, query }) => {
    const filter = { ...query, supplierIds: [supplierId] };
    const page = checkPage(query);
    return {
      known: selectSupplierKnown(db, supplierId),
      page: selectLines(db, { filter, order: query, page }),
      count: countLines(db, filter, page),
    };
  },
  ({ known, page, count }) => {
    if (known.length === 0) throw new ProblemError('NOT_FOUND');
    return { data: page.map(presentLine), metadata: metadataOf(count[0]) };
  },
);

export type { LineFilter };

const lines = sql<PurchasedLineRow>`purchased_line`.as('l');

/** The lines that a filter finds, for files and other exports that are no page. */
export const foundLines = (db: Queries, filter: LineFilter) => db.selectFrom(lines).where(matches(filter));

/** Finds the page by ids before it reads all that is shown, so that names are looked up for its lines only. */
export const selectLines = (
  db: Queries,
  { filter, order, page }: { filter: LineFilter; order: ProductOrder; page: Page },
) =>
  db
    .selectFrom(sql<PurchasedLineRow>`${rowsOf('purchased_line', pageIds(filter, order, page))}`.as('l'))
    .select(lineColumns)
    .orderBy(listOrder(order));

/** Exact at any size where tallies are kept: of all lines, of a supplier, of either by status, and of all by some days. */
export function countLines(db: Queries, filter: LineFilter, page?: Page) {
  const { archived, supplierIds = [], ...asked } = filter;
  const statuses = statusesOf(filter);
  const isTallied = supplierIds.length <= 1 && !supplierIds.includes(everyPartner);
  if (!archived && isTallied && lineConditions(filter).length === 0)
    return sumTalliedLines(db, { side: 'CUSTOMER', partnerId: supplierIds[0], statuses });
  const days = talliedDaysOf({ ...asked, statuses });
  return days && !archived && supplierIds.length === 0 && lineConditions(besidesDays(asked)).length === 0
    ? sumTalliedDays(db, 'CUSTOMER', days)
    : countMatching(db, filter, page);
}

/** A row where the organisation is connected with the supplier, or still has lines with it. */
export const selectSupplierKnown = (db: Queries, supplierId: string) =>
  db
    .selectFrom('connection')
    .select('supplier_organisation_id as id')
    .where('customer_organisation_id', '=', sql<string>`current_organisation()`)
    .where('supplier_organisation_id', '=', supplierId)
    .unionAll(
      db
        .selectFrom(lines)
        .select(sql<string>`supplier_organisation_id`.as('id'))
        .where('supplier_organisation_id', '=', supplierId)
        .limit(1),
    );

function countMatching(db: Queries, filter: LineFilter, page?: Page) {
  const found = { view: 'purchased_line', matching: matches(filter) };
  return asksForText(filter)
    ? countFound(db, { ...found, newest: (count) => firstOffered(offerToCount(filter), {}, count) }, page)
    : countUpTo(db, countedRows(found));
}

type ListQueries = {
  page: ReturnType<typeof selectLines>;
  count: ReturnType<typeof countLines>;
};
