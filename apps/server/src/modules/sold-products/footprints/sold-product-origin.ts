import { sql } from 'kysely';
import { type TemplateFilter, templateConditions } from '../found-sold-products.service.ts';
import type { ExpressibleRow } from './expressible.ts';
import type { Origin } from './origin.ts';

/** The newest version of what is sold. */
export const templateOrigin: Origin<TemplateFilter> = {
  selectBatch(db, { filter, after, size }) {
    const behind = after ? sql`(created_at, id) < (${after.position}::timestamptz, ${after.id}::uuid)` : sql`true`;
    const templates = sql<ExpressibleRow>`(
      select id, created_at::text as position, name, internal_reference as reference, description, data, item_data, data_version,
             data_updated_at as told_at, organisation_id as company_id, null::uuid as customer_id, null::text as own_reference,
             null::text as original, null::uuid as told_id
        from own_template
       where id = any(array(select id from own_template where ${templateConditions(filter)} and ${behind}
                             order by created_at desc, id desc limit ${size}))
       order by own_template.created_at desc, id desc)`;
    return db.selectFrom(templates.as('t')).selectAll();
  },
  named: ({ templateIds }) => templateIds,
  only: (id) => ({ templateIds: [id] }),
};
