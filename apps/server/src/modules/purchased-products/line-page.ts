import { type RawBuilder, sql } from 'kysely';
import { all, inArchive, matches } from './line-conditions.ts';
import { asksForText, type Condition, type LineFilter, valueConditions } from './line-filter.ts';
import { firstOffered, offerOf } from './line-offer.ts';
import { idOrder, indexOrder, type LineOrder, listOrder, sortColumn, sortFieldOf } from './line-order.ts';

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

type Query = RawBuilder<unknown>;

const hasValue = sql<boolean>`emission_value is not null`;
const hasNoValue = sql<boolean>`emission_value is null`;

/** The ids of a page of a list. */
export function pageIds(filter: LineFilter, order: LineOrder, { limit, offset }: Page): Query {
  const upTo = offset + limit;
  const lines = sortFieldOf(order) === 'EMISSION_VALUE' ? byValue(filter, order, upTo) : byColumn(filter, order, upTo);
  return sql`select id from (${lines}) lines order by ${listOrder(order)} limit ${limit} offset ${offset}`;
}

function byColumn(filter: LineFilter, order: LineOrder, upTo: number): Query {
  const offer = offerOf(filter, order);
  const inOrder = (count: number) => firstOffered(offer, order, count);
  return offer.exact
    ? sql`select id, ${sortColumn(order)} from (${inOrder(upTo)}) exact`
    : glanceOrGather(filter, order, upTo, inOrder);
}

/** Lines with a value come first, by its index; the others follow by id, and are read only where they are needed. */
function byValue(filter: LineFilter, order: LineOrder, upTo: number): Query {
  const offer = offerOf(filter, order);
  const inOrder = (count: number) => firstOffered(offer, order, count, [hasValue]);
  // A search is dear to look up twice, and a range of values has none without.
  if (asksForText(filter) || valueConditions(filter).length > 0) return glanceOrGather(filter, order, upTo, inOrder);
  const byId = (count: number) =>
    sql`select * from purchased_line where ${all([inArchive(filter), hasNoValue])} order by ${idOrder(order)} limit ${count}`;
  const needed = sql<boolean>`(select count(*) from valued) < ${upTo}`;
  return sql`
    with valued as materialized (
      select id, emission_value
        from (${offer.exact ? inOrder(upTo) : glanceOrGather(filter, order, upTo, inOrder, [hasValue])}) with_value
       order by ${indexOrder(order)} limit ${upTo}
    )
    select * from valued
    union all
    select * from (${glanceOrGather(filter, order, upTo, byId, [hasNoValue, needed])}) without_value`;
}

/**
 * Looks whether the first lines that an order offers are enough, as they are where much matches. Else whatever matches
 * is gathered by an index of its own and sorted, which is soon done where little does. So no page depends on how much
 * the planner expects to match, and none reads an organisation from end to end to find nothing.
 */
function glanceOrGather(
  filter: LineFilter,
  order: LineOrder,
  upTo: number,
  offered: (count: number) => Query,
  more: readonly Condition[] = [],
): Query {
  const columns = sql`id, ${sortColumn(order)}`;
  const matching = all([matches(filter), ...more]);
  const enough = sql<boolean>`(select count(*) from glance) = ${upTo}`;
  return sql`
    with glance as materialized (
      select ${columns} from (${offered(4000 + 20 * upTo)}) offered where ${matching} limit ${upTo}
    ), gathered as materialized (
      select ${columns} from purchased_line where ${matching} and not ${enough}
    )
    select * from glance where ${enough}
    union all
    select * from gathered`;
}
