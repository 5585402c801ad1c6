import { deepestRow } from '@pcf/contract/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { matches, type ReceivedFilter, statusesOf, textConditions, updateConditions } from './received-filter.ts';
import { firstLines } from './received-page.ts';

type Query = RawBuilder<unknown>;

/** The partner that stands for all of them together. */
const everybody = '00000000-0000-0000-0000-000000000000';
const most = sql.lit(deepestRow + 1);

/** Exact at any size where tallies are kept: of all lines, of a customer, and of either by status. */
export function countReceived(db: Queries, filter: ReceivedFilter) {
  const tallied =
    (filter.customerIds?.length ?? 0) <= 1 && updateConditions(filter).length + textConditions(filter).length === 0;
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

/** Of a query that ends one past what can be paged through. */
export const countUpTo = (db: Queries, counted: Query) =>
  db
    .selectFrom(sql`(${counted})`.as('counted'))
    .select([
      sql<number>`least(count(*), ${sql.lit(deepestRow)})::integer`.as('count'),
      sql<boolean>`count(*) > ${sql.lit(deepestRow)}`.as('more'),
    ]);

/**
 * The index of a search finds all lines before it counts the first. What every third of the newest lines contains is
 * sooner counted by reading lines one by one.
 */
function countedLines(filter: ReceivedFilter): Query {
  const gathered = sql`select id from received_line where ${matches(filter)}`;
  if (textConditions(filter).length === 0) return sql`${gathered} limit ${most}`;
  const newest = (count: number) => firstLines(filter, {}, count);
  return sql`
    with sample as materialized (select count(*) filter (where ${matches(filter)}) as hits from (${newest(300)}) newest),
    one_by_one as materialized (
      select id from (${newest(40_000)}) newest where (select hits from sample) > 100 and ${matches(filter)} limit ${most}
    ), found as materialized (
      ${gathered} and (select count(*) from one_by_one) < ${most} limit ${most}
    )
    select id from one_by_one where (select count(*) from one_by_one) = ${most}
    union all
    select id from found`;
}
