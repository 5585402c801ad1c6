import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-unit';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { BatchAsked } from '../files/export-table.service.ts';
import { foundLines, type LineFilter } from './found-lines.service.ts';

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

export type ExportedLine = ReturnType<typeof selectBatch> extends { execute(): Promise<(infer Row)[]> } ? Row : never;

/** How many lines there are, but no more than it takes to know that they are too many. */
export const countUpTo = (db: Queries, filter: LineFilter, most: number) =>
  db
    .selectFrom(foundLines(db, filter).select('id').limit(most).as('l'))
    .select(sql<number>`count(*)::integer`.as('count'));

/** Those of the organisations that are or were suppliers of the caller's. */
export const selectKnownSuppliers = (db: Queries, supplierIds: readonly string[]) =>
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
