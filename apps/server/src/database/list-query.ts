import { deepestRow, mostFound } from '@pcf/contract/paging';
import type { SortDirection } from '@pcf/contract/vocabulary/lists';
import type { PurchasedSortField } from '@pcf/contract/vocabulary/requests';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from './database.ts';

const columns = {
  CREATED_AT: 'created_at',
  UPDATED_AT: 'updated_at',
  EMISSION_VALUE: 'emission_value',
  INTERNAL_REFERENCE: 'internal_reference',
  SUBMITTED_AT: 'submitted_at',
  DUE_DATE: 'due_date',
} as const satisfies Record<PurchasedSortField, string>;

export const sortFieldOf = ({ sortBy }: ProductOrder): PurchasedSortField => sortBy ?? 'CREATED_AT';

export const sortColumn = (order: ProductOrder) => sql.ref(columns[sortFieldOf(order)]);

/** What the order of a list compares besides the id. */
export const sortColumns = (order: ProductOrder): RawBuilder<unknown> =>
  sortFieldOf(order) === 'DUE_DATE' ? sql`status, due_date` : sortColumn(order);

const directionOf = ({ sortDirection }: ProductOrder) => sql.raw(sortDirection === 'ASC' ? 'asc' : 'desc');

/**
 * The order of an index, which is read from either end. Of a column that is never null nothing is said about nulls: the
 * planner would believe that the index is in another order.
 */
export const indexOrder = (order: ProductOrder): RawBuilder<unknown> =>
  sql`${sortColumn(order)} ${directionOf(order)}, ${idOrder(order)}`;

/** The order of a list: those without a value, or without a date to keep, are last in both directions. */
export function listOrder(order: ProductOrder): RawBuilder<unknown> {
  switch (sortFieldOf(order)) {
    case 'EMISSION_VALUE':
      return sql`emission_value ${directionOf(order)} nulls last, ${idOrder(order)}`;
    case 'DUE_DATE':
      return sql`${dateToKeep} ${directionOf(order)} nulls last, ${idOrder(order)}`;
    default:
      return indexOrder(order);
  }
}

/** A due date counts only while the supplier is the one to act. Said as the indexes of due dates say it. */
export const hasDateToKeep = sql<boolean>`status in ('REQUESTED', 'REJECTED') and due_date is not null`;
export const hasNoDateToKeep = sql<boolean>`(status not in ('REQUESTED', 'REJECTED') or due_date is null)`;
export const dateToKeep = sql`case when status in ('REQUESTED', 'REJECTED') then due_date end`;

export const idOrder = (order: ProductOrder): RawBuilder<unknown> => sql`id ${directionOf(order)}`;

/** Rows of a list, as they are asked for. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** The organisation that a request acts for. Looked up once for a query. */
export const ownOrganisation = sql<string>`(select current_organisation())`;

/** Of a query that ends one past what can be paged through, or past what is counted of a search. */
export const countUpTo = (db: Queries, counted: Query, most = deepestRow) =>
  db
    .selectFrom(sql`(${counted})`.as('counted'))
    .select([
      sql<number>`least(count(*), ${sql.lit(most)})::integer`.as('count'),
      sql<boolean>`count(*) > ${sql.lit(most)}`.as('more'),
    ]);

export type Query = RawBuilder<unknown>;
export type Condition = RawBuilder<boolean>;

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql<boolean>`${sql.join([...conditions], sql` and `)}` : sql<boolean>`true`;

/**
 * What is searched for and all else that a row must fulfil. Only the search is looked up by an index, whatever else is asked
 * for: a plan that is kept does not know the text, and would believe that anything else finds fewer.
 */
export const bySearch = (search: readonly Condition[], others: readonly Condition[]): Condition =>
  others.length > 0 ? sql<boolean>`${all(search)} and ${byNoIndex(all(others))}` : all(search);

/** A condition that no index is considered for. */
export const byNoIndex = (condition: Condition): Condition => sql<boolean>`(${condition}) is true`;

/** Each way to fulfil all filters, of which each has some ways to be fulfilled; one without any asks for nothing. */
export const waysToFulfil = (filters: readonly (readonly Condition[])[]): Condition[] =>
  filters
    .filter((ways) => ways.length > 0)
    .reduce<Condition[][]>((found, ways) => found.flatMap((before) => ways.map((way) => [...before, way])), [[]])
    .map(all);

interface Found {
  /** The view that a list is read from. */
  readonly view: string;
  readonly matching: Condition;
}

/**
 * A query that is planned by itself: beside a condition that has nothing to do with its rows, the planner would join every
 * table of the view, asked for or not, and beside an order and a limit it would walk that order once more.
 */
const apart = (query: Query): Query => sql`${query} offset 0`;

/**
 * The rows of a view whose ids a query finds. Each is looked up by its key and planned by itself: given all ids at once, a plan
 * that is kept would look for them among all rows of the organisation, since most organisations have few.
 */
export const rowsOf = (view: string, ids: Query): Query => sql`(
  select found.* from (${ids}) page(id) cross join lateral (select * from ${sql.ref(view)} v where v.id = page.id offset 0) found)`;

/** How many rows of an order are looked at before whatever matches is gathered. */
const depths = {
  usual: 4000,
  /** Where the index tells all that is asked for, and where a text that is searched for is in many lines. */
  deep: 40_000,
} as const;

