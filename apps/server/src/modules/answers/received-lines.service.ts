import type { receivedFilters } from '@pcf/contract/line-filters';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { SortDirection } from '@pcf/contract/vocabulary/lists';
import type { ReceivedRequestSortField } from '@pcf/contract/vocabulary/requests';
import { type ProductRequestStatus, productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import {
  contains,
  lateStatuses,
  overdueConditions,
  qualityConditions,
  requestedConditions,
  statusesLeft,
  validityConditions,
  waitingConditions,
} from '../../database/list-conditions.ts';
import {
  all,
  bySearch,
  type Condition,
  dateToKeep,
  glanceOrGather,
  glanceOrGatherFound,
  hasDateToKeep,
  hasNoDateToKeep,
  type Page,
  type Query,
  rowsOf,
} from '../../database/list-query.ts';
import { wholeDay } from '../../database/whole-day.ts';
import { type ReceivedRow, sentBackAt, shown } from './present-received.ts';

const updateConditions = ({ lastUpdatedFrom, lastUpdatedTo, timeZone }: ReceivedFilter): Condition[] => [
  ...(lastUpdatedFrom ? [sql<boolean>`updated_at >= ${wholeDay(lastUpdatedFrom, timeZone).begins}`] : []),
  ...(lastUpdatedTo ? [sql<boolean>`updated_at <= ${wholeDay(lastUpdatedTo, timeZone).ends}`] : []),
];

/** A single one is compared, so that the planner knows the order within it. */
function ofCustomers({ customerIds = [] }: ReceivedFilter): Condition[] {
  if (customerIds.length === 0) return [];
  return customerIds.length === 1
    ? [sql<boolean>`customer_organisation_id = ${customerIds[0]}::uuid`]
    : [sql<boolean>`customer_organisation_id = any(${customerIds}::uuid[])`];
}

/** What each filter of the table asks of a line, besides its status and its customer; the zone belongs to the days. */
const ofLine: Readonly<
  Record<
    Exclude<keyof typeof receivedFilters, 'productRequestStatus' | 'customerIds' | 'timeZone'>,
    (filter: ReceivedFilter) => Condition[]
  >
> = {
  lastUpdated: updateConditions,
  requested: requestedConditions,
  overdue: overdueConditions,
  textSearch: textConditions,
  validity: ({ validity }) => validityConditions('in_force_valid_until', validity),
  dataQuality: ({ dataQuality }) => qualityConditions(dataQuality),
};

/** What a line must fulfil besides its status and its customer. */
export const lineConditions = (filter: ReceivedFilter): Condition[] =>
  Object.values(ofLine).flatMap((conditions) => conditions(filter));

/** All that a line must fulfil. */
export function matches(filter: ReceivedFilter): Condition {
  const { textSearch, ...besides } = filter;
  const others = [...ofStatuses(statusesOf(filter)), ...ofCustomers(filter), ...lineConditions(besides)];
  return textSearch ? bySearch(textConditions(filter), others) : all(others);
}

const received = (ids: Query) => sql<ReceivedRow>`${rowsOf('received_line', ids)}`.as('l');

/** Finds the page by ids before it reads all that is shown, so that names are looked up for its lines only. */
export const selectReceived = (
  db: Queries,
  { filter, order, page }: { filter: ReceivedFilter; order: ReceivedOrder; page: Page },
) =>
  db
    .selectFrom(received(pageIds(filter, order, page)))
    .select(shown)
    .select(sentBackAt)
    .orderBy(orderOf(order));

/** The lines that were ever sent in a request, the newest reference or not. */
export const selectLinesOfRequest = (db: Queries, requestReference: string) =>
  db
    .selectFrom(
      received(sql`
        select q.line_id
          from emission_request r
          join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
         where r.reference = ${requestReference} and r.supplier_organisation_id = current_organisation()`),
    )
    .select(shown)
    .select(sentBackAt)
    .orderBy('sent_name')
    .orderBy('id');

export interface ReceivedOrder {
  readonly sortBy?: ReceivedRequestSortField | undefined;
  readonly sortDirection?: SortDirection | undefined;
}

const columns = {
  CREATED_AT: 'requested_at',
  UPDATED_AT: 'updated_at',
  DUE_DATE: 'due_date',
} as const satisfies Record<ReceivedRequestSortField, string>;

const columnOf = ({ sortBy = 'CREATED_AT' }: ReceivedOrder) => sql.ref(columns[sortBy]);

const directionOf = ({ sortDirection }: ReceivedOrder) => sql.raw(sortDirection === 'ASC' ? 'asc' : 'desc');

/** The order of an index, which is read from either end. */
function indexOrder(order: ReceivedOrder): Query {
  const direction = directionOf(order);
  return order.sortBy === 'DUE_DATE'
    ? sql`due_date ${direction}, requested_at ${direction}, id ${direction}`
    : sql`${columnOf(order)} ${direction}, id ${direction}`;
}

/** The order of the list: what has no date to keep is last in both directions, by when it was asked for. */
function orderOf(order: ReceivedOrder): Query {
  const direction = directionOf(order);
  return order.sortBy === 'DUE_DATE'
    ? sql`${dateToKeep} ${direction} nulls last, requested_at ${direction}, id ${direction}`
    : indexOrder(order);
}

/** The ids of a page of a list. */
function pageIds(filter: ReceivedFilter, order: ReceivedOrder, { limit, offset }: Page): Query {
  const upTo = offset + limit;
  const lines = order.sortBy === 'DUE_DATE' ? byDueDate(filter, order, upTo) : byMoment(filter, order, upTo);
  return sql`select id from (${lines}) lines order by ${orderOf(order)} limit ${limit} offset ${offset}`;
}

function byMoment(filter: ReceivedFilter, order: ReceivedOrder, upTo: number): Query {
  const columns = sql`id, ${columnOf(order)}`;
  return isOfOrder(filter, order)
    ? firstLines(filter, order, upTo, columns)
    : found(filter, order, { columns, upTo, gathering: [] });
}

/** What has a date to keep, by its index; everything else follows, and is read only where it is needed. */
function byDueDate(filter: ReceivedFilter, order: ReceivedOrder, upTo: number): Query {
  const asked = { columns: sql`id, status, due_date, requested_at`, upTo };
  const statuses = statusesOf(filter);
  const without = (needed: readonly Condition[]) =>
    glanceOrGather({
      ...asked,
      view: 'received_line',
      matching: all([matches(filter), hasNoDateToKeep, ...needed]),
      order: orderOf(order),
      offered: (count) => firstLines(filter, { ...order, sortBy: 'CREATED_AT' }, count),
    });
  if (statuses.length > 0 && !statuses.some((status) => lateStatuses.includes(status))) return without([]);
  // A search is dear to look up twice, and what is late has a date.
  if (textConditions(filter).length > 0 || filter.overdue) return found(filter, order, { ...asked, gathering: [] });
  const kept = isOfOrder(filter, order)
    ? firstLines(filter, order, upTo, asked.columns)
    : found(filter, order, { ...asked, gathering: [hasDateToKeep] });
  return sql`
    with kept as materialized (
      select * from (${kept}) with_date order by ${indexOrder(order)} limit ${upTo}
    )
    select * from kept
    union all
    select * from (${without([sql<boolean>`(select count(*) from kept) < ${upTo}`])}) without_date`;
}

function found(
  filter: ReceivedFilter,
  order: ReceivedOrder,
  { columns, upTo, gathering }: { columns: Query; upTo: number; gathering: readonly Condition[] },
): Query {
  const asked = {
    view: 'received_line',
    matching: matches(filter),
    gathering: all([matches(filter), ...gathering]),
    columns,
    order: orderOf(order),
    upTo,
    offered: (count: number) => firstLines(filter, order, count),
  };
  if (textConditions(filter).length > 0) return glanceOrGatherFound(asked, { isCommon: isCommonText(filter) });
  return glanceOrGather(asked, isToldByOrder(filter, order) ? 'deep' : 'usual');
}

/** Whether the newest lines have the text that is searched for more often than every fiftieth time. */
const isCommonText = (filter: ReceivedFilter) =>
  sql<boolean>`(
    select count(*) > 6 from (${firstLines({}, {}, 300)}) newest where ${all(textConditions(filter))})`;

/** Whether the index of an order tells all that the filter asks for, so that it is walked without a look at the lines. */
function isToldByOrder(filter: ReceivedFilter, { sortBy }: ReceivedOrder) {
  const { lastUpdatedFrom, lastUpdatedTo, ...besides } = filter;
  return sortBy === 'UPDATED_AT' && ofCustomers(filter).length === 0 && lineConditions(besides).length === 0;
}

/**
 * What an index has in the order of a list: that of changes only their days, that of asking its days, the statuses and
 * what is late among them, or one customer.
 */
function inOrder(filter: ReceivedFilter, { sortBy }: ReceivedOrder) {
  if (sortBy === 'UPDATED_AT') return { statuses: [], conditions: updateConditions(filter) };
  if (sortBy === 'DUE_DATE')
    return {
      statuses: [],
      conditions: [hasDateToKeep, ...overdueConditions(filter), ...ofStatuses(statusesOf(filter))],
    };
  const statuses = statusesOf(filter);
  const ofCustomer = statuses.length === 0 && filter.customerIds?.length === 1 ? ofCustomers(filter) : [];
  return { statuses, conditions: [...ofCustomer, ...waitingConditions(filter)] };
}

/** Whether a list asks for nothing that its order does not have. */
function isOfOrder(filter: ReceivedFilter, order: ReceivedOrder): boolean {
  const { lastUpdatedFrom, lastUpdatedTo, ...besidesChanges } = filter;
  if (order.sortBy === 'UPDATED_AT')
    return [...ofStatuses(statusesOf(filter)), ...ofCustomers(filter), ...lineConditions(besidesChanges)].length === 0;
  const { overdue, ...besidesLate } = filter;
  const { customerIds = [] } = filter;
  if (order.sortBy === 'DUE_DATE') return customerIds.length === 0 && lineConditions(besidesLate).length === 0;
  const { requestedFrom, requestedTo, ...besides } = besidesLate;
  return (
    (customerIds.length === 0 || (customerIds.length === 1 && statusesOf(filter).length === 0)) &&
    lineConditions(besides).length === 0
  );
}

/** The first lines that an index has in the order of a list; of several statuses the first of each, merged. */
export function firstLines(
  filter: ReceivedFilter,
  order: ReceivedOrder,
  count: number,
  columns: Query = sql`*`,
): Query {
  const { statuses, conditions } = inOrder(filter, order);
  const first = (status: readonly ProductRequestStatus[]) =>
    sql`(select ${columns} from received_line where ${all([...ofStatuses(status), ...conditions])}
         order by ${indexOrder(order)} limit ${count})`;
  if (statuses.length <= 1) return first(statuses);
  const branches = statuses.map((status) => first([status]));
  return sql`select * from (${sql.join(branches, sql` union all `)}) branches order by ${indexOrder(order)} limit ${count}`;
}

export type ReceivedFilter = Omit<
  CheckedInput<'listReceivedProductRequests'>['query'],
  'pageNumber' | 'limit' | 'sortBy' | 'sortDirection'
>;

/** The statuses that are asked for; none where all of them are. */
export function statusesOf({ productRequestStatus = [], overdue }: ReceivedFilter): readonly ProductRequestStatus[] {
  const asked = productRequestStatus.length < productRequestStatuses.length ? productRequestStatus : [];
  return statusesLeft(asked, { overdue });
}

/** A single value is compared, so that the planner knows the order within it. */
function ofStatuses(statuses: readonly ProductRequestStatus[]): Condition[] {
  if (statuses.length === 0) return [];
  return statuses.length === 1
    ? [sql<boolean>`status = ${statuses[0]}`]
    : [sql<boolean>`status = any(${statuses}::text[])`];
}

export function textConditions({ textSearch }: ReceivedFilter): Condition[] {
  return contains('received_text', textSearch);
}

/** What a received line must fulfil, for files that are no page. */
export const receivedConditions = (filter: ReceivedFilter): Condition => matches(filter);

/** So many of the newest lines with one of the statuses, by an index of theirs; whatever else is asked for is left out. */
export const firstReceived = (filter: ReceivedFilter, count: number): Query => firstLines(filter, {}, count);
