import { qualityScoreHeading } from '@pcf/contract/answer-file-headings';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-data';
import { sql } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import { type FileCell, isoMoment } from '../../files/csv-text.ts';
import type { AuthenticatedCall, Download } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { type BatchAsked, createTableExport } from '../files/export-table.service.ts';
import { foundLines, type LineFilter } from './purchased-lines.service.ts';

/** How many lines there are, but no more than it takes to know that they are too many. */
const countUpTo = (db: Queries, filter: LineFilter, most: number) =>
  db
    .selectFrom(foundLines(db, filter).select('id').limit(most).as('l'))
    .select(sql<number>`count(*)::integer`.as('count'));

/** Those of the organisations that are or were suppliers of the caller's. */
const selectKnownSuppliers = (db: Queries, supplierIds: readonly string[]) =>
  db
    .selectFrom('connection')
    .select('supplier_organisation_id as id')
    .where('customer_organisation_id', '=', sql<string>`(select current_organisation())`)
    .where('supplier_organisation_id', 'in', supplierIds)
    .union(
      db
        .selectFrom('product_line')
        .select(sql<string>`supplier_organisation_id`.as('id'))
        .where('customer_organisation_id', '=', sql<string>`(select current_organisation())`)
        .where('supplier_organisation_id', 'in', supplierIds),
    );

/** Exact numbers come as text. */
const numberOf = (exact: string | null): FileCell => (exact === null ? null : Number(exact));

/** Each column of the file in its order. Where an import has the column too, it is headed alike. */
const columns: Readonly<Record<string, (line: ExportedLine) => FileCell>> = {
  [productImportHeadings.name]: (line) => line.product_name,
  [productImportHeadings.internalReference]: (line) => line.internal_reference,
  [productImportHeadings.description]: (line) => line.description,
  [productImportHeadings.unit]: (line) => line.unit,
  [productImportHeadings.massKg]: (line) => numberOf(line.mass_kg),
  [productImportHeadings.supplierName]: (line) => line.supplier_name,
  [productImportHeadings.supplierNumber]: (line) => line.supplier_number,
  [productImportHeadings.supplierProductReference]: (line) => line.supplier_product_reference,
  'Request reference': (line) => line.request_reference,
  Status: (line) => line.status,
  'Due date': (line) => line.due_date,
  'Emission value (kgCO2e)': (line) => numberOf(line.emission_value),
  'Emission unit amount': (line) => numberOf(line.emission_unit_amount),
  'Emission unit': (line) => line.emission_unit,
  Granularity: (line) => line.emission_value_granularity,
  Confidence: (line) => line.emission_value_confidence,
  Verified: (line) => (line.emission_data_verified === null ? null : String(line.emission_data_verified)),
  'Primary data share (%)': (line) => numberOf(line.primary_data_share),
  [qualityScoreHeading]: (line) => line.quality_score,
  'Value in force (kgCO2e)': (line) => numberOf(line.in_force_value),
  'Unit amount in force': (line) => numberOf(line.in_force_unit_amount),
  'Unit in force': (line) => line.in_force_unit,
  'In force since': (line) => line.in_force_at && isoMoment(line.in_force_at),
  'Valid until': (line) => line.in_force_valid_until,
  [productImportHeadings.yearlyQuantity]: (line) => numberOf(line.yearly_quantity),
  [productImportHeadings.quantityUnit]: (line) => line.quantity_unit,
  [productImportHeadings.quantityYear]: (line) => line.quantity_year,
  'Emissions of the year (kgCO2e)': (line) => numberOf(line.total_kg),
  'Basis of the emissions': (line) => line.basis,
  Created: (line) => isoMoment(line.created_at),
  'Last updated': (line) => isoMoment(line.updated_at),
};

const exportedHeadings = Object.keys(columns);

const cellsInOrder = Object.values(columns);

const exportedCells = (line: ExportedLine): FileCell[] => cellsInOrder.map((cellOf) => cellOf(line));

export type ProductExportService = ReturnType<typeof createProductExport>;

export function createProductExport(database: Database) {
  const download = createTableExport(database, {
    file: 'PURCHASED',
    bucket: 'product-exports',
    otherwise: 'Purchased products',
    headings: exportedHeadings,
    rowsInBatch: 1000,
    selectBatch,
    countUpTo,
    cellsOf: exportedCells,
  });

  return {
    downloadPurchased: (call: AuthenticatedCall, { query }: CheckedInput<'downloadPurchased'>): Promise<Download> =>
      download(call, query, query),

    async downloadPurchasedOfSuppliers(
      call: AuthenticatedCall,
      { params, query }: CheckedInput<'downloadPurchasedOfSuppliers'>,
    ): Promise<Download> {
      const supplierIds = [...new Set(params.supplierIds.map((id) => id.toLowerCase()))];
      const { results } = await database.read(call.credential, (db) => ({
        known: selectKnownSuppliers(db, supplierIds),
      }));
      if (results.known.length < supplierIds.length) throw new ProblemError('NOT_FOUND');
      return download(call, query, { supplierIds });
    },
  };
}

/**
 * The newest first, as the list begins, and from where the last batch ended, so that no transaction stays open between two
 * of them. Moments are texts: dates of JavaScript took a quarter of the time of an export.
 */
export function selectBatch(db: Queries, { filter, after, size }: BatchAsked<LineFilter>) {
  let lines = foundLines(db, filter);
  if (after) lines = lines.where(sql<boolean>`(created_at, id) < (${after.position}::timestamptz, ${after.id}::uuid)`);
  const batch = lines.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).as('l');
  return db
    .selectFrom(batch)
    .innerJoin('product as p', 'p.id', 'l.product_id')
    .leftJoin('purchase_year as y', (join) =>
      join.onRef('y.line_id', '=', 'l.id').on(sql<boolean>`y.year = coalesce(l.quantity_year, 0)`),
    )
    .where('p.organisation_id', '=', sql<string>`(select current_organisation())`)
    .select([
      'l.id',
      sql<string>`l.created_at::text`.as('position'),
      'l.product_name',
      'l.internal_reference',
      'p.description',
      'p.unit',
      'p.mass_kg',
      'l.supplier_name',
      sql<string | null>`l.supplier_number`.as('supplier_number'),
      'l.supplier_product_reference',
      'l.request_reference',
      'l.status',
      'l.due_date',
      'l.emission_value',
      'l.emission_unit',
      'l.emission_unit_amount',
      'l.emission_value_granularity',
      'l.emission_value_confidence',
      'l.emission_data_verified',
      'l.primary_data_share',
      'l.quality_score',
      sql<string | null>`l.in_force_value`.as('in_force_value'),
      sql<EmissionUnit | null>`l.in_force_unit`.as('in_force_unit'),
      sql<string | null>`l.in_force_unit_amount`.as('in_force_unit_amount'),
      sql<string | null>`(l.in_force_at at time zone 'UTC')::text`.as('in_force_at'),
      'l.in_force_valid_until',
      sql<string | null>`l.yearly_quantity`.as('yearly_quantity'),
      sql<EmissionUnit | null>`l.quantity_unit`.as('quantity_unit'),
      sql<number | null>`l.quantity_year`.as('quantity_year'),
      sql<string | null>`y.total_kg`.as('total_kg'),
      'y.basis',
      sql<string>`(l.created_at at time zone 'UTC')::text`.as('created_at'),
      sql<string>`(l.updated_at at time zone 'UTC')::text`.as('updated_at'),
    ])
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc');
}

type ExportedLine = ReturnType<typeof selectBatch> extends { execute(): Promise<(infer Row)[]> } ? Row : never;
