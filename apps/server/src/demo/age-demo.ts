import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

/**
 * Spreads what the demo did in one moment over the months before, so that ages and the course over time have something to
 * show. Nothing but moments changes: of a request when it was sent, answered some time later, and reviewed after that.
 */
export async function ageDemo(database: Database): Promise<void> {
  await database.asOwner(async (tx) => {
    // In the same transaction: done twice, everything would be twice as old.
    const first = await tx
      .insertInto('installation')
      .values({ fact: 'demo ages' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('fact')
      .executeTakeFirst();
    if (!first || !(await isJustLoaded(tx))) return;
    await moveLines(tx);
    await moveHistory(tx);
    await moveSubmissions(tx);
    await bookByMonth(tx);
  });
}

/** Whoever has worked with the demo before keeps its moments as they are. */
async function isJustLoaded(tx: Tx): Promise<boolean> {
  const loaded = await tx
    .selectFrom('installation')
    .select('fact')
    .where('fact', '=', 'demo answers')
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst();
  return loaded !== undefined;
}

/** How many days ago each was sent, asked for last, answered last, answered with what is in force, and reviewed. */
const moved = sql`(
  select l.id, l.in_force_version, d.sent, case when d.renewed then 20 else d.sent end as requested,
         case when l.submission_version = l.in_force_version then round(d.sent * 0.7) else 3 + d.sent % 8 end::integer as submitted,
         round(d.sent * 0.7)::integer as answered, round(d.sent * 0.6)::integer as reviewed
    from product_line l
   cross join lateral (select dense_rank as place from (
           select r.id, dense_rank() over (order by r.created_at, r.campaign_id nulls first, o.name) from emission_request r
             join organisation o on o.id = r.supplier_organisation_id
            where r.customer_organisation_id = l.customer_organisation_id) ranked where ranked.id = l.request_id) n
   cross join lateral (values (
           case when l.in_force_version is null then 12 + (n.place * 31) % 105 else 60 + (hashtext(l.internal_reference) & 255) end::integer,
           coalesce(l.in_force_version < l.submission_version or l.status <> 'COMPLETED', false) and l.in_force_version is not null)
         ) d (sent, renewed)
   where l.sent_at is not null)`;

const daysBefore = (moment: string, days: string) => sql.raw(`${moment} - make_interval(days => ${days})`);

const moveLines = (tx: Tx) =>
  sql`
    update product_line l
       set sent_at = ${daysBefore('l.sent_at', 'm.requested')}, requested_at = ${daysBefore('l.requested_at', 'm.requested')},
           submitted_at = ${daysBefore('l.submitted_at', 'm.submitted')}, in_force_at = ${daysBefore('l.in_force_at', 'm.reviewed')}
      from ${moved} m where m.id = l.id`.execute(tx);

const moveHistory = (tx: Tx) =>
  sql`
    update line_history h
       set created_at = h.created_at - make_interval(days => case
             when h.event in ('CREATED', 'SENT') then m.sent when h.event = 'RESENT' then m.requested
             when m.in_force_version is null then m.submitted when h.event in ('WORK_BEGUN', 'SUBMITTED', 'DECLINED') then m.answered
             else m.reviewed end)
      from ${moved} m where m.id = h.line_id`.execute(tx);

const moveSubmissions = (tx: Tx) =>
  sql`
    update submission k
       set submitted_at = k.submitted_at - make_interval(days => case when k.version <= m.in_force_version then m.answered else m.submitted end),
           reviewed_at = ${daysBefore('k.reviewed_at', 'least(m.reviewed, m.submitted)')}
      from ${moved} m where m.id = k.line_id`.execute(tx);

/** What is in force was all booked on this month; each line belongs to the month of its acceptance. */
const bookByMonth = (tx: Tx) =>
  sql`
    insert into line_month_tally (organisation_id, side, month, valued_lines, verified_lines, shared_lines, primary_data_share_sum,
      scored_lines, quality_score_sum)
    select k.organisation_id, k.side, b.month, b.sign, b.sign * (l.in_force_verified is true)::integer,
           b.sign * (l.in_force_primary_data_share is not null)::integer, b.sign * coalesce(l.in_force_primary_data_share, 0),
           b.sign * (l.in_force_quality_score is not null)::integer, b.sign * coalesce(l.in_force_quality_score, 0)
      from product_line l
     cross join lateral (values (l.customer_organisation_id, 'CUSTOMER'), (l.supplier_organisation_id, 'SUPPLIER')) k (organisation_id, side)
     cross join lateral (values (-1, date_trunc('month', now())::date), (1, date_trunc('month', l.in_force_at)::date)) b (sign, month)
     where l.in_force_value is not null and not l.archived`.execute(tx);
