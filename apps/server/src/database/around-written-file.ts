import { sql } from 'kysely';
import { all, type Condition, idOrder, indexOrder, type ProductOrder, type Query, sortFieldOf } from './list-query.ts';

const leastOfAll = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
const greatestOfAll = sql`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`;

/** Where nothing is being written, as nearly always, everything is older than this. */
const nothing = sql`select 'infinity'::timestamptz, ${greatestOfAll}, ${greatestOfAll}`;
const written = sql`
  select writing_at, least_id, greatest_id from file_being_written union all ${nothing} order by writing_at limit 1`;

/**
 * Where the lines of a file stand in an order while they are written: behind the first condition and before the second
 * there are only those. A line that the file changes has its moment too, and any id.
 */
const around = {
  CREATED_AT: [
    sql<boolean>`(created_at, id) > (select writing_at, greatest_id from written)`,
    sql<boolean>`(created_at, id) < (select writing_at, least_id from written)`,
  ],
  UPDATED_AT: [
    sql<boolean>`(updated_at, id) > (select writing_at, ${greatestOfAll} from written)`,
    sql<boolean>`(updated_at, id) < (select writing_at, ${leastOfAll} from written)`,
  ],
  ID: [sql<boolean>`id > (select greatest_id from written)`, sql<boolean>`id < (select least_id from written)`],
} as const satisfies Record<string, readonly [Condition, Condition]>;

interface Asked {
  readonly conditions: readonly Condition[];
  readonly order: ProductOrder;
  readonly count: number;
}

/** The first purchased lines in an order, without a step over those of a file that is being written. */
export function firstLines(asked: Asked): Query {
  const field = sortFieldOf(asked.order);
  return field in around
    ? aroundWritten(asked, indexOrder(asked.order), around[field as keyof typeof around])
    : firstWhere(asked.conditions, indexOrder(asked.order), asked.count);
}

/** The same by id. */
export const firstLinesById = (asked: Asked): Query => aroundWritten(asked, idOrder(asked.order), around.ID);

const firstWhere = (conditions: readonly Condition[], order: Query, count: number): Query =>
  sql`(select * from purchased_line where ${all(conditions)} order by ${order} limit ${count})`;

/** Both sides come in the order, so that they are merged line by line and no further than somebody reads. */
const aroundWritten = ({ conditions, count }: Asked, order: Query, sides: readonly Condition[]): Query => sql`
  (with written as materialized (${written})
   select * from (${sql.join(
     sides.map((side) => firstWhere([...conditions, side], order, count)),
     sql` union all `,
   )}) sides order by ${order} limit ${count})`;
