import { sql } from 'kysely';
import { expect } from 'vitest';
import { wrongTallies } from '../../../testing/exact-tallies.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/**
 * Lines whose history does not tell how they came to be as they are. Up to a claim that was undone it has gaps, since
 * what the wrong party did is forgotten.
 */
const untoldLines = sql`
  with told as (
    select h.line_id, h.from_status, h.to_status, lag(h.to_status) over (partition by h.line_id order by h.sequence) as before,
           row_number() over (partition by h.line_id order by h.sequence desc) as age,
           bool_or(h.event = 'CLAIM_UNDONE') over (partition by h.line_id order by h.sequence desc) as has_gaps
      from line_history h
  )
  select l.id, l.status, t.from_status, t.before, t.to_status
    from product_line l left join told t on t.line_id = l.id
   where t.line_id is null or (not t.has_gaps and t.from_status is distinct from t.before) or (t.age = 1 and t.to_status <> l.status)`;

/**
 * Requests that count other lines than those that were sent in them; what was sent anew stays counted as it was, unless
 * both requests belong to one campaign, which counts it once.
 */
const miscountedRequests = sql`
  with counted as (
    select r.id, case when l.request_id = r.id then l.status when newer.campaign_id = r.campaign_id then null else anew.from_status end as status
      from emission_request r
      join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
      join product_line l on l.customer_organisation_id = q.customer_organisation_id and l.id = q.line_id
      left join lateral (
        select h.from_status, h.request_reference from line_history h
         where h.line_id = l.id and h.event = 'RESENT'
           and h.sequence > (select max(o.sequence) from line_history o where o.line_id = l.id and o.request_reference = r.reference)
         order by h.sequence limit 1) anew on l.request_id <> r.id
      left join emission_request newer on newer.reference = anew.request_reference
  )
  select r.reference
    from emission_request r
    left join counted c on c.id = r.id
   group by r.id
  having (r.requested_lines, r.pending_review_lines, r.rejected_lines, r.declined_lines, r.canceled_lines, r.completed_lines) <>
         (count(*) filter (where c.status = 'REQUESTED'), count(*) filter (where c.status = 'PENDING_REVIEW'),
          count(*) filter (where c.status = 'REJECTED'), count(*) filter (where c.status = 'DECLINED'),
          count(*) filter (where c.status = 'CANCELED'), count(*) filter (where c.status = 'COMPLETED'))`;

/** Outcomes that do not fit what became of the line. */
const wrongOutcomes = sql`
  select l.id, l.status, l.in_force_version, s.version, s.outcome
    from product_line l join submission s on s.line_id = l.id
   where (s.version = l.in_force_version and s.outcome is distinct from 'ACCEPTED')
      or (l.status = 'PENDING_REVIEW' and s.version = l.submission_version and s.outcome is not null)
      or (s.outcome is null) <> (s.reviewed_at is null) or (s.outcome is null) <> (s.reviewed_by is null)`;

/** What is wrong with lines and with all that is counted from them, by rule. */
export const unsoundLines = { untoldLines, miscountedRequests, wrongOutcomes, ...wrongTallies };

/** Whatever was done with lines, these hold. */
export async function expectSoundLines(server: TestServer): Promise<void> {
  const broken: Record<string, unknown> = {};
  for (const [rule, query] of Object.entries(unsoundLines)) {
    const { rows } = await server.database.asOwner((tx) => query.execute(tx));
    if (rows.length > 0) broken[rule] = rows;
  }
  expect(broken).toEqual({});
}
