import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-unit';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { BatchAsked, Position } from '../files/export-table.service.ts';
import { firstPurchases, largestFirst } from './first-purchases.ts';
import { type PurchaseFilter, yearOf } from './purchase-filter.ts';
import type { PurchaseRow } from './purchase-row.ts';

/** A purchase with how its figure came about: the masses are those that the rule of totals took. */
export interface ExportedPurchase extends PurchaseRow, Position {
  readonly unit: EmissionUnit | null;
  /** Whether the answer counts in the unit that was bought. */
  readonly alike: boolean;
  readonly bought_kg: string | null;
  readonly bought_from: 'PRODUCT' | 'SUPPLIER' | null;
  readonly answered_kg: string | null;
  readonly answered_from: 'PRODUCT' | 'SUPPLIER' | null;
  readonly reference_year: string | null;
}

/** The largest first, as the list has them, and from where the last batch ended. */
export function selectBatch(db: Queries, { filter, after, size }: BatchAsked<PurchaseFilter>) {
  const purchases = sql<ExportedPurchase>`(
    select p.*, p.line_id as id, coalesce(p.total_kg::text, '') as position, w.*,
           (select s.data #>> '{emissionValues,referenceYear}' from seen_submission s
             where s.customer_organisation_id = p.customer_organisation_id and s.line_id = p.line_id
               and s.version = p.in_force_version) as reference_year
      from own_purchase p
     cross join lateral purchase_masses(p.quantity_unit, p.product_unit, p.product_mass_kg, p.in_force_unit, p.in_force_mass_kg) w
     where p.year = ${yearOf(filter)} and p.line_id = any(array(select line_id from (${firstPurchases(filter, size, after)}) first)))`;
  return db.selectFrom(purchases.as('p')).selectAll().orderBy(largestFirst);
}
