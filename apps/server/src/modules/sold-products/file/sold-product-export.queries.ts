import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { sql } from 'kysely';
import type { Queries } from '../../../database/database.ts';
import type { BatchAsked } from '../../files/export-table.service.ts';
import { type TemplateFilter, templateConditions } from '../found-sold-products.service.ts';

export interface ExportedTemplate {
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
export function selectBatch(db: Queries, { filter, after, size }: BatchAsked<TemplateFilter>) {
  const behind = after
    ? sql`(created_at, id) < (${after.position}::timestamptz, ${after.id}::uuid)`
    : sql`created_at is not null`;
  const templates = sql<ExportedTemplate>`(
    select id, created_at::text as position, name, internal_reference, description, data, valid_until, complete,
           held_customers as customers, created_at, updated_at
      from own_template
     where id = any(array(select id from own_template where ${templateConditions(filter)} and ${behind}
                           order by created_at desc, id desc limit ${size}))
     order by own_template.created_at desc, id desc)`;
  return db.selectFrom(templates.as('t')).selectAll();
}

export const countUpTo = (db: Queries, filter: TemplateFilter, most: number) =>
  db
    .selectFrom(
      sql<{ id: string }>`(select id from own_template where ${templateConditions(filter)} limit ${most})`.as('t'),
    )
    .select(sql<number>`count(*)::integer`.as('count'));
