import { sql } from 'kysely';
import { all, type Condition, glanceOrGather, type Query } from '../../database/found-rows.ts';
import {
  idOrder,
  indexOrder,
  listOrder,
  type ProductOrder,
  sortColumn,
  sortFieldOf,
} from '../../database/product-order.ts';
import { inArchive, matches } from './line-conditions.ts';
import { asksForText, type LineFilter, valueConditions } from './line-filter.ts';
import { firstOffered, offerOf } from './line-offer.ts';

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

const hasValue = sql<boolean>`emission_value is not null`;
const hasNoValue = sql<boolean>`emission_value is null`;

/** The ids of a page of a list. */
export function pageIds(filter: LineFilter, order: ProductOrder, { limit, offset }: Page): Query {
  const upTo = offset + limit;
  const lines = sortFieldOf(order) === 'EMISSION_VALUE' ? byValue(filter, order, upTo) : byColumn(filter, order, upTo);
  return sql`select id from (${lines}) lines order by ${listOrder(order)} limit ${limit} offset ${offset}`;
}

function byColumn(filter: LineFilter, order: ProductOrder, upTo: number): Query {
  const offer = offerOf(filter, order);
  const inOrder = (count: number) => firstOffered(offer, order, count);
  return offer.exact
    ? sql`select id, ${sortColumn(order)} from (${inOrder(upTo)}) exact`
    : found(filter, order, upTo, inOrder);
}

/** Lines with a value come first, by its index; the others follow by id, and are read only where they are needed. */
function byValue(filter: LineFilter, order: ProductOrder, upTo: number): Query {
  const offer = offerOf(filter, order);
  const inOrder = (count: number) => firstOffered(offer, order, count, [hasValue]);
  // A search is dear to look up twice, and a range of values has none without.
  if (asksForText(filter) || valueConditions(filter).length > 0) return found(filter, order, upTo, inOrder);
  const byId = (count: number) =>
    sql`select * from purchased_line where ${all([inArchive(filter), hasNoValue])} order by ${idOrder(order)} limit ${count}`;
  const needed = sql<boolean>`(select count(*) from valued) < ${upTo}`;
  return sql`
    with valued as materialized (
      select id, emission_value
        from (${offer.exact ? inOrder(upTo) : found(filter, order, upTo, inOrder, [hasValue])}) with_value
       order by ${indexOrder(order)} limit ${upTo}
    )
    select * from valued
    union all
    select * from (${found(filter, order, upTo, byId, [hasNoValue, needed])}) without_value`;
}

function found(
  filter: LineFilter,
  order: ProductOrder,
  upTo: number,
  offered: (count: number) => Query,
  more: readonly Condition[] = [],
): Query {
  return glanceOrGather({
    view: 'purchased_line',
    matching: all([matches(filter), ...more]),
    columns: sql`id, ${sortColumn(order)}`,
    upTo,
    offered,
  });
}
