import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import { firstLines } from '../../database/around-written-file.ts';
import { asksForWaiting, waitingConditions } from '../../database/list-conditions.ts';
import {
  all,
  type Condition,
  glanceOrGather,
  idOrder,
  indexOrder,
  listOrder,
  type ProductOrder,
  type Query,
  sortColumn,
  sortFieldOf,
} from '../../database/list-query.ts';
import { besidesDays } from '../../database/tallies.ts';
import {
  asksForAnswer,
  asksForText,
  inArchive,
  isAnswered,
  type LineFilter,
  lineConditions,
  matches,
  ofStatuses,
  ofSuppliers,
  statusesOf,
  updateConditions,
  valueConditions,
} from './line-filter.ts';

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

const isValued = sql<boolean>`emission_value is not null`;
// Whatever has a value was answered; said so that the index of answered lines can be used, and not where the order of values
// is walked: all that was answered would be gathered and sorted, since most organisations have little.
const hasValue = sql<boolean>`${isValued} and ${isAnswered}`;
const hasNoValue = sql<boolean>`emission_value is null`;

/** The ids of a page of a list. */
export function pageIds(filter: LineFilter, order: ProductOrder, { limit, offset }: Page): Query {
  const upTo = offset + limit;
  const lines = sortFieldOf(order) === 'EMISSION_VALUE' ? byValue(filter, order, upTo) : byColumn(filter, order, upTo);
  return sql`select id from (${lines}) lines order by ${listOrder(order)} limit ${limit} offset ${offset}`;
}

function byColumn(filter: LineFilter, order: ProductOrder, upTo: number): Query {
  const offer = offerOf(filter, order);
  return offer.exact
    ? firstOffered(offer, order, upTo, { columns: sql`id, ${sortColumn(order)}` })
    : found(filter, order, upTo, (count) => firstOffered(offer, order, count));
}

/** Lines with a value come first, by its index; the others follow by id, and are read only where they are needed. */
function byValue(filter: LineFilter, order: ProductOrder, upTo: number): Query {
  const offer = offerOf(filter, order);
  const inOrder = (count: number) => firstOffered(offer, order, count, { more: [isValued] });
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
    order: listOrder(order),
    upTo,
    offered,
  });
}

/** The lines that indexes offer in the order of a list: as near to what is asked for as an index comes. */
interface Offer {
  /** An index has the order within one status only; none stands for all of them. */
  readonly statuses: readonly ProductRequestStatus[];
  readonly conditions: readonly Condition[];
  /** Whether every line offered matches. */
  readonly exact: boolean;
}

export function offerOf(filter: LineFilter, order: ProductOrder): Offer {
  const archive = inArchive(filter);
  switch (sortFieldOf(order)) {
    case 'CREATED_AT':
      return offerOfNewest(filter);
    case 'UPDATED_AT': {
      const { lastUpdatedFrom, lastUpdatedTo, ...besides } = filter;
      return { statuses: [], conditions: [archive, ...updateConditions(filter)], exact: asksForNothing(besides) };
    }
    case 'EMISSION_VALUE':
      return { statuses: [], conditions: [archive, ...valueConditions(filter)], exact: asksForNothing(filter) };
    case 'INTERNAL_REFERENCE':
      return { statuses: [], conditions: [archive], exact: asksForNothing(filter) };
    case 'SUBMITTED_AT': {
      const { productRequestStatus, ...besides } = filter;
      const [status, ...others] = productRequestStatus ?? [];
      // Said as it stands in the index of what waits for a review, so that a plan that is kept can use it.
      const conditions = [archive, sql<boolean>`status = 'PENDING_REVIEW'`];
      return {
        statuses: [],
        conditions,
        exact: status === 'PENDING_REVIEW' && others.length === 0 && asksForNothing(besides),
      };
    }
  }
}

/** The order in which lists open, which an index has within a status too, and within a supplier. */
function offerOfNewest(filter: LineFilter): Offer {
  const [archive, statuses, suppliers] = [inArchive(filter), statusesOf(filter), ofSuppliers(filter)];
  if (isWaiting(filter)) return { statuses, conditions: [archive, ...waitingConditions(filter)], exact: true };
  // What was answered is seldom among the newest of a supplier.
  const ofSupplier =
    statuses.length === 0 && filter.supplierIds?.length === 1 && !asksForAnswer(filter) ? suppliers : [];
  return {
    statuses,
    conditions: [archive, ...ofSupplier, ...(asksForAnswer(filter) ? [isAnswered] : [])],
    exact: lineConditions(filter).length === 0 && suppliers.length === ofSupplier.length,
  };
}

/** The index of the statuses has the days of waiting as well, and nothing else that a filter could ask for. */
const isWaiting = (filter: LineFilter) =>
  asksForWaiting(filter, statusesOf(filter)) &&
  ofSuppliers(filter).length === 0 &&
  !filter.validity?.length &&
  lineConditions(besidesDays(filter)).length === 0;

const asksForNothing = (filter: LineFilter) =>
  statusesOf(filter).length === 0 && ofSuppliers(filter).length === 0 && lineConditions(filter).length === 0;

/** The first lines of an offer; of several statuses the first of each, merged. */
export function firstOffered(
  { statuses, conditions }: Offer,
  order: ProductOrder,
  count: number,
  { columns = sql`*`, more = [] }: { readonly columns?: Query; readonly more?: readonly Condition[] } = {},
): Query {
  const first = (status: readonly ProductRequestStatus[]) =>
    firstLines({ columns, conditions: [...conditions, ...ofStatuses(status), ...more], order, count });
  if (statuses.length <= 1) return first(statuses);
  const branches = statuses.map((status) => first([status]));
  return sql`select * from (${sql.join(branches, sql` union all `)}) branches order by ${indexOrder(order)} limit ${count}`;
}
