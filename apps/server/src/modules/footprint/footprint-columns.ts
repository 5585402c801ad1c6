import { qualityScoreHeading } from '@pcf/contract/answer-file-headings';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import type { FileCell } from '../../files/csv-text.ts';
import type { ExportedPurchase } from './footprint-file.queries.ts';
import { workingOf } from './working-of.ts';

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

export const footprintHeadings = Object.keys(columns);

export const footprintCells = (purchase: ExportedPurchase): FileCell[] =>
  Object.values(columns).map((cellOf) => cellOf(purchase));
