import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../database/database.ts';
import type { BatchAsked } from '../../files/export-table.service.ts';
import { foundLines, type LineFilter } from '../../products/found-lines.service.ts';
import type { ExpressibleRow } from './expressible.ts';
import type { Origin } from './origin.ts';

interface PurchasedFilter extends LineFilter {
  readonly lineIds?: readonly string[] | undefined;
}

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

/** Whoever names products hears of those without data too, in the archive as well; of a list only those with data are meant. */
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
