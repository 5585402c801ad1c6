import { dueSoonDays } from '@pcf/contract/exchange-limits';
import type { ProductRequestAggregatedStatus, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { type ExchangeSide, exchangeSides, type RequestAge, requestAges } from '@pcf/contract/vocabulary/requests';
import { expiringBefore } from '@pcf/domain/emission-data/validity';
import { requestedDaysOf } from '@pcf/domain/exchange/request-age';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { all, type Condition, ownOrganisation } from '../../database/list-query.ts';
import { everyPartner } from '../../database/tallies.ts';
import { today } from '../../database/whole-day.ts';

/** As many as are told by name. */
const maxAskers = 5;

/** Lines by status. */
export const selectLineCounts = (db: Queries) =>
  db
    .selectFrom('line_tally')
    .select(['side', sql<ProductRequestStatus>`status`.as('key'), sql<number>`sum(lines)::integer`.as('count')])
    .where('organisation_id', '=', ownOrganisation)
    .where('side', 'in', exchangeSides)
    .where('partner_id', '=', everyPartner)
    .groupBy(['side', 'status']);

/** Requests by what has become of them. */
export const selectRequestCounts = (db: Queries) =>
  db
    .selectFrom('request_tally')
    .select([
      'side',
      sql<ProductRequestAggregatedStatus>`aggregated_status`.as('key'),
      sql<number>`sum(requests)::integer`.as('count'),
    ])
    .where('organisation_id', '=', ownOrganisation)
    .where('side', 'in', exchangeSides)
    .groupBy(['side', 'aggregated_status']);

/** Open lines by age. */
export function selectAgeCounts(db: Queries) {
  const ages = requestAges.map((age) => sql`when ${isOfAge(age)} then ${sql.lit(age)}`);
  return db
    .selectFrom('line_day_tally')
    .select([
      'side',
      sql<RequestAge>`case ${sql.join(ages, sql` `)} end`.as('key'),
      sql<number>`sum(lines)::integer`.as('count'),
    ])
    .where('organisation_id', '=', ownOrganisation)
    .where('side', 'in', exchangeSides)
    .where('measure', '=', 'OPEN')
    .groupBy(['side', 'key']);
}

function isOfAge(age: RequestAge): Condition {
  const { requestedFrom, requestedTo } = requestedDaysOf(age, today());
  return all([
    ...(requestedFrom ? [sql<boolean>`day >= ${requestedFrom}::date`] : []),
    ...(requestedTo ? [sql<boolean>`day <= ${requestedTo}::date`] : []),
  ]);
}

/** Whose requests are open at a supplier, those with most first. */
export function selectAskers(db: Queries) {
  const open = sql<number>`sum(lines)::integer`;
  const askers = db
    .selectFrom('line_tally')
    .select(['partner_id', open.as('open')])
    .where('organisation_id', '=', ownOrganisation)
    .where('side', '=', 'SUPPLIER')
    .where('partner_id', '<>', everyPartner)
    .where('status', 'in', ['REQUESTED', 'REJECTED'])
    .groupBy('partner_id')
    .having(sql<boolean>`${open} > 0`)
    .orderBy(sql`${open} desc, partner_id`)
    .limit(sql.lit(maxAskers));
  return db
    .selectFrom(askers.as('a'))
    .select(['a.partner_id', 'a.open'])
    .select(
      sql<
        string | null
      >`(select customer_name from received_line where customer_organisation_id = a.partner_id limit 1)`.as('name'),
    )
    .orderBy(sql`a.open desc, a.partner_id`);
}

/** What is late, and what is in force but not for long or no more. */
export function selectDayCounts(db: Queries) {
  const [now, soon] = [today(), expiringBefore(today())];
  const lines = (measure: 'DUE' | 'VALID', days: Condition) =>
    sql<number>`coalesce(sum(lines) filter (where measure = ${sql.lit(measure)} and ${days}), 0)::integer`;
  return db
    .selectFrom('line_day_tally')
    .select([
      'side',
      lines('DUE', sql<boolean>`day < ${now}::date`).as('overdue'),
      lines('DUE', sql<boolean>`day >= ${now}::date and day <= ${now}::date + ${sql.lit(dueSoonDays)}`).as('due_soon'),
      lines('VALID', sql<boolean>`day >= ${now}::date`).as('expiring'),
      lines('VALID', sql<boolean>`day < ${now}::date`).as('expired'),
    ])
    .where('organisation_id', '=', ownOrganisation)
    .where('side', 'in', exchangeSides)
    .where('measure', 'in', ['DUE', 'VALID'])
    .where('day', '<', sql<string>`${soon}::date`)
    .groupBy('side');
}

export interface CountRow<Key> {
  readonly side: string;
  readonly key: Key;
  readonly count: number;
}

/** How many of each there are on a side; none where tallies say nothing. */
export function countsOf<Key extends string>(
  keys: readonly Key[],
  rows: readonly CountRow<Key>[],
  side: ExchangeSide,
): Record<Key, number> {
  const counted = new Map(rows.filter((row) => row.side === side).map(({ key, count }) => [key, count]));
  return Object.fromEntries(keys.map((key) => [key, counted.get(key) ?? 0])) as Record<Key, number>;
}
