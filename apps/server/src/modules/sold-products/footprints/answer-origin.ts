import { sql } from 'kysely';
import type { ExpressibleRow } from './expressible.ts';
import type { Origin } from './origin.ts';

interface AnswerFilter {
  readonly lineIds: readonly string[];
}

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
