import { sql } from 'kysely';
import { all, type Condition, indexOrder, type ProductOrder, type Query, sortFieldOf } from './list-query.ts';

/**
 * Where the lines of a file stand in an order while they are written: of what fulfils neither condition, nobody sees
 * anything yet. A line that the file changes has its moment too, and any id.
 */
const around = {
  CREATED_AT: [
    sql<boolean>`(created_at, id) > (select moment, greatest_id from written)`,
    sql<boolean>`(created_at, id) < (select moment, least_id from written)`,
  ],
  UPDATED_AT: [
    sql<boolean>`updated_at > (select moment from written)`,
    sql<boolean>`updated_at < (select moment from written)`,
  ],
} as const satisfies Record<string, readonly [Condition, Condition]>;

interface Asked {
  readonly columns: Query;
  readonly conditions: readonly Condition[];
  readonly order: ProductOrder;
  readonly count: number;
}

/**
 * The first purchased lines in an order. Lines of a file that is being written are not stepped over where they would stand
 * side by side, in the orders of time; in others they are among the lines that were there.
 */
export function firstLines(asked: Asked): Query {
  const field = sortFieldOf(asked.order);
  return field === 'CREATED_AT' || field === 'UPDATED_AT' ? aroundWritten(asked, around[field]) : firstWhere(asked);
}

const firstWhere = ({ columns, conditions, order, count }: Asked): Query =>
  sql`(select ${columns} from purchased_line where ${all(conditions)} order by ${indexOrder(order)} limit ${count})`;

/** Both sides come in the order, so that they are merged line by line and no further than somebody reads. */
function aroundWritten(asked: Asked, sides: readonly Condition[]): Query {
  const branches = sides.map((side) => firstWhere({ ...asked, conditions: [...asked.conditions, side] }));
  return sql`
    (with written as materialized (select moment, least_id, greatest_id from file_being_written)
     select * from (${sql.join(branches, sql` union all `)}) sides
      order by ${indexOrder(asked.order)} limit ${asked.count})`;
}
