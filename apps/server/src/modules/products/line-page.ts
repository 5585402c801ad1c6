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

/** One index has the days of open lines in the order of their creation, and nothing else that a filter could ask for. */
const isWaiting = (filter: LineFilter, order: ProductOrder) =>
  sortFieldOf(order) === 'CREATED_AT' &&
  !filter.archived &&
  asksForWaiting(filter, statusesOf(filter)) &&
  ofSuppliers(filter).length === 0 &&
  !filter.validity?.length &&
  lineConditions(besidesDays(filter)).length === 0;

/** What was answered is seldom among the newest of a supplier. */
const hasSupplierOrder = (filter: LineFilter, order: ProductOrder) =>
  filter.supplierIds?.length === 1 && sortFieldOf(order) === 'CREATED_AT' && !asksForAnswer(filter);

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

/** The lines that indexes offer in the order of a list: as near to what is asked for as an index comes. */
interface Offer {
  /** An index has the order within one status only; none stands for all of them. */
  readonly statuses: readonly ProductRequestStatus[];
  readonly conditions: readonly Condition[];
  /** Whether every line offered matches. */
  readonly exact: boolean;
}

export function offerOf(filter: LineFilter, order: ProductOrder): Offer {
  const [statuses, suppliers] = [statusesOf(filter), ofSuppliers(filter)];
  if (isWaiting(filter, order))
    return { statuses: [], conditions: [inArchive(filter), ...waitingConditions(filter, statuses)], exact: true };
  const onlyArchived = filter.archived === true;
  const onlySupplier = !onlyArchived && statuses.length === 0 && hasSupplierOrder(filter, order);
  return {
    statuses: onlyArchived ? [] : statuses,
    conditions: [inArchive(filter), ...(onlySupplier ? suppliers : []), ...ofSortColumn(filter, order)],
    exact:
      lineConditions(filter).length === 0 &&
      (onlySupplier || suppliers.length === 0) &&
      (!onlyArchived || statuses.length === 0),
  };
}

/** A range of what is sorted by is where its index begins and ends. Whatever has a value was answered. */
function ofSortColumn(filter: LineFilter, order: ProductOrder): Condition[] {
  const field = sortFieldOf(order);
  if (field === 'EMISSION_VALUE') return valueConditions(filter);
  // Said as it stands in the index of what waits for a review, so that a plan that is kept can use it.
  if (field === 'SUBMITTED_AT') return [sql<boolean>`status = 'PENDING_REVIEW'`];
  return [...(asksForAnswer(filter) ? [isAnswered] : []), ...(field === 'UPDATED_AT' ? updateConditions(filter) : [])];
}

/** The first lines of an offer; of several statuses the first of each, merged. */
export function firstOffered(
  { statuses, conditions }: Offer,
  order: ProductOrder,
  count: number,
  more: readonly Condition[] = [],
): Query {
  const first = (status: readonly ProductRequestStatus[]) =>
    firstLines({ conditions: [...conditions, ...ofStatuses(status), ...more], order, count });
  if (statuses.length <= 1) return first(statuses);
  const branches = statuses.map((status) => first([status]));
  return sql`select * from (${sql.join(branches, sql` union all `)}) branches order by ${indexOrder(order)} limit ${count}`;
}
