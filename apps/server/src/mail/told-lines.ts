import { expiryNoticeDays } from '@pcf/contract/exchange-limits';
import type { EmissionUnit, LifecycleBoundary } from '@pcf/contract/vocabulary/emission-data';
import type { DeclineReasonCode, LineNoticeKind } from '@pcf/contract/vocabulary/requests';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { ToldProduct } from './line-content.ts';

/** Who changes nothing is told of nothing that is to be done, whatever they did before. */
const acts = (user: 'c' | 's' | 'u' | 'w') => sql`${sql.ref(user)}.access_level <> 'VIEWER'`;

/** Whether the request of a line, r, is a matter of a user of the customer, u: of the user who sent it, else of the ADMINs. */
export const concernsCustomer = sql`
  ((u.id = r.created_by and ${acts('u')})
   or (u.access_level = 'ADMIN'
       and not exists (select from organisation_user s
                        where s.organisation_id = u.organisation_id and s.id = r.created_by and ${acts('s')})))`;

const contact = (user: ReturnType<typeof sql>) => sql`
  exists (select from invitation i join organisation_user c on c.organisation_id = i.partner_organisation_id and c.email = i.email
           where i.inviter_organisation_id = l.customer_organisation_id and i.partner_organisation_id = l.supplier_organisation_id
             and i.status = 'ACCEPTED' and ${acts('c')} and ${user})`;

const worked = (user: ReturnType<typeof sql>) => sql`
  exists (select from organisation_user w
           where w.organisation_id = l.supplier_organisation_id and ${acts('w')} and ${user}
             and (exists (select from submission s
                           where s.customer_organisation_id = l.customer_organisation_id and s.line_id = l.id
                             and s.supplier_organisation_id = l.supplier_organisation_id and s.submitted_by = w.id)
                  or exists (select from line_draft d
                              where d.customer_organisation_id = l.customer_organisation_id and d.line_id = l.id
                                and d.supplier_organisation_id = l.supplier_organisation_id and d.saved_by = w.id)))`;

/**
 * Whether a line, l, is a matter of a user of its supplier, u: of those whom the customer invited, else of those who
 * worked on it, else of the ADMINs.
 */
export const concernsSupplier = sql`
  case when ${contact(sql`true`)} then ${contact(sql`c.id = u.id`)}
       when ${worked(sql`true`)} then ${worked(sql`w.id = u.id`)}
       else u.access_level = 'ADMIN' end`;

export type Audience =
  /** A contact who has not registered or accepted yet gets every line, a user those that are theirs. */
  | { readonly side: 'SUPPLIER'; readonly organisationId: string; readonly userId: string | null }
  | { readonly side: 'CUSTOMER'; readonly userId: string };

const listedProducts = 10;
const listedReferences = 5;
const quotedComments = 5;

/** What happened since may have made a notice untrue. */
const stillTrue: Record<LineNoticeKind, RawBuilder<unknown>> = {
  REQUESTED: sql`l.status = 'REQUESTED' and not l.archived`,
  REMINDED: sql`l.status in ('REQUESTED', 'REJECTED') and not l.archived`,
  DUE_DATE_CHANGED: sql`false`,
  CANCELED: sql`l.status not in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED')`,
  COMMENTED: sql`true`,
  POSTPONED: sql`l.status in ('REQUESTED', 'REJECTED') and l.expected_date is not null and not l.archived`,
  DECLINED: sql`l.status = 'DECLINED'`,
  REVIEW_OVERDUE: sql`l.status = 'PENDING_REVIEW' and not l.archived`,
  SUBMITTED: sql`l.status = 'PENDING_REVIEW' and not l.archived`,
  ACCEPTED: sql`l.in_force_version is not null`,
  REJECTED: sql`l.status = 'REJECTED'`,
  WITHDRAWN: sql`l.status = 'REJECTED' and l.in_force_version is null`,
  EXPIRING: sql`l.in_force_valid_until <= current_date + ${sql.lit(expiryNoticeDays)} and not l.archived`,
};

/** Told with the reason that the line has, where nobody wrote another comment. */
const reasoned: ReadonlySet<LineNoticeKind> = new Set(['DECLINED', 'REJECTED', 'WITHDRAWN']);

/** Whose line it is now decides who is told of it, not whose it was when it was noticed. */
const tellable = (audience: Audience) =>
  audience.side === 'SUPPLIER'
    ? sql`n.recipient_organisation_id <> n.customer_organisation_id and l.sent_at is not null
          and l.supplier_organisation_id = ${audience.organisationId}
          and (${audience.userId}::uuid is null
               or exists (select from organisation_user u
                           where u.id = ${audience.userId} and u.organisation_id = l.supplier_organisation_id and ${concernsSupplier}))`
    : sql`n.recipient_organisation_id = n.customer_organisation_id
          and exists (select from organisation_user u
                       where u.id = ${audience.userId} and u.organisation_id = l.customer_organisation_id and ${concernsCustomer})`;

