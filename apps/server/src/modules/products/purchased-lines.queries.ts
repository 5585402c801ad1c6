import { sql } from 'kysely';
import { countUpTo } from '../../database/count-up-to.ts';
import type { Queries } from '../../database/database.ts';
import { everyPartner } from '../../database/every-partner.ts';
import { countedBySearch, countedRows, type Query } from '../../database/found-rows.ts';
import { listOrder, type ProductOrder } from '../../database/product-order.ts';
import { besidesDays, talliedDaysOf } from '../../database/tallied-days.ts';
import { sumTalliedDays, sumTalliedLines } from '../../database/tallied-lines.ts';
import { matches, statusesOf } from './line-conditions.ts';
import { asksForText, type LineFilter, lineConditions } from './line-filter.ts';
import { firstOffered, offerOf } from './line-offer.ts';
import { type Page, pageIds } from './line-page.ts';
import type { LineRow } from './line-row.ts';

const lines = sql<LineRow>`purchased_line`.as('l');

const shown = [
  'id',
  'product_id',
  'product_name',
  'internal_reference',
  'supplier_organisation_id',
  'supplier_name',
  'connected',
  'supplier_product_reference',
  'status',
  'work_begun_at',
  'request_reference',
  'due_date',
  'requested_at',
  'submission_version',
  'submitted_at',
  'in_force_version',
  'in_force_value',
  'in_force_unit',
  'in_force_unit_amount',
  'in_force_primary_data_share',
  'in_force_quality_score',
  'in_force_mass_kg',
  'in_force_valid_until',
  'emission_value',
  'emission_unit',
  'emission_unit_amount',
  'product_mass_kg',
  'emission_value_granularity',
  'emission_value_confidence',
  'emission_data_verified',
  'primary_data_share',
  'quality_score',
  'archived',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof LineRow)[];

export const found = (db: Queries, filter: LineFilter) => db.selectFrom(lines).where(matches(filter));

/** Finds the page by ids before it reads all that is shown, so that names are looked up for its lines only. */
export const selectLines = (
  db: Queries,
  { filter, order, page }: { filter: LineFilter; order: ProductOrder; page: Page },
) =>
  db
    .selectFrom(lines)
    .select(shown)
    .where(sql<boolean>`id in (${pageIds(filter, order, page)})`)
    .orderBy(listOrder(order));

/** Exact at any size where tallies are kept: of all lines, of a supplier, of either by status, and of all by some days. */
export function countLines(db: Queries, filter: LineFilter) {
  const { archived, supplierIds = [], ...asked } = filter;
  const statuses = statusesOf(filter);
  const isTallied = supplierIds.length <= 1 && !supplierIds.includes(everyPartner);
  if (!archived && isTallied && lineConditions(filter).length === 0)
    return sumTalliedLines(db, { side: 'CUSTOMER', partnerId: supplierIds[0], statuses });
  const days = talliedDaysOf({ ...asked, statuses });
  return days && !archived && supplierIds.length === 0 && lineConditions(besidesDays(asked)).length === 0
    ? sumTalliedDays(db, 'CUSTOMER', days)
    : countUpTo(db, countedLines(filter));
}

/** A row where the organisation is connected with the supplier, or still has lines with it. */
export const selectSupplierKnown = (db: Queries, supplierId: string) =>
  db
    .selectFrom('connection')
    .select('supplier_organisation_id as id')
    .where('customer_organisation_id', '=', sql<string>`current_organisation()`)
    .where('supplier_organisation_id', '=', supplierId)
    .unionAll(
      db
        .selectFrom(lines)
        .select(sql<string>`supplier_organisation_id`.as('id'))
        .where('supplier_organisation_id', '=', supplierId)
        .limit(1),
    );

function countedLines(filter: LineFilter): Query {
  const found = { view: 'purchased_line', matching: matches(filter) };
  return asksForText(filter)
    ? countedBySearch({ ...found, newest: (count) => firstOffered(offerOf(filter, {}), {}, count) })
    : countedRows(found);
}
