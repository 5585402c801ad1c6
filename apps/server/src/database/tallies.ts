import { deepestRow } from '@pcf/contract/paging';
import type { DataValidity } from '@pcf/contract/vocabulary/data-quality';
import type {
  ExchangeSide,
  ProductRequestAggregatedStatus,
  ProductRequestStatus,
} from '@pcf/contract/vocabulary/requests';
import { openProductRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { lateStatuses, validityConditions, type WaitingFilter } from './list-conditions.ts';
import { all, type Condition, ownOrganisation } from './list-query.ts';
import { today, wholeDay } from './whole-day.ts';

const counted = [sql<number>`coalesce(sum(lines), 0)::integer`.as('count'), sql<boolean>`false`.as('more')] as const;

/** As exact: the lines of a side that fall on some days. */
export const sumTalliedDays = (db: Queries, side: ExchangeSide, { measure, days }: TalliedDays) =>
  db
    .selectFrom('line_day_tally')
    .select(counted)
    .where('organisation_id', '=', ownOrganisation)
    .where('side', '=', side)
    .where('measure', '=', measure)
    .where(all(days));

/** The partner under which tallies count all partners together. A request for this id gets no total. */
export const everyPartner = '00000000-0000-0000-0000-000000000000';

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

/** All requests of a side, or those in some statuses, as far as one can page; none stands for all of them. */
export function sumTalliedRequests(
  db: Queries,
  side: ExchangeSide,
  statuses: readonly ProductRequestAggregatedStatus[] = [],
) {
  const requests = sql`coalesce(sum(requests), 0)`;
  const tallies = db
    .selectFrom('request_tally')
    .select([
      sql<number>`least(${requests}, ${sql.lit(deepestRow)})::integer`.as('count'),
      sql<boolean>`${requests} > ${sql.lit(deepestRow)}`.as('more'),
    ])
    .where('organisation_id', '=', ownOrganisation)
    .where('side', '=', side);
  return statuses.length > 0 ? tallies.where('aggregated_status', 'in', statuses) : tallies;
}

interface TalliedLines {
  readonly side: ExchangeSide;
  readonly partnerId?: string | undefined;
  /** None stands for all of them. */
  readonly statuses: readonly ProductRequestStatus[];
}

/** Exact at any size: all lines of a side, or those with one partner, and of either those in some statuses. */
export function sumTalliedLines(db: Queries, { side, partnerId = everyPartner, statuses }: TalliedLines) {
  const tallies = db
    .selectFrom('line_tally')
    .select(counted)
    .where('organisation_id', '=', ownOrganisation)
    .where('side', '=', side)
    .where('partner_id', '=', partnerId);
  return statuses.length > 0 ? tallies.where('status', 'in', statuses) : tallies;
}
