import { sql } from 'kysely';
import { countUpTo } from '../../database/count-up-to.ts';
import type { Queries } from '../../database/database.ts';
import { countedBySearch, countedRows } from '../../database/found-rows.ts';
import {
  matches,
  ofValidity,
  type ReceivedFilter,
  statusesOf,
  textConditions,
  updateConditions,
} from './received-filter.ts';
import { firstLines } from './received-page.ts';

/** The partner that stands for all of them together. */
const everybody = '00000000-0000-0000-0000-000000000000';

/** Exact at any size where tallies are kept: of all lines, of a customer, and of either by status. */
export function countReceived(db: Queries, filter: ReceivedFilter) {
  const tallied =
    (filter.customerIds?.length ?? 0) <= 1 &&
    [updateConditions(filter), textConditions(filter), ofValidity(filter)].flat().length === 0;
  return tallied ? sumTallies(db, filter) : countUpTo(db, countedLines(filter));
}

function sumTallies(db: Queries, filter: ReceivedFilter) {
  const statuses = statusesOf(filter);
  const tallies = db
    .selectFrom('line_tally')
    .select([sql<number>`coalesce(sum(lines), 0)::integer`.as('count'), sql<boolean>`false`.as('more')])
    .where('organisation_id', '=', sql<string>`current_organisation()`)
    .where('side', '=', 'SUPPLIER')
    .where('partner_id', '=', filter.customerIds?.[0] ?? everybody);
  return statuses.length > 0 ? tallies.where('status', 'in', statuses) : tallies;
}

function countedLines(filter: ReceivedFilter) {
  const found = { view: 'received_line', matching: matches(filter) };
  return textConditions(filter).length === 0
    ? countedRows(found)
    : countedBySearch({ ...found, newest: (count) => firstLines(filter, {}, count) });
}
