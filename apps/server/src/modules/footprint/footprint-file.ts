import { qualityScoreHeading } from '@pcf/contract/answer-file-headings';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-data';
import { sql } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import type { FileCell } from '../../files/csv-text.ts';
import { cellText } from '../../files/table-row.ts';
import type { AuthenticatedCall, Download } from '../../http/operation-handler.ts';
import { type BatchAsked, createTableExport, type Position } from '../files/export-table.service.ts';
import { selectAskedYear } from './footprint.queries.ts';
import {
  countPurchases,
  firstPurchases,
  largestFirst,
  type PurchaseFilter,
  type PurchaseRow,
  yearOf,
} from './purchases.queries.ts';

/** Exact numbers come as text. */
const numberOf = (exact: string | null): FileCell => (exact === null ? null : Number(exact));

const isoDay = (moment: Date | string | undefined | null): FileCell =>
  moment ? new Date(moment).toISOString().slice(0, 10) : null;

const pathOf = ({ estimate }: ExportedPurchase): FileCell =>
  estimate ? [estimate.topCategory, estimate.category, estimate.subcategory].join(' > ') : null;

/** Each column of the file in its order: what was bought, what it emits, and where that is from. */
const columns: Readonly<Record<string, (purchase: ExportedPurchase) => FileCell>> = {
  [productImportHeadings.name]: (purchase) => purchase.product_name,
  [productImportHeadings.internalReference]: (purchase) => purchase.internal_reference,
  [productImportHeadings.supplierName]: (purchase) => purchase.supplier_name,
  'Request reference': (purchase) => purchase.request_reference,
  Status: (purchase) => purchase.status,
  [productImportHeadings.quantityYear]: (purchase) => purchase.year || null,
  [productImportHeadings.yearlyQuantity]: (purchase) => numberOf(purchase.quantity),
  [productImportHeadings.quantityUnit]: (purchase) => purchase.unit,
  [productImportHeadings.massKg]: (purchase) => numberOf(purchase.bought_kg),
  'Mass of one unit from': (purchase) => purchase.bought_from,
  'Mass (kg)': (purchase) => numberOf(purchase.mass_kg),
  Basis: (purchase) => purchase.basis,
  'Emissions from supplier data (kgCO2e)': (purchase) => numberOf(purchase.specific_kg),
  'Emissions estimated (kgCO2e)': (purchase) => numberOf(purchase.estimated_kg),
  Working: workingOf,
  'Why not from supplier data': (purchase) => purchase.gap,
  'Value in force (kgCO2e)': (purchase) => numberOf(purchase.in_force_value),
  'Unit amount in force': (purchase) => numberOf(purchase.in_force_unit_amount),
  'Unit in force': (purchase) => purchase.in_force_unit,
  'Mass of one unit in force (kg)': (purchase) => numberOf(purchase.answered_kg),
  'Mass of one unit in force from': (purchase) => purchase.answered_from,
  'Version in force': (purchase) => purchase.in_force_version,
  'Accepted on': (purchase) => isoDay(purchase.in_force_at),
  'Reference year': (purchase) => numberOf(purchase.reference_year),
  Verified: (purchase) => (purchase.in_force_verified === null ? null : String(purchase.in_force_verified)),
  'Primary data share (%)': (purchase) => numberOf(purchase.in_force_primary_data_share),
  [qualityScoreHeading]: (purchase) => purchase.in_force_quality_score,
  'Valid until': (purchase) => purchase.in_force_valid_until,
  'Estimate category': pathOf,
  'Estimate factor': ({ estimate }) => estimate?.name ?? null,
  'Estimate factor (kgCO2e per kg)': ({ estimate }) => estimate?.impact ?? null,
  'Estimate catalogue version': ({ estimate }) => estimate?.version ?? null,
  'Estimate chosen by': ({ estimate }) => estimate?.chosenBy ?? null,
  'Estimate chosen on': ({ estimate }) => isoDay(estimate?.chosenAt),
};

const footprintHeadings = Object.keys(columns);

const footprintCells = (purchase: ExportedPurchase): FileCell[] =>
  Object.values(columns).map((cellOf) => cellOf(purchase));

export type FootprintFile = ReturnType<typeof createFootprintFile>;

export function createFootprintFile(database: Database) {
  const download = createTableExport(database, {
    file: 'FOOTPRINT',
    bucket: 'footprint-exports',
    otherwise: 'Scope 3 category 1',
    headings: footprintHeadings,
    rowsInBatch: 1000,
    selectBatch,
    countUpTo: countPurchases,
    cellsOf: footprintCells,
  });

  return {
    /** Of one year from the first batch to the last, whatever is newer by then. */
    async downloadFootprint(call: AuthenticatedCall, { query }: CheckedInput<'downloadFootprint'>): Promise<Download> {
      const { results } = await database.read(call.credential, (db) => ({ asked: selectAskedYear(db, query) }));
      return download(call, query, { ...query, year: results.asked[0]?.year ?? 0 });
    },
  };
}

/** The figures that were multiplied and divided, for checking; nothing is computed from them here. */
function workingOf(purchase: ExportedPurchase): string | null {
  const written = (exact: string | number | null) => cellText(Number(exact));
  const quantity = written(purchase.quantity);
  const bought = `${quantity} × ${written(purchase.bought_kg)} kg`;
  if (purchase.basis === 'MISSING') return null;
  if (purchase.basis === 'ESTIMATED') return `${bought} × ${written(purchase.estimate?.impact ?? null)}`;
  const [value, amount] = [written(purchase.in_force_value), written(purchase.in_force_unit_amount ?? 1)];
  return purchase.alike
    ? `${quantity} × ${value} / ${amount}`
    : `${bought} × ${value} / (${amount} × ${written(purchase.answered_kg)} kg)`;
}

/** A purchase with how its figure came about: the masses are those that the rule of totals took. */
interface ExportedPurchase extends PurchaseRow, Position {
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
