import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { sql } from 'kysely';
import type { Condition } from './found-rows.ts';
import { today } from './today.ts';
import { wholeDay } from './whole-day.ts';

export interface WaitingFilter {
  readonly overdue?: boolean | undefined;
  readonly requestedFrom?: string | undefined;
  readonly requestedTo?: string | undefined;
}

/** Those in which the supplier has to act, so that a due date can be missed. */
export const lateStatuses: readonly ProductRequestStatus[] = ['REQUESTED', 'REJECTED'];

/** What a list asks of lines that are late. Says what their index says, so that it can be used. */
export const overdueConditions = ({ overdue }: WaitingFilter): Condition[] =>
  overdue ? [sql<boolean>`status in ('REQUESTED', 'REJECTED')`, sql<boolean>`due_date < ${today()}::date`] : [];

/** What a list that is narrowed by the days of asking asks of the moment. */
export const requestedConditions = ({ requestedFrom, requestedTo }: WaitingFilter): Condition[] => [
  ...(requestedFrom ? [sql<boolean>`requested_at >= ${wholeDay(requestedFrom).begins}`] : []),
  ...(requestedTo ? [sql<boolean>`requested_at <= ${wholeDay(requestedTo).ends}`] : []),
];

/** The statuses that are left where only what is late is asked for; none stands for all of them. */
export function statusesLeft(
  statuses: readonly ProductRequestStatus[],
  { overdue }: WaitingFilter,
): readonly ProductRequestStatus[] {
  if (!overdue) return statuses;
  const left = lateStatuses.filter((status) => statuses.length === 0 || statuses.includes(status));
  return left.length > 0 ? left : statuses;
}
