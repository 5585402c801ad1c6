import { deepestRow } from '@pcf/contract/paging';
import { type RawBuilder, sql } from 'kysely';
import { matches } from './line-conditions.ts';
import { asksForText, type LineFilter } from './line-filter.ts';
import { firstOffered, offerOf } from './line-offer.ts';

type Query = RawBuilder<unknown>;

const most = sql.lit(deepestRow + 1);

/** A row for each line that matches, and for one more than is counted where there are more. */
export function countedLines(filter: LineFilter): Query {
  const gathered = sql`select id from purchased_line where ${matches(filter)}`;
  return asksForText(filter) ? common(filter, gathered) : sql`${gathered} limit ${most}`;
}

/**
 * The index of a search finds all lines before it counts the first. What every third of the newest lines contains is
 * sooner counted by reading lines one by one.
 */
function common(filter: LineFilter, gathered: Query): Query {
  const newest = (count: number) => firstOffered(offerOf(filter, {}), {}, count);
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
