import { type Compilable, type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../database/database.ts';
import { rowsOf } from '../../../database/list-query.ts';
import type { BatchAsked } from '../../files/export-table.service.ts';
import { foundLines, type LineFilter } from '../../products/purchased-lines.service.ts';
import { matches, type TemplateFilter } from '../sold-product-filter.ts';
import type { ExpressibleRow } from './expressible.ts';

/** What is in force, as the customer was told it: rows of a calculation only where they are shared. */
export const purchasedOrigin: Origin<PurchasedFilter> = {
  selectBatch(db, asked) {
    const purchased = sql<ExpressibleRow>`(
      select l.id, l.created_at::text as position, l.product_name as name, l.internal_reference as reference, p.description,
             s.data, s.item_data, coalesce(l.in_force_version, 0) as data_version, s.submitted_at as told_at,
             coalesce(l.supplier_organisation_id, l.customer_organisation_id) as company_id,
             l.customer_organisation_id as customer_id, l.supplier_product_reference as own_reference, f.document as original,
             null::uuid as told_id
        from (${linesOf(db, asked)}) l
        join product p on p.organisation_id = l.customer_organisation_id and p.id = l.product_id
        left join submission s
          on s.customer_organisation_id = l.customer_organisation_id and s.line_id = l.id and s.version = l.in_force_version
        left join received_footprint f
          on f.customer_organisation_id = s.customer_organisation_id and f.line_id = s.line_id and f.version = s.version
       order by l.created_at desc, l.id desc)`;
    return db.selectFrom(purchased.as('p')).selectAll();
  },
  named: ({ lineIds }) => lineIds,
  only: (id) => ({ lineIds: [id] }),
};

/** What the caller submitted last, with all of its rows. */
export const answerOrigin: Origin<AnswerFilter> = {
  selectBatch(db, { filter, after, size }) {
    const behind = after
      ? sql`(l.requested_at, l.id) < (${after.position}::timestamptz, ${after.id}::uuid)`
      : sql`true`;
    const answers = sql<ExpressibleRow>`(
      select l.id, l.requested_at::text as position, l.sent_name as name, coalesce(l.sent_reference, l.product_id::text) as reference,
             l.sent_description as description, s.data, w.item_data, l.submission_version as data_version, s.submitted_at as told_at,
             l.supplier_organisation_id as company_id, l.customer_organisation_id as customer_id,
             l.supplier_product_reference as own_reference, null::text as original, d.footprint_id as told_id
        from received_line l
        left join submission s
          on s.customer_organisation_id = l.customer_organisation_id and s.line_id = l.id and s.version = l.submission_version
        left join submission_rows w
          on w.customer_organisation_id = s.customer_organisation_id and w.line_id = s.line_id and w.version = s.version
        left join network_delivery d
          on d.customer_organisation_id = s.customer_organisation_id and d.line_id = s.line_id and d.version = s.version
       where l.id = any(${filter.lineIds}::uuid[]) and ${behind}
       order by l.requested_at desc, l.id desc limit ${size})`;
    return db.selectFrom(answers.as('a')).selectAll();
  },
  named: ({ lineIds }) => lineIds,
  only: (id) => ({ lineIds: [id] }),
};

/** The newest version of what is sold. */
export const templateOrigin: Origin<TemplateFilter> = {
  selectBatch(db, { filter, after, size }) {
    const behind = after ? sql`(created_at, id) < (${after.position}::timestamptz, ${after.id}::uuid)` : sql`true`;
    const page = sql`
      select id from own_template where ${matches(filter)} and ${behind} order by created_at desc, id desc limit ${size}`;
    const templates = sql<ExpressibleRow>`(
      select id, created_at::text as position, name, internal_reference as reference, description, data, item_data, data_version,
             data_updated_at as told_at, organisation_id as company_id, null::uuid as customer_id, null::text as own_reference,
             null::text as original, null::uuid as told_id
        from ${rowsOf('own_template', page)} own
       order by own.created_at desc, id desc)`;
    return db.selectFrom(templates.as('t')).selectAll();
  },
  named: ({ templateIds }) => templateIds,
  only: (id) => ({ templateIds: [id] }),
};

/** Where footprints come from. */
export interface Origin<Filter> {
  /** The newest first, and from where the last batch ended. */
  selectBatch(db: Queries, asked: BatchAsked<Filter>): Compilable<ExpressibleRow>;
  /** Those that were named one by one, of which all must be there. */
  named(filter: Filter): readonly string[] | undefined;
  /** Of a single one. */
  only(id: string): Filter;
}

interface AnswerFilter {
  readonly lineIds: readonly string[];
}

interface PurchasedFilter extends LineFilter {
  readonly lineIds?: readonly string[] | undefined;
}

/** A call that names products is told of those without data, archived ones included; a list means only those with data. */
function linesOf(db: Queries, { filter, after, size }: BatchAsked<PurchasedFilter>): RawBuilder<unknown> {
  const { lineIds, ...listed } = filter;
  const behind = after
    ? sql<boolean>`(created_at, id) < (${after.position}::timestamptz, ${after.id}::uuid)`
    : sql<boolean>`true`;
  if (lineIds) {
    return sql`select * from purchased_line where id = any(${lineIds}::uuid[]) and ${behind}
                order by created_at desc, id desc limit ${size}`;
  }
  const lines = foundLines(db, listed).where(sql<boolean>`in_force_version is not null`).where(behind);
  return sql`${lines.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size)}`;
}
