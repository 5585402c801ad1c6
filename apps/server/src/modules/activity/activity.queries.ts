import type { activityFilters } from '@pcf/contract/operations/activity.filters';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { ActivityDetails } from '@pcf/contract/resources/activity';
import { type Compilable, sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import {
  all,
  type Condition,
  countedRows,
  countUpTo,
  glanceOrGather,
  type Page,
  type Query,
  rowsOf,
} from '../../database/list-query.ts';
import type { OwnActivity } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';
import { wholeDay } from '../../database/whole-day.ts';
import type { BatchAsked } from '../files/export-table.service.ts';

/** Where the index of the order begins and ends. */
const ofDays = ({ from, to, timeZone }: ActivityFilter): Condition[] => [
  ...(from ? [sql<boolean>`created_at >= ${wholeDay(from, timeZone).begins}`] : []),
  ...(to ? [sql<boolean>`created_at <= ${wholeDay(to, timeZone).ends}`] : []),
];

/** What each filter of the table asks of an entry, besides its days; the zone belongs to those. */
const conditions: Readonly<
  Record<Exclude<keyof typeof activityFilters, 'days' | 'timeZone'>, (filter: ActivityFilter) => Condition[]>
> = {
  event: ({ event }) => (event ? [oneOf('event', event, 'text')] : []),
  actorIds: ({ actorIds }) => (actorIds ? [oneOf('actor_id', actorIds, 'uuid')] : []),
};

/** What the order has no index for. */
const others = (filter: ActivityFilter): Condition[] => Object.values(conditions).flatMap((of) => of(filter));

const inDays = (filter: ActivityFilter): Condition => all(ofDays(filter));

const asksForMore = (filter: ActivityFilter): boolean => others(filter).length > 0;

/** All that an entry must fulfil. */
const matches = (filter: ActivityFilter): Condition => all([...ofDays(filter), ...others(filter)]);

type OwnActivityRow = ViewRow<OwnActivity, never, { details: ActivityDetails }>;

export type ActivityRow = Pick<OwnActivityRow, (typeof shown)[number]>;

export interface ExportedActivity extends ActivityRow {
  readonly position: string;
}

const view = 'own_activity';
const newestFirst = sql`created_at desc, id desc`;
const shown = ['id', 'event', 'details', 'created_at', 'actor_id', 'actor_name', 'by_key'] as const;

/** Names are looked up for the entries of a page only. */
const entries = (db: Queries, ids: Query) =>
  db
    .selectFrom(sql<OwnActivityRow>`${rowsOf(view, ids)}`.as('a'))
    .select(shown)
    .orderBy(newestFirst);

export const selectActivities = (db: Queries, filter: ActivityFilter, page: Page) => entries(db, pageIds(filter, page));

function pageIds(filter: ActivityFilter, { limit, offset }: Page): Query {
  const upTo = offset + limit;
  const offered = (count: number) =>
    sql`select id, event, actor_id, created_at from own_activity where ${inDays(filter)} order by ${newestFirst} limit ${count}`;
  const found = asksForMore(filter)
    ? glanceOrGather({
        view,
        matching: matches(filter),
        columns: sql`id, created_at`,
        order: newestFirst,
        upTo,
        offered,
      })
    : offered(upTo);
  return sql`select id from (${found}) found order by ${newestFirst} limit ${limit} offset ${offset}`;
}

export const countActivities = (db: Queries, filter: ActivityFilter) =>
  countUpTo(db, countedRows({ view, matching: matches(filter) }));

export function selectBatch(
  db: Queries,
  { filter, after, size }: BatchAsked<ActivityFilter>,
): Compilable<ExportedActivity> {
  const behind = after
    ? sql<boolean>`(created_at, id) < (${after.position}::timestamptz, ${after.id}::uuid)`
    : sql<boolean>`true`;
  const ids = sql`
    select id from own_activity where ${matches(filter)} and ${behind} order by ${newestFirst} limit ${size}`;
  return entries(db, ids).select(sql<string>`created_at::text`.as('position'));
}

export const countExported = (db: Queries, filter: ActivityFilter, most: number) =>
  db
    .selectFrom(sql`(select id from own_activity where ${matches(filter)} limit ${most})`.as('found'))
    .select(sql<number>`count(*)::integer`.as('count'));

export type ActivityFilter = Omit<CheckedInput<'listActivities'>['query'], 'pageNumber' | 'limit'>;

/** A single value is compared, so that the planner knows the order within it. */
function oneOf(column: 'event' | 'actor_id', values: readonly string[], type: 'text' | 'uuid'): Condition {
  const [only, ...more] = values;
  const kind = sql.raw(type);
  return more.length === 0
    ? sql<boolean>`${sql.ref(column)} = ${only}::${kind}`
    : sql<boolean>`${sql.ref(column)} = any(${values}::${kind}[])`;
}
