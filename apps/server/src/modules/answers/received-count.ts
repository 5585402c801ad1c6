import { countUpTo } from '../../database/count-up-to.ts';
import type { Queries } from '../../database/database.ts';
import { everyPartner } from '../../database/every-partner.ts';
import { countedBySearch, countedRows } from '../../database/found-rows.ts';
import { besidesDays, talliedDaysOf } from '../../database/tallied-days.ts';
import { sumTalliedDays, sumTalliedLines } from '../../database/tallied-lines.ts';
import { lineConditions, matches, type ReceivedFilter, statusesOf, textConditions } from './received-filter.ts';
import { firstLines } from './received-page.ts';

/** Exact at any size where tallies are kept: of all lines, of a customer, of either by status, and of all by some days. */
export function countReceived(db: Queries, filter: ReceivedFilter) {
  const { customerIds = [], ...asked } = filter;
  const statuses = statusesOf(filter);
  const isTallied = customerIds.length <= 1 && !customerIds.includes(everyPartner);
  if (isTallied && lineConditions(filter).length === 0)
    return sumTalliedLines(db, { side: 'SUPPLIER', partnerId: customerIds[0], statuses });
  const days = talliedDaysOf({ ...asked, statuses });
  return days && customerIds.length === 0 && lineConditions(besidesDays(asked)).length === 0
    ? sumTalliedDays(db, 'SUPPLIER', days)
    : countUpTo(db, countedLines(filter));
}

function countedLines(filter: ReceivedFilter) {
  const found = { view: 'received_line', matching: matches(filter) };
  return textConditions(filter).length === 0
    ? countedRows(found)
    : countedBySearch({ ...found, newest: (count) => firstLines(filter, {}, count) });
}
