import { qualityScoreHeading } from '@pcf/contract/answer-file-headings';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import { ownOrganisation } from '../../database/list-query.ts';
import { type FieldKind, recordCells, recordsCsv } from '../../files/record-table.ts';
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

const moment = (column: string) => sql`(${sql.ref(column)} at time zone 'UTC')::text`;

/**
 * Each column of the file in its order, of a line l, its product p and the year y of its purchase, and what kind of text it is.
 * Where an import has the column too, it is headed alike.
 */
const columns: Readonly<Record<string, readonly [RawBuilder<unknown>, FieldKind]>> = {
  [productImportHeadings.name]: [sql.ref('l.product_name'), 'text'],
  [productImportHeadings.internalReference]: [sql.ref('l.internal_reference'), 'text'],
  [productImportHeadings.description]: [sql.ref('p.description'), 'text'],
  [productImportHeadings.unit]: [sql.ref('p.unit'), 'text'],
  [productImportHeadings.massKg]: [sql.ref('p.mass_kg'), 'number'],
  [productImportHeadings.supplierName]: [sql.ref('l.supplier_name'), 'text'],
  [productImportHeadings.supplierNumber]: [sql.ref('l.supplier_number'), 'text'],
  [productImportHeadings.supplierProductReference]: [sql.ref('l.supplier_product_reference'), 'text'],
  'Request reference': [sql.ref('l.request_reference'), 'text'],
  Status: [sql.ref('l.status'), 'text'],
  'Due date': [sql.ref('l.due_date'), 'text'],
  'Emission value (kgCO2e)': [sql.ref('l.emission_value'), 'number'],
  'Emission unit amount': [sql.ref('l.emission_unit_amount'), 'number'],
  'Emission unit': [sql.ref('l.emission_unit'), 'text'],
  Granularity: [sql.ref('l.emission_value_granularity'), 'text'],
  Confidence: [sql.ref('l.emission_value_confidence'), 'text'],
  Verified: [sql`l.emission_data_verified::text`, 'text'],
  'Primary data share (%)': [sql.ref('l.primary_data_share'), 'number'],
  [qualityScoreHeading]: [sql.ref('l.quality_score'), 'number'],
  'Value in force (kgCO2e)': [sql.ref('l.in_force_value'), 'number'],
  'Unit amount in force': [sql.ref('l.in_force_unit_amount'), 'number'],
  'Unit in force': [sql.ref('l.in_force_unit'), 'text'],
  'In force since': [moment('l.in_force_at'), 'moment'],
  'Valid until': [sql.ref('l.in_force_valid_until'), 'text'],
  [productImportHeadings.yearlyQuantity]: [sql.ref('l.yearly_quantity'), 'number'],
  [productImportHeadings.quantityUnit]: [sql.ref('l.quantity_unit'), 'text'],
  [productImportHeadings.quantityYear]: [sql.ref('l.quantity_year'), 'number'],
  'Emissions of the year (kgCO2e)': [sql.ref('y.total_kg'), 'number'],
  'Basis of the emissions': [sql.ref('y.basis'), 'text'],
  Created: [moment('l.created_at'), 'moment'],
  'Last updated': [moment('l.updated_at'), 'moment'],
};

const exportedHeadings = Object.keys(columns);

export const exportedColumns = Object.values(columns).map(([column]) => column);

const kinds = Object.values(columns).map(([, kind]) => kind);

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
    cellsOf: ({ cells }) => recordCells(cells, kinds),
    csvOf: (lines) =>
      recordsCsv(
        lines.map(({ cells }) => cells),
        kinds,
      ),
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
