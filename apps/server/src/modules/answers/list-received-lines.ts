import type { Caller, Queries, ReadResults } from '../../database/database.ts';
import { countedRows, countFound, countUpTo, type Page } from '../../database/list-query.ts';
import { besidesDays, everyPartner, sumTalliedDays, sumTalliedLines, talliedDaysOf } from '../../database/tallies.ts';
import { reads } from '../../http/operation-handler.ts';
import { checkPage, metadataOf } from '../../http/paging.ts';
import { presentReceived } from './present-received.ts';
import {
  firstLines,
  lineConditions,
  matches,
  type ReceivedFilter,
  selectReceived,
  statusesOf,
  textConditions,
} from './received-lines.service.ts';

type ListQueries = {
  page: ReturnType<typeof selectReceived>;
  count: ReturnType<typeof countReceived>;
};

export const listReceivedProductRequests = reads<'listReceivedProductRequests', ListQueries>((db, { query }) => {
  const page = checkPage(query);
  return { page: selectReceived(db, { filter: query, order: query, page }), count: countReceived(db, query, page) };
}, presentList);

export const listSupplierProducts = reads<'listSupplierProducts', ListQueries>(
  (db, { query }) => ({
    page: selectReceived(db, { filter: {}, order: {}, page: checkPage(query) }),
    count: countReceived(db, {}),
  }),
  presentList,
);

function presentList({ page, count }: ReadResults<ListQueries>, caller: Caller) {
  return { data: page.map((row) => presentReceived(row, caller)), metadata: metadataOf(count[0]) };
}

/** Exact at any size where tallies are kept: of all lines, of a customer, of either by status, and of all by some days. */
export function countReceived(db: Queries, filter: ReceivedFilter, page?: Page) {
  const { customerIds = [], ...asked } = filter;
  const statuses = statusesOf(filter);
  const isTallied = customerIds.length <= 1 && !customerIds.includes(everyPartner);
  if (isTallied && lineConditions(filter).length === 0)
    return sumTalliedLines(db, { side: 'SUPPLIER', partnerId: customerIds[0], statuses });
  const days = talliedDaysOf({ ...asked, statuses });
  return days && customerIds.length === 0 && lineConditions(besidesDays(asked)).length === 0
    ? sumTalliedDays(db, 'SUPPLIER', days)
    : countMatching(db, filter, page);
}

function countMatching(db: Queries, filter: ReceivedFilter, page?: Page) {
  const found = { view: 'received_line', matching: matches(filter) };
  return textConditions(filter).length === 0
    ? countUpTo(db, countedRows(found))
    : countFound(db, { ...found, newest: (count) => firstLines(filter, {}, count) }, page);
}
