import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import type { TestServer } from '../../../testing/test-server.ts';

/** Lines whose history does not tell how they came to be as they are. */
const untoldLines = sql`
  with told as (
    select h.line_id, h.from_status, h.to_status, lag(h.to_status) over (partition by h.line_id order by h.sequence) as before,
           row_number() over (partition by h.line_id order by h.sequence desc) as age
      from line_history h
  )
  select l.id, l.status, t.from_status, t.before, t.to_status
    from product_line l left join told t on t.line_id = l.id
   where t.line_id is null or t.from_status is distinct from t.before or (t.age = 1 and t.to_status <> l.status)`;

/** Requests that count other lines than those that were sent in them; what was sent anew stays counted as it was. */
const miscountedRequests = sql`
  with counted as (
    select r.id, case when l.request_id = r.id then l.status else (
             select h.from_status from line_history h
              where h.line_id = l.id and h.event = 'RESENT'
                and h.sequence > (select max(o.sequence) from line_history o where o.line_id = l.id and o.request_reference = r.reference)
              order by h.sequence limit 1) end as status
      from emission_request r
      join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
      join product_line l on l.customer_organisation_id = q.customer_organisation_id and l.id = q.line_id
  )
  select r.reference
    from emission_request r
    left join counted c on c.id = r.id
   group by r.id
  having (r.requested_lines, r.pending_review_lines, r.rejected_lines, r.declined_lines, r.canceled_lines, r.completed_lines) <>
         (count(*) filter (where c.status = 'REQUESTED'), count(*) filter (where c.status = 'PENDING_REVIEW'),
          count(*) filter (where c.status = 'REJECTED'), count(*) filter (where c.status = 'DECLINED'),
          count(*) filter (where c.status = 'CANCELED'), count(*) filter (where c.status = 'COMPLETED'))`;

const nobody = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

/** What the tallies say otherwise than the lines. */
const wrongTallies = sql`
  with sides as (
    select k.*, l.status, l.in_force_version, l.in_force_primary_data_share as share
      from product_line l
     cross join lateral (values
             (l.customer_organisation_id, 'CUSTOMER', ${nobody}, not l.archived),
             (l.customer_organisation_id, 'CUSTOMER', l.supplier_organisation_id, not l.archived),
             (l.supplier_organisation_id, 'SUPPLIER', ${nobody}, l.sent_at is not null),
             (l.supplier_organisation_id, 'SUPPLIER', l.customer_organisation_id, l.sent_at is not null)
           ) k (organisation_id, side, partner_id, counts)
     where k.counts and k.organisation_id is not null and k.partner_id is not null
  ), differences as (
    select organisation_id, side, partner_id, status, 1 as lines, (in_force_version is not null)::integer as in_force,
           (share is not null)::integer as shared, coalesce(share, 0) as share_sum from sides
    union all
    select organisation_id, side, partner_id, status, -lines, -in_force_lines, -shared_lines, -primary_data_share_sum from line_tally
  )
  select organisation_id, side, partner_id, status, sum(lines) as lines, sum(in_force) as in_force from differences
   group by 1, 2, 3, 4 having sum(lines) <> 0 or sum(in_force) <> 0 or sum(shared) <> 0 or sum(share_sum) <> 0`;

/** Outcomes that do not fit what became of the line. */
const wrongOutcomes = sql`
  select l.id, l.status, l.in_force_version, s.version, s.outcome
    from product_line l join submission s on s.line_id = l.id
   where (s.version = l.in_force_version and s.outcome is distinct from 'ACCEPTED')
      or (l.status = 'PENDING_REVIEW' and s.version = l.submission_version and s.outcome is not null)
      or (s.outcome is null) <> (s.reviewed_at is null) or (s.outcome is null) <> (s.reviewed_by is null)`;

/** Whatever was done with lines, these hold. */
export async function expectSoundLines(server: TestServer): Promise<void> {
  const broken: Record<string, unknown> = {};
  const rules: Record<string, RawBuilder<unknown>> = { untoldLines, miscountedRequests, wrongTallies, wrongOutcomes };
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await server.database.asOwner((tx) => query.execute(tx));
    if (rows.length > 0) broken[rule] = rows;
  }
  expect(broken).toEqual({});
}
