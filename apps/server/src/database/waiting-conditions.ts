import { openProductRequestStatuses } from '@pcf/contract/vocabulary/open-product-request-status';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { sql } from 'kysely';
import type { Condition } from './found-rows.ts';
import { today } from './today.ts';
import { wholeDay } from './whole-day.ts';

export interface WaitingFilter {
  readonly overdue?: boolean | undefined;
  readonly requestedFrom?: string | undefined;
  readonly requestedTo?: string | undefined;
  /** Whose days are meant; those of UTC unless said. */
  readonly timeZone?: string | undefined;
}

/** Those in which the supplier has to act, so that a due date can be missed. */
export const lateStatuses: readonly ProductRequestStatus[] = ['REQUESTED', 'REJECTED'];

/** What a list asks of lines that are late. Says what their index says, so that it can be used. */
export const overdueConditions = ({ overdue }: WaitingFilter): Condition[] =>
  overdue ? [sql<boolean>`status in ('REQUESTED', 'REJECTED')`, isPastDue()] : [];

const isPastDue = () => sql<boolean>`due_date < ${today()}::date`;

/** What a list that is narrowed by the days of asking asks of the moment. */
export const requestedConditions = ({ requestedFrom, requestedTo, timeZone }: WaitingFilter): Condition[] => [
  ...(requestedFrom ? [sql<boolean>`requested_at >= ${wholeDay(requestedFrom, timeZone).begins}`] : []),
  ...(requestedTo ? [sql<boolean>`requested_at <= ${wholeDay(requestedTo, timeZone).ends}`] : []),
];

/** Whether a list is about waiting and leaves out whatever is not open; none stands for all statuses. */
export const asksForWaiting = (
  { overdue, requestedFrom, requestedTo }: WaitingFilter,
  statuses: readonly ProductRequestStatus[],
): boolean =>
  (overdue === true || requestedFrom !== undefined || requestedTo !== undefined) &&
  statuses.length > 0 &&
  statuses.every((status) => openStatuses.includes(status));

/**
 * All that a list of what is waited for asks of lines. The statuses are said once and in words: the index of open lines can
 * be used then, and the planner knows how many of them there are.
 */
export const waitingConditions = (filter: WaitingFilter, statuses: readonly ProductRequestStatus[]): Condition[] => [
  sql<boolean>`status in (${sql.join(statuses.map((status) => sql.lit(status)))})`,
  ...(filter.overdue ? [isPastDue()] : []),
  ...requestedConditions(filter),
];

const openStatuses: readonly ProductRequestStatus[] = openProductRequestStatuses;

/** The statuses that are left where only what is late is asked for; none stands for all of them. */
export function statusesLeft(
  statuses: readonly ProductRequestStatus[],
  { overdue }: WaitingFilter,
): readonly ProductRequestStatus[] {
  if (!overdue) return statuses;
  const left = lateStatuses.filter((status) => statuses.length === 0 || statuses.includes(status));
  return left.length > 0 ? left : statuses;
}
