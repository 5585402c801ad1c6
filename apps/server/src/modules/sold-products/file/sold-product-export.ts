import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { readOnlySoldProductFileHeadings, soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import { sql } from 'kysely';
import type { Database, Queries } from '../../../database/database.ts';
import { rowsOf } from '../../../database/list-query.ts';
import type { FileCell } from '../../../files/csv-text.ts';
import type { AuthenticatedCall, Download } from '../../../http/operation-handler.ts';
import { emissionCells } from '../../files/emission-cells.service.ts';
import { type BatchAsked, createTableExport } from '../../files/export-table.service.ts';
import { matches, type TemplateFilter } from '../sold-product-filter.ts';

const countUpTo = (db: Queries, filter: TemplateFilter, most: number) =>
  db
    .selectFrom(sql<{ id: string }>`(select id from own_template where ${matches(filter)} limit ${most})`.as('t'))
    .select(sql<number>`count(*)::integer`.as('count'));

const cellsOf = (template: ExportedTemplate): FileCell[] => [
  template.name,
  template.internal_reference,
  template.description,
  ...emissionCells(template.data ?? {}),
  template.valid_until,
  String(template.complete),
  template.customers,
  template.created_at.toISOString(),
  template.updated_at.toISOString(),
];

/** Templates as a file that can be changed and comes back. */
export function createTemplateExport(database: Database) {
  const download = createTableExport(database, {
    file: 'TEMPLATES',
    bucket: 'template-exports',
    otherwise: 'Sold products',
    headings: [...Object.values(soldProductFileHeadings), ...Object.values(readOnlySoldProductFileHeadings)],
    rowsInBatch: 500,
    selectBatch,
    countUpTo,
    cellsOf,
  });
  return {
    downloadTemplates: (call: AuthenticatedCall, { query }: CheckedInput<'downloadTemplates'>): Promise<Download> =>
      download(call, query, query),
  };
}

interface ExportedTemplate {
  readonly id: string;
  readonly position: string;
  readonly name: string;
  readonly internal_reference: string;
  readonly description: string | null;
  readonly data: EmissionData | null;
  readonly valid_until: string | null;
  readonly complete: boolean;
  readonly customers: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** The newest first, as the list begins. The templates are picked before anything is looked up for them. */
function selectBatch(db: Queries, { filter, after, size }: BatchAsked<TemplateFilter>) {
  const behind = after
    ? sql`(created_at, id) < (${after.position}::timestamptz, ${after.id}::uuid)`
    : sql`created_at is not null`;
  const page = sql`
    select id from own_template where ${matches(filter)} and ${behind} order by created_at desc, id desc limit ${size}`;
  const templates = sql<ExportedTemplate>`(
    select id, created_at::text as position, name, internal_reference, description, data, valid_until, complete,
           held_customers as customers, created_at, updated_at
      from ${rowsOf('own_template', page)} own
     order by own.created_at desc, id desc)`;
  return db.selectFrom(templates.as('t')).selectAll();
}
