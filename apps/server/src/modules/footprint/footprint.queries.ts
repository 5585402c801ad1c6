import { maxHotspots } from '@pcf/contract/exchange-limits';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { ownOrganisation } from '../../database/list-query.ts';
import { everyPartner } from '../../database/tallies.ts';
import { firstPurchases, largestFirst, ownPurchase, type PurchaseFilter, yearOf } from './purchases.queries.ts';

/** Tallies are signed differences: only their sum says anything. */
const sums = [
  sql<number>`sum(lines)::integer`.as('lines'),
  sql<number>`sum(specific_lines)::integer`.as('specific_lines'),
  sql<number>`sum(estimated_lines)::integer`.as('estimated_lines'),
  sql<string>`sum(specific_kg)`.as('specific_kg'),
  sql<string>`sum(estimated_kg)`.as('estimated_kg'),
] as const;

export const selectAskedYear = (db: Queries, filter: PurchaseFilter) =>
  db.selectNoFrom(sql<number | null>`${yearOf(filter)}`.as('year'));

/** Each year of which there are quantities, the newest first. */
export const selectYears = (db: Queries) =>
  db
    .selectFrom('purchase_tally')
    .select([
      'year',
      ...sums,
      sql<number>`sum(weighed_lines)::integer`.as('weighed_lines'),
      sql<string>`sum(mass_kg)`.as('mass_kg'),
      sql<string>`sum(specific_mass_kg)`.as('specific_mass_kg'),
      sql<string>`sum(estimated_mass_kg)`.as('estimated_mass_kg'),
    ])
    .where('organisation_id', '=', ownOrganisation)
    .where('partner_id', '=', everyPartner)
    .groupBy('year')
    .having(sql<boolean>`sum(lines) <> 0`)
    .orderBy('year', 'desc');

export const countAllLines = (db: Queries) =>
  db
    .selectFrom('line_tally')
    .select([
      sql<number>`coalesce(sum(lines), 0)::integer`.as('lines'),
      sql<number>`coalesce(sum(in_force_lines), 0)::integer`.as('accepted_lines'),
    ])
    .where('organisation_id', '=', ownOrganisation)
    .where('side', '=', 'CUSTOMER')
    .where('partner_id', '=', everyPartner);

export function selectLargestPurchases(db: Queries, { year }: Pick<PurchaseFilter, 'year'>) {
  const first = firstPurchases({ year, basis: ['SPECIFIC', 'ESTIMATED'] }, maxHotspots);
  return db
    .selectFrom(ownPurchase)
    .select(['line_id', 'product_id', 'product_name', 'internal_reference', 'supplier_name', 'total_kg', 'basis'])
    .where('year', '=', yearOf({ year }))
    .where(sql<boolean>`line_id = any(array(select line_id from (${first}) first))`)
    .where(sql<boolean>`total_kg > 0`)
    .orderBy(largestFirst);
}

/** The view knows their names: of any purchase of theirs in that year. */
export function selectLargestSuppliers(db: Queries, filter: Pick<PurchaseFilter, 'year'>) {
  const total = sql`sum(specific_kg + estimated_kg)`;
  const largest = db
    .selectFrom('purchase_tally')
    .select(['partner_id', ...sums, sql<string>`${total}`.as('total_kg')])
    .where('organisation_id', '=', ownOrganisation)
    .where('year', '=', yearOf(filter))
    .where('partner_id', '<>', everyPartner)
    .groupBy('partner_id')
    .having(sql<boolean>`${total} > 0`)
    .orderBy(sql`${total} desc, partner_id`)
    .limit(maxHotspots);
  return db
    .selectFrom(largest.as('t'))
    .selectAll()
    .select(
      sql<string | null>`(
        select supplier_name from own_purchase
         where supplier_organisation_id = t.partner_id and year = ${yearOf(filter)} and not archived limit 1)`.as(
        'name',
      ),
    )
    .orderBy(sql`t.total_kg desc, t.partner_id`);
}
