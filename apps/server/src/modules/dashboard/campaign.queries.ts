import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { ownOrganisation } from '../../database/own-organisation.ts';
import type { CountColumns } from '../requests/line-counts.service.ts';

export interface CampaignRow extends CountColumns {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly suppliers: number;
  readonly answered_suppliers: number;
}

/** How many of the newest are looked at for one that is not over. */
const newest = 20;

/**
 * The newest campaign that is not over yet, else the newest. What its suppliers have answered is counted as everywhere;
 * whether each has been heard of is not asked here, and so not looked for.
 */
export const selectCurrentCampaign = (db: Queries) =>
  db
    .selectFrom(
      sql<CampaignRow>`(
      with own as (
        select id, name, created_at from campaign where customer_organisation_id = ${ownOrganisation}
         order by created_at desc, id desc limit ${sql.lit(newest)}
      ), current as materialized (
        select o.id, o.name, o.created_at,
               exists (select from emission_request r
                        where r.customer_organisation_id = ${ownOrganisation} and r.campaign_id = o.id
                          and r.requested_lines + r.pending_review_lines + r.rejected_lines > 0) as open
          from own o order by open desc, o.created_at desc, o.id desc limit 1
      )
      select c.id, c.name, c.created_at, p.*
        from current c
       cross join (
         select count(*)::integer as suppliers, (count(*) filter (where s.answered))::integer as answered_suppliers,
                coalesce(sum(s.requested_lines), 0)::integer as requested_lines,
                coalesce(sum(s.pending_review_lines), 0)::integer as pending_review_lines,
                coalesce(sum(s.rejected_lines), 0)::integer as rejected_lines, coalesce(sum(s.declined_lines), 0)::integer as declined_lines,
                coalesce(sum(s.canceled_lines), 0)::integer as canceled_lines, coalesce(sum(s.completed_lines), 0)::integer as completed_lines
           from campaign_supplier s
          where s.customer_organisation_id = ${ownOrganisation} and s.campaign_id = (select id from current)) p)`.as(
        'c',
      ),
    )
    .selectAll();
