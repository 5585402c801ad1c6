import { qualityScoreHeading } from '@pcf/contract/answer-file-headings';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import { ownOrganisation } from '../../database/list-query.ts';
import { recordFields } from '../../database/record-fields.ts';
import { type FileCell, isoMoment } from '../../files/csv-text.ts';
import type { AuthenticatedCall, Download } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { type BatchAsked, createTableExport, type Position } from '../files/export-table.service.ts';
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

type Reader = (text: string) => FileCell;

const asText: Reader = (text) => text;
const asNumber: Reader = (text) => Number(text);
const asWord: Reader = (text) => (text === 't' ? 'true' : 'false');

const moment = (column: string) => sql`(${sql.ref(column)} at time zone 'UTC')::text`;

/**
 * Each column of the file in its order, of a line l, its product p and the year y of its purchase, and how its text is read.
 * Where an import has the column too, it is headed alike.
 */
const columns: Readonly<Record<string, readonly [RawBuilder<unknown>, Reader]>> = {
  [productImportHeadings.name]: [sql.ref('l.product_name'), asText],
  [productImportHeadings.internalReference]: [sql.ref('l.internal_reference'), asText],
  [productImportHeadings.description]: [sql.ref('p.description'), asText],
  [productImportHeadings.unit]: [sql.ref('p.unit'), asText],
  [productImportHeadings.massKg]: [sql.ref('p.mass_kg'), asNumber],
  [productImportHeadings.supplierName]: [sql.ref('l.supplier_name'), asText],
  [productImportHeadings.supplierNumber]: [sql.ref('l.supplier_number'), asText],
  [productImportHeadings.supplierProductReference]: [sql.ref('l.supplier_product_reference'), asText],
  'Request reference': [sql.ref('l.request_reference'), asText],
  Status: [sql.ref('l.status'), asText],
  'Due date': [sql.ref('l.due_date'), asText],
  'Emission value (kgCO2e)': [sql.ref('l.emission_value'), asNumber],
  'Emission unit amount': [sql.ref('l.emission_unit_amount'), asNumber],
  'Emission unit': [sql.ref('l.emission_unit'), asText],
  Granularity: [sql.ref('l.emission_value_granularity'), asText],
  Confidence: [sql.ref('l.emission_value_confidence'), asText],
  Verified: [sql.ref('l.emission_data_verified'), asWord],
  'Primary data share (%)': [sql.ref('l.primary_data_share'), asNumber],
  [qualityScoreHeading]: [sql.ref('l.quality_score'), asNumber],
  'Value in force (kgCO2e)': [sql.ref('l.in_force_value'), asNumber],
  'Unit amount in force': [sql.ref('l.in_force_unit_amount'), asNumber],
  'Unit in force': [sql.ref('l.in_force_unit'), asText],
  'In force since': [moment('l.in_force_at'), isoMoment],
  'Valid until': [sql.ref('l.in_force_valid_until'), asText],
  [productImportHeadings.yearlyQuantity]: [sql.ref('l.yearly_quantity'), asNumber],
  [productImportHeadings.quantityUnit]: [sql.ref('l.quantity_unit'), asText],
  [productImportHeadings.quantityYear]: [sql.ref('l.quantity_year'), asNumber],
  'Emissions of the year (kgCO2e)': [sql.ref('y.total_kg'), asNumber],
  'Basis of the emissions': [sql.ref('y.basis'), asText],
  Created: [moment('l.created_at'), isoMoment],
  'Last updated': [moment('l.updated_at'), isoMoment],
};

const exportedHeadings = Object.keys(columns);

export const exportedColumns = Object.values(columns).map(([column]) => column);

const readers = Object.values(columns).map(([, reader]) => reader);

/** A line with all of its cells in one text. */
interface ExportedLine extends Position {
  readonly cells: string;
}

const exportedCells = ({ cells }: ExportedLine): FileCell[] =>
  recordFields(cells).map((text, index) => (text === null ? null : (readers[index]?.(text) ?? null)));

export type ProductExportService = ReturnType<typeof createProductExport>;

export function createProductExport(database: Database) {
  const download = createTableExport(database, {
    file: 'PURCHASED',
    bucket: 'product-exports',
    otherwise: 'Purchased products',
    headings: exportedHeadings,
    rowsInBatch: 5000,
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
 * of them. What belongs to a line is looked up line by line: a join may read all products of the organisation for each batch.
 */
function selectBatch(db: Queries, { filter, after, size }: BatchAsked<LineFilter>) {
  let lines = foundLines(db, filter);
  if (after) lines = lines.where(sql<boolean>`(created_at, id) < (${after.position}::timestamptz, ${after.id}::uuid)`);
  const batch = lines.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).as('l');
  return db
    .selectFrom(batch)
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('product')
          .select(['description', 'unit', 'mass_kg'])
          .whereRef('product.id', '=', 'l.product_id')
          .where('organisation_id', '=', ownOrganisation)
          .limit(1)
          .as('p'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('purchase_year')
          .select(['total_kg', 'basis'])
          .whereRef('line_id', '=', 'l.id')
          .where(sql<boolean>`year = coalesce(l.quantity_year, 0)`)
          .limit(1)
          .as('y'),
      (join) => join.onTrue(),
    )
    .select([
      'l.id',
      sql<string>`l.created_at::text`.as('position'),
      sql<string>`row(${sql.join(exportedColumns)})::text`.as('cells'),
    ])
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc');
}
