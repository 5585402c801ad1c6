import { sql } from 'kysely';
import { expect } from 'vitest';
import { everyPartner } from '../database/tallies.ts';
import type { TestServer } from './test-server.ts';

const nobody = sql`${sql.lit(everyPartner)}::uuid`;

/** A line once for each side that lists it. */
const sides = sql`
  select l.customer_organisation_id as organisation_id, 'CUSTOMER' as side, l.supplier_organisation_id as partner_id, l.*
    from product_line l where not l.archived
  union all
  select l.supplier_organisation_id, 'SUPPLIER', l.customer_organisation_id, l.*
    from product_line l where l.sent_at is not null`;

const lines = sql`
  with sides as (${sides}), both_ways as (
    select organisation_id, side, partner_id, status, in_force_version, in_force_primary_data_share as share from sides where partner_id is not null
    union all
    select organisation_id, side, ${nobody}, status, in_force_version, in_force_primary_data_share from sides
  ), differences as (
    select organisation_id, side, partner_id, status, 1 as lines, (in_force_version is not null)::integer as in_force,
           (share is not null)::integer as shared, coalesce(share, 0) as share_sum from both_ways
    union all
    select organisation_id, side, partner_id, status, -lines, -in_force_lines, -shared_lines, -primary_data_share_sum from line_tally
  )
  select organisation_id, side, partner_id, status, sum(lines) as lines, sum(in_force) as in_force from differences
   group by 1, 2, 3, 4 having sum(lines) <> 0 or sum(in_force) <> 0 or sum(shared) <> 0 or sum(share_sum) <> 0`;

const days = sql`
  with sides as (${sides}), differences as (
    select organisation_id, side, 'OPEN' as measure, (requested_at at time zone 'UTC')::date as day, 1 as lines from sides
     where status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED') and requested_at is not null
    union all
    select organisation_id, side, 'DUE', due_date, 1 from sides where status in ('REQUESTED', 'REJECTED') and due_date is not null
    union all
    select organisation_id, side, 'VALID', in_force_valid_until, 1 from sides where status = 'COMPLETED' and in_force_valid_until is not null
    union all
    select organisation_id, side, measure, day, -lines from line_day_tally
  )
  select organisation_id, side, measure, day, sum(lines) as lines from differences group by 1, 2, 3, 4 having sum(lines) <> 0`;

/** All months together are how it stands now. */
const months = sql`
  with sides as (${sides}), differences as (
    select organisation_id, side, 1 as valued, coalesce(in_force_verified, false)::integer as verified,
           (in_force_primary_data_share is not null)::integer as shared, coalesce(in_force_primary_data_share, 0) as share_sum,
           (in_force_quality_score is not null)::integer as scored, coalesce(in_force_quality_score, 0) as score_sum
      from sides where in_force_value is not null
    union all
    select organisation_id, side, -valued_lines, -verified_lines, -shared_lines, -primary_data_share_sum, -scored_lines, -quality_score_sum
      from line_month_tally
  )
  select organisation_id, side, sum(valued) as valued, sum(verified) as verified, sum(shared) as shared, sum(share_sum) as share_sum,
         sum(scored) as scored, sum(score_sum) as score_sum
    from differences group by 1, 2
  having (sum(valued), sum(verified), sum(shared), sum(share_sum), sum(scored), sum(score_sum)) <> (0, 0, 0, 0, 0, 0)`;

const requests = sql`
  with differences as (
    select customer_organisation_id as organisation_id, 'CUSTOMER' as side, aggregated_status, 1 as requests from emission_request
    union all
    select supplier_organisation_id, 'SUPPLIER', aggregated_status, 1 from emission_request
    union all
    select organisation_id, side, aggregated_status, -requests from request_tally
  )
  select organisation_id, side, aggregated_status, sum(requests) as requests from differences group by 1, 2, 3 having sum(requests) <> 0`;

const purchases = sql`
  with bought as (
    select y.*, k.partner_id
      from purchase_year y
      join product_line l on l.customer_organisation_id = y.customer_organisation_id and l.id = y.line_id and not l.archived
     cross join lateral (select l.supplier_organisation_id union all select ${nobody}) k (partner_id)
     where k.partner_id is not null
  ), differences as (
    select customer_organisation_id as organisation_id, year, partner_id, 1 as lines, (specific_kg is not null)::integer as specific_lines,
           (specific_kg is null and estimated_kg is not null)::integer as estimated_lines, (mass_kg is not null)::integer as weighed_lines,
           coalesce(mass_kg, 0) as mass_kg, case when specific_kg is not null then coalesce(mass_kg, 0) else 0 end as specific_mass_kg,
           case when specific_kg is null and estimated_kg is not null then coalesce(mass_kg, 0) else 0 end as estimated_mass_kg,
           coalesce(specific_kg, 0) as specific_kg, coalesce(estimated_kg, 0) as estimated_kg
      from bought
    union all
    select organisation_id, year, partner_id, -lines, -specific_lines, -estimated_lines, -weighed_lines, -mass_kg, -specific_mass_kg,
           -estimated_mass_kg, -specific_kg, -estimated_kg
      from purchase_tally
  )
  select organisation_id, year, partner_id, sum(lines) as lines, sum(mass_kg) as mass_kg, sum(specific_kg) as specific_kg
    from differences group by 1, 2, 3
  having (sum(lines), sum(specific_lines), sum(estimated_lines), sum(weighed_lines), sum(mass_kg), sum(specific_mass_kg),
          sum(estimated_mass_kg), sum(specific_kg), sum(estimated_kg)) <> (0, 0, 0, 0, 0, 0, 0, 0, 0)`;

/** What each tally says otherwise than a count of the rows themselves. */
export const wrongTallies = { lines, days, months, requests, purchases };

/** Whatever was done, every tally is what counting says. */
export async function expectExactTallies({ database }: TestServer, when = 'now'): Promise<void> {
  const wrong = await database.asOwner(async (tx) => {
    const found: Record<string, unknown> = {};
    for (const [tally, query] of Object.entries(wrongTallies)) {
      const { rows } = await query.execute(tx);
      if (rows.length > 0) found[tally] = rows;
    }
    return found;
  });
  expect(wrong, when).toEqual({});
}