/** A line for each notice, as its reader knows it. */
const told = (collectionId: string, kind: LineNoticeKind, audience: Audience) => {
  const [name, reference] =
    audience.side === 'SUPPLIER'
      ? [sql`l.sent_name`, sql`l.sent_reference`]
      : [sql`l.product_name`, sql`l.internal_reference`];
  return sql`
    told as (
      select n.id, l.id as line_id, l.product_id, ${name} as name, ${reference} as reference, s.name as supplier_name,
             l.request_reference, r.created_at as requested_at, l.due_date, l.in_force_valid_until, l.reason_code, l.expected_date,
             a.id as author_id, a.name as author, coalesce(a.id, c.id) as person_id, coalesce(a.name, c.name) as person,
             r.expected_unit, r.expected_lifecycle_boundary, r.expected_reference_year, r.expected_verified,
             coalesce(n.comment, ${kind === 'REQUESTED' ? sql`r.comment` : sql`null`}, ${reasoned.has(kind) ? sql`l.reason` : sql`null`}) as comment
        from line_notice n
        join product_line l on l.customer_organisation_id = n.customer_organisation_id and l.id = n.line_id
        left join emission_request r on r.customer_organisation_id = l.customer_organisation_id and r.id = l.request_id
        left join organisation s on s.id = l.supplier_organisation_id
        left join actor a on a.organisation_id = n.sender_organisation_id and a.id = n.actor_id
        left join actor c on c.organisation_id = r.customer_organisation_id and c.id = r.created_by
       where n.collection_id = ${collectionId} and ${stillTrue[kind]} and ${tellable(audience)}
    )`;
};

interface LineSummary {
  count: number;
  products: ToldProduct[];
  references: string[];
  reference_count: number;
  /** Of the line, where there is one only. */
  product_id: string;
  first_due: string | null;
  last_due: string | null;
  overdue: boolean | null;
  first_lapse: string | null;
  last_lapse: string | null;
  persons: (string | null)[];
  person_ids: (string | null)[];
  reason_codes: (DeclineReasonCode | null)[];
  expected_dates: (string | null)[];
  units: (EmissionUnit | null)[];
  boundaries: (LifecycleBoundary | null)[];
  years: (number | null)[];
  verified: (boolean | null)[];
}

export async function summariseLines(
  tx: Tx,
  collectionId: string,
  kind: LineNoticeKind,
  audience: Audience,
): Promise<LineSummary | undefined> {
  const { rows } = await sql<LineSummary>`
    with ${told(collectionId, kind, audience)}, line as (select distinct on (line_id) * from told order by line_id, id desc)
    select count(*)::integer as count,
           (select jsonb_agg(jsonb_build_object('name', k.name, 'reference', k.reference, 'supplierName', k.supplier_name))
              from (select * from line order by name, reference limit ${listedProducts}) k) as products,
           (select coalesce(jsonb_agg(k.request_reference), '[]')
              from (select request_reference from line where request_reference is not null
                     group by request_reference order by min(requested_at), request_reference limit ${listedReferences}) k) as "references",
           count(distinct request_reference)::integer as reference_count,
           min(product_id::text) as product_id,
           min(due_date) as first_due, max(due_date) as last_due, max(due_date) < current_date as overdue,
           min(in_force_valid_until) as first_lapse, max(in_force_valid_until) as last_lapse,
           jsonb_agg(distinct person) as persons, jsonb_agg(distinct person_id) as person_ids,
           jsonb_agg(distinct reason_code) as reason_codes,
           jsonb_agg(distinct expected_date) as expected_dates, jsonb_agg(distinct expected_unit) as units,
           jsonb_agg(distinct expected_lifecycle_boundary) as boundaries, jsonb_agg(distinct expected_reference_year) as years,
           jsonb_agg(distinct expected_verified) as verified
      from line having count(*) > 0`.execute(tx);
  return rows[0];
}

interface CommentRow {
  message: string;
  author: string | null;
  author_ids: (string | null)[];
  lines: number;
  name: string;
  /** Of all comments, also those not among these. */
  comments: number;
}

/** The same words about many lines are one comment. */
export async function selectComments(
  tx: Tx,
  collectionId: string,
  kind: LineNoticeKind,
  audience: Audience,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    with ${told(collectionId, kind, audience)}
    select comment as message, coalesce(author, ${kind === 'REQUESTED' ? sql`person` : sql`null`}) as author,
           jsonb_agg(distinct coalesce(author_id, ${kind === 'REQUESTED' ? sql`person_id` : sql`null`})) as author_ids,
           count(distinct line_id)::integer as lines, min(name) as name, (count(*) over ())::integer as comments
      from told where comment is not null
     group by 1, 2
     order by min(id) limit ${quotedComments}`.execute(tx);
  return rows;
}

export const findCollection = (tx: Tx, collectionId: string) =>
  tx
    .selectFrom('notice_collection as c')
    .innerJoin('organisation as o', 'o.id', 'c.sender_organisation_id')
    .select(['c.kind', 'o.name as sender_name'])
    .where('c.id', '=', collectionId)
    .executeTakeFirst();
