import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { all, type Condition } from '../../database/found-rows.ts';
import { wholeDay } from '../../database/whole-day.ts';

export type ActivityFilter = Omit<CheckedInput<'listActivities'>['query'], 'pageNumber' | 'limit'>;

/** Where the index of the order begins and ends. */
const ofDays = ({ from, to, timeZone }: ActivityFilter): Condition[] => [
  ...(from ? [sql<boolean>`created_at >= ${wholeDay(from, timeZone).begins}`] : []),
  ...(to ? [sql<boolean>`created_at <= ${wholeDay(to, timeZone).ends}`] : []),
];

/** What the order has no index for. */
const others = ({ event, actorIds }: ActivityFilter): Condition[] => [
  ...(event ? [oneOf('event', event, 'text')] : []),
  ...(actorIds ? [oneOf('actor_id', actorIds, 'uuid')] : []),
];

/** A single value is compared, so that the planner knows the order within it. */
function oneOf(column: 'event' | 'actor_id', values: readonly string[], type: 'text' | 'uuid'): Condition {
  const [only, ...more] = values;
  const kind = sql.raw(type);
  return more.length === 0
    ? sql<boolean>`${sql.ref(column)} = ${only}::${kind}`
    : sql<boolean>`${sql.ref(column)} = any(${values}::${kind}[])`;
}

export const inDays = (filter: ActivityFilter): Condition => all(ofDays(filter));

export const asksForMore = (filter: ActivityFilter): boolean => others(filter).length > 0;

/** All that an entry must fulfil. */
export const matches = (filter: ActivityFilter): Condition => all([...ofDays(filter), ...others(filter)]);
