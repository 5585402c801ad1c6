import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import type { ReceivedRequestSortField } from '@pcf/contract/vocabulary/received-request-sort-field';
import type { SortDirection } from '@pcf/contract/vocabulary/sort-direction';
import { sql } from 'kysely';
import { all, glanceOrGather, type Query } from '../../database/found-rows.ts';
import { asksForWaiting, requestedConditions, waitingConditions } from '../../database/waiting-conditions.ts';
import {
  lineConditions,
  matches,
  ofCustomers,
  ofStatuses,
  type ReceivedFilter,
  statusesOf,
  updateConditions,
} from './received-filter.ts';

export interface ReceivedOrder {
  readonly sortBy?: ReceivedRequestSortField | undefined;
  readonly sortDirection?: SortDirection | undefined;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

const columns = {
  CREATED_AT: 'requested_at',
  UPDATED_AT: 'updated_at',
} as const satisfies Record<ReceivedRequestSortField, string>;

const columnOf = ({ sortBy = 'CREATED_AT' }: ReceivedOrder) => sql.ref(columns[sortBy]);

export function orderOf(order: ReceivedOrder): Query {
  const direction = sql.raw(order.sortDirection === 'ASC' ? 'asc' : 'desc');
  return sql`${columnOf(order)} ${direction}, id ${direction}`;
}

/** The ids of a page of a list. */
export function pageIds(filter: ReceivedFilter, order: ReceivedOrder, { limit, offset }: Page): Query {
  const upTo = offset + limit;
  const exact = isWaiting(filter, order) || isOfOrder(filter, order);
  const lines = exact
    ? sql`select id, ${columnOf(order)} from (${firstLines(filter, order, upTo)}) exact`
    : glanceOrGather({
        view: 'received_line',
        matching: matches(filter),
        columns: sql`id, ${columnOf(order)}`,
        upTo,
        offered: (count) => firstLines(filter, order, count),
      });
  return sql`select id from (${lines}) lines order by ${orderOf(order)} limit ${limit} offset ${offset}`;
}

const isOfOrder = (filter: ReceivedFilter, order: ReceivedOrder) =>
  ofCustomers(filter).length === 0 && lineConditions(beyondOrder(filter, order)).length === 0;

/** One index has the days of open lines in the order in which they were asked for. */
function isWaiting(filter: ReceivedFilter, order: ReceivedOrder): boolean {
  const { overdue, ...others } = filter;
  return (
    overdue === true &&
    order.sortBy !== 'UPDATED_AT' &&
    asksForWaiting(filter, statusesOf(filter)) &&
    isOfOrder(others, order)
  );
}

/** The days of what a list is ordered by are where it begins and ends; all else is picked out. */
function beyondOrder(filter: ReceivedFilter, { sortBy }: ReceivedOrder): ReceivedFilter {
  const { lastUpdatedFrom, lastUpdatedTo, requestedFrom, requestedTo, ...others } = filter;
  return sortBy === 'UPDATED_AT'
    ? { ...others, requestedFrom, requestedTo }
    : { ...others, lastUpdatedFrom, lastUpdatedTo };
}

/**
 * The first lines that an index has in the order of a list, by status and by the days of that order; of several statuses
 * the first of each, merged.
 */
export function firstLines(filter: ReceivedFilter, order: ReceivedOrder, count: number): Query {
  if (isWaiting(filter, order))
    return sql`select * from received_line where ${all(waitingConditions(filter, statusesOf(filter)))} order by ${orderOf(order)} limit ${count}`;
  const within = order.sortBy === 'UPDATED_AT' ? updateConditions(filter) : requestedConditions(filter);
  const first = (status: readonly ProductRequestStatus[]) =>
    sql`(select * from received_line where ${all([...ofStatuses(status), ...within])} order by ${orderOf(order)} limit ${count})`;
  const statuses = statusesOf(filter);
  if (statuses.length <= 1) return first(statuses);
  const branches = statuses.map((status) => first([status]));
  return sql`select * from (${sql.join(branches, sql` union all `)}) branches order by ${orderOf(order)} limit ${count}`;
}
