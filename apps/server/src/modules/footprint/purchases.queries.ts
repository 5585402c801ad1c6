import { deepestRow } from '@pcf/contract/paging';
import type { FootprintBasis } from '@pcf/contract/vocabulary/footprint-basis';
import { sql } from 'kysely';
import { countUpTo } from '../../database/count-up-to.ts';
import type { Queries } from '../../database/database.ts';
import { everyPartner } from '../../database/every-partner.ts';
import { ownOrganisation } from '../../database/own-organisation.ts';
import { firstPurchases, largestFirst } from './first-purchases.ts';
import { basesOf, type PurchaseFilter, yearOf } from './purchase-filter.ts';
import { ownPurchase, type PurchaseRow } from './purchase-row.ts';

const shown = [
  'line_id',
  'year',
  'quantity',
  'quantity_unit',
  'supplier_organisation_id',
  'supplier_name',
  'mass_kg',
  'basis',
  'total_kg',
  'gap',
  'product_id',
  'product_name',
  'internal_reference',
  'status',
  'request_reference',
  'in_force_version',
  'in_force_at',
  'in_force_value',
  'in_force_unit',
  'in_force_unit_amount',
  'in_force_mass_kg',
  'estimate',
] as const satisfies readonly (keyof PurchaseRow)[];

export type ShownPurchase = Pick<PurchaseRow, (typeof shown)[number]>;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Finds the page by its lines before it reads all that is shown, so that names are looked up for these only. */
export const selectPurchases = (db: Queries, filter: PurchaseFilter, { limit, offset }: Page) =>
  db
    .selectFrom(ownPurchase)
    .select(shown)
    .where('year', '=', yearOf(filter))
    .where(
      sql<boolean>`line_id = any(array(
        select line_id from (${firstPurchases(filter, offset + limit)}) first order by ${largestFirst} limit ${limit} offset ${offset}))`,
    )
    .orderBy(largestFirst);

const linesOfBasis: Readonly<Record<FootprintBasis, ReturnType<typeof sql>>> = {
  SPECIFIC: sql`specific_lines`,
  ESTIMATED: sql`estimated_lines`,
  MISSING: sql`lines - specific_lines - estimated_lines`,
};

/** Exact at any size by the tallies, unless only some products are asked for, or a supplier that tallies mistake for all. */
export function countPurchases(db: Queries, filter: PurchaseFilter) {
  if (filter.productIds?.length || filter.supplierIds?.includes(everyPartner))
    return countUpTo(db, firstPurchases(filter, deepestRow + 1));
  const counted = sql.join(
    basesOf(filter).map((basis) => linesOfBasis[basis]),
    sql` + `,
  );
  return db
    .selectFrom('purchase_tally')
    .select([sql<number>`coalesce(sum(${counted}), 0)::integer`.as('count'), sql<boolean>`false`.as('more')])
    .where('organisation_id', '=', ownOrganisation)
    .where('year', '=', yearOf(filter))
    .where('partner_id', 'in', filter.supplierIds?.length ? filter.supplierIds : [everyPartner]);
}
