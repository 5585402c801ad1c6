import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import type { ReceivedRequestSortField } from '@pcf/contract/vocabulary/received-request-sort-field';
import type { SortDirection } from '@pcf/contract/vocabulary/sort-direction';
import { type RawBuilder, sql } from 'kysely';
import {
  all,
  matches,
  ofCustomers,
  ofStatuses,
  type ReceivedFilter,
  statusesOf,
  textConditions,
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

type Query = RawBuilder<unknown>;

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
  const exact = [...ofCustomers(filter), ...textConditions(filter), ...beyondOrder(filter, order)].length === 0;
  const lines = exact
    ? sql`select id, ${columnOf(order)} from (${firstLines(filter, order, upTo)}) exact`
    : glanceOrGather(filter, order, upTo);
  return sql`select id from (${lines}) lines order by ${orderOf(order)} limit ${limit} offset ${offset}`;
}

/** An order by the last change begins and ends where the list does; in any other order those days are picked out. */
const beyondOrder = (filter: ReceivedFilter, { sortBy }: ReceivedOrder) =>
  sortBy === 'UPDATED_AT' ? [] : updateConditions(filter);

/**
 * The first lines that an index has in the order of a list, by status and, where it is the order, by the time of the
 * last change; of several statuses the first of each, merged.
 */
export function firstLines(filter: ReceivedFilter, order: ReceivedOrder, count: number): Query {
  const within = order.sortBy === 'UPDATED_AT' ? updateConditions(filter) : [];
  const first = (status: readonly ProductRequestStatus[]) =>
    sql`(select * from received_line where ${all([...ofStatuses(status), ...within])} order by ${orderOf(order)} limit ${count})`;
  const statuses = statusesOf(filter);
  if (statuses.length <= 1) return first(statuses);
  const branches = statuses.map((status) => first([status]));
  return sql`select * from (${sql.join(branches, sql` union all `)}) branches order by ${orderOf(order)} limit ${count}`;
}

/**
 * Looks whether the first lines that an order offers are enough, as they are where much matches; else whatever matches
 * is gathered by an index of its own and sorted, which is soon done where little does.
 */
function glanceOrGather(filter: ReceivedFilter, order: ReceivedOrder, upTo: number): Query {
  const enough = sql<boolean>`(select count(*) from glance) = ${upTo}`;
  const shown = sql`id, ${columnOf(order)}`;
  return sql`
    with glance as materialized (
      select ${shown} from (${firstLines(filter, order, 4000 + 20 * upTo)}) offered where ${matches(filter)} limit ${upTo}
    ), gathered as materialized (
      select ${shown} from received_line where ${matches(filter)} and not ${enough}
    )
    select * from glance where ${enough}
    union all
    select * from gathered`;
}