interface Ordered extends Found {
  readonly columns: Query;
  readonly order: Query;
  readonly upTo: number;
  readonly offered: Offered;
  /** What whatever is gathered must fulfil, where that is to be said in another way. */
  readonly gathering?: Condition;
}

/** So many of the first rows of an order. */
type Offered = (count: number) => Query;

/**
 * Looks whether the first rows that an order offers are enough, as they are where much matches. Else whatever matches
 * is gathered by an index of its own and sorted, which is soon done where little does. So no page depends on how much
 * the planner expects to match, and none reads an organisation from end to end to find nothing.
 */
export const glanceOrGather = (asked: Ordered, depth: keyof typeof depths = 'usual'): Query => sql`
  with glance as materialized (${walked(asked, asked.offered, depth)})
  select * from glance where ${isEnough('glance', asked)}
  union all
  ${gathered(asked, sql<boolean>`not ${isEnough('glance', asked)}`)}`;

/**
 * The same for a search. To gather what a common text is in takes long, even where little of it fulfils the rest: where
 * it is common, the order is walked further first.
 */
export const glanceOrGatherFound = (
  asked: Ordered,
  further: { readonly isCommon: Condition; readonly narrowed?: Offered | undefined },
): Query => sql`
  with glance as materialized (${walked(asked, asked.offered, 'usual')}),
  further as materialized (
    select * from (${further.narrowed ? lookedUp(asked, further.narrowed) : walked(asked, asked.offered, 'deep')}) walked
     where not ${isEnough('glance', asked)} and ${further.isCommon}
  )
  select * from glance where ${isEnough('glance', asked)}
  union all
  select * from further where ${isEnough('further', asked)}
  union all
  ${gathered(asked, sql<boolean>`not ${isEnough('glance', asked)} and not ${isEnough('further', asked)}`)}`;

const walked = ({ columns, matching, upTo }: Ordered, offered: Offered, depth: keyof typeof depths): Query =>
  sql`select ${columns} from (${offered(depths[depth] + 20 * upTo)}) offered where ${matching} limit ${upTo}`;

/**
 * Of rows that are offered with no more than an index tells of them, each is looked up until there are enough that match:
 * the index may step over many, or the planner gather and sort them, before a single row is read.
 */
const lookedUp = ({ view, columns, matching, upTo }: Ordered, offered: Offered): Query => sql`
  select ${columns} from (select row.* from (${offered(depths.deep)}) offered
    cross join lateral (select * from ${sql.ref(view)} v where v.id = offered.id offset 0) row) rows
   where ${matching} limit ${upTo}`;

const isEnough = (name: 'glance' | 'further', { upTo }: Ordered) =>
  sql<boolean>`(select count(*) from ${sql.raw(name)}) = ${upTo}`;

const gathered = (
  { view, matching, gathering = matching, columns, order, upTo }: Ordered,
  only: Condition,
): Query => sql`
  (select * from (${apart(sql`select ${columns} from ${sql.ref(view)} where ${gathering}`)}) gathered
    where ${only} order by ${order} limit ${upTo})`;

/** A row for each that matches, and for one more than is counted where there are more. */
export const countedRows = ({ view, matching }: Found, most = deepestRow): Query =>
  sql`select id from ${sql.ref(view)} where ${matching} limit ${sql.lit(most + 1)}`;

/**
 * How far what a search finds is counted for a page: to the end of the two thousand in which the page ends, so that a page far
 * down knows whether there is another one.
 */
const countedTo = ({ limit, offset }: Page) =>
  Math.min(deepestRow, Math.ceil((offset + limit) / mostFound) * mostFound);

const firstRow: Page = { limit: 1, offset: 0 };

/** How many of the newest rows are read one by one to count what is found among them. */
const readToCount = 40_000;

/**
 * What a search finds, counted. Its index finds all rows before it counts the first. Where that would be many, as in one of
 * 25 of the newest rows, it is sooner counted by reading rows one by one; if these are all there are, that is the answer.
 */
export function countFound(
  db: Queries,
  { newest, ...found }: Found & { readonly newest: (count: number) => Query },
  page = firstRow,
) {
  const most = countedTo(page);
  const enough = sql.lit(most + 1);
  const readOn = sql<boolean>`(select hits from sample) > 12`;
  const isCounted = sql<boolean>`(
    (select count(*) from one_by_one) = ${enough}
    or ${readOn} and (select count(*) from (${newest(readToCount)}) all_newest) < ${sql.lit(readToCount)})`;
  const counted = sql`
    with sample as materialized (select count(*) filter (where ${found.matching}) as hits from (${newest(300)}) newest),
    one_by_one as materialized (
      select id from (${newest(readToCount)}) newest where ${readOn} and ${found.matching} limit ${enough}
    ), told as materialized (select ${isCounted} as counted), found as materialized (
      select id from (${apart(countedRows(found, most))}) found where not (select counted from told)
    )
    select id from one_by_one where (select counted from told)
    union all
    select id from found`;
  return countUpTo(db, counted, most);
}

/** How lists of products, bought or sold, are ordered. */
export interface ProductOrder {
  readonly sortBy?: PurchasedSortField | undefined;
  readonly sortDirection?: SortDirection | undefined;
}
