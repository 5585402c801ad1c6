import type { DataValidity } from '@pcf/contract/vocabulary/data-validity';
import { openProductRequestStatuses } from '@pcf/contract/vocabulary/open-product-request-status';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { sql } from 'kysely';
import type { Condition } from './found-rows.ts';
import { today } from './today.ts';
import { validityConditions } from './validity-condition.ts';
import { lateStatuses, type WaitingFilter } from './waiting-conditions.ts';
import { wholeDay } from './whole-day.ts';

type Statuses = readonly ProductRequestStatus[];

/** Some days of a tally that counts lines by day. */
export interface TalliedDays {
  readonly measure: 'OPEN' | 'DUE' | 'VALID';
  readonly days: readonly Condition[];
}

interface DayFilter extends WaitingFilter {
  /** None stands for all of them. */
  readonly statuses: Statuses;
  readonly validity?: readonly DataValidity[] | undefined;
}

/** What else a filter asks for. */
export const besidesDays = <Filter extends object>({
  overdue,
  requestedFrom,
  requestedTo,
  validity,
  ...besides
}: Filter & Omit<DayFilter, 'statuses'>) => besides;

/** The days that a filter comes down to where it asks for one thing that is tallied by day, and for no other. */
export function talliedDaysOf(filter: DayFilter): TalliedDays | undefined {
  const { statuses, overdue, requestedFrom, requestedTo, timeZone, validity = [] } = filter;
  const requested = requestedFrom !== undefined || requestedTo !== undefined;
  if ([overdue, requested, validity.length > 0].filter(Boolean).length !== 1) return undefined;
  if (overdue)
    return areJust(statuses, lateStatuses)
      ? { measure: 'DUE', days: [sql<boolean>`day < ${today()}::date`] }
      : undefined;
  // The days of the tally are those of UTC.
  if (requested && timeZone !== undefined && timeZone !== 'UTC') return undefined;
  if (requested) return areJust(statuses, openProductRequestStatuses) ? openDays(filter) : undefined;
  return areJust(statuses, ['COMPLETED']) ? { measure: 'VALID', days: validityConditions('day', validity) } : undefined;
}

const areJust = (statuses: Statuses, wanted: Statuses) =>
  statuses.every((status) => wanted.includes(status)) && wanted.every((status) => statuses.includes(status));

function openDays({ requestedFrom, requestedTo }: WaitingFilter): TalliedDays {
  const dayOf = (moment: string) => sql`${wholeDay(moment).begins.slice(0, 10)}::date`;
  return {
    measure: 'OPEN',
    days: [
      ...(requestedFrom ? [sql<boolean>`day >= ${dayOf(requestedFrom)}`] : []),
      ...(requestedTo ? [sql<boolean>`day <= ${dayOf(requestedTo)}`] : []),
    ],
  };
}
