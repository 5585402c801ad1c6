import { everyPartner } from '../../apps/server/src/database/tallies.ts';
import { lineColumns } from '../../apps/server/src/modules/products/present-line.service.ts';

/** One statement for a call, as somebody would write it who has these tables, trusts the caller and needs no count. */
export interface PlainRead {
  readonly text: string;
  /** Of the address, in the order of the parameters. */
  readonly parameters: readonly string[];
}

const columnsOfLine = lineColumns
  .filter((column) => column !== 'supplier_name' && column !== 'connected')
  .map((column) => `l.${column}`)
  .join(', ');

const purchased = (condition: string, parameters: readonly string[]): PlainRead => ({
  text: `
    select ${columnsOfLine}, s.name as supplier_name
      from product_line l
      left join organisation s on s.id = l.supplier_organisation_id
     where l.customer_organisation_id = $1 and not l.archived ${condition}
     order by l.created_at desc, l.id desc
     limit 10`,
  parameters,
});

const columnsOfSupplier = `
  o.id, o.name, c.status as connection_status, c.created_at as connected_at,
  exists (select from organisation_suspension x where x.organisation_id = o.id) as away,
  g.has_target, g.ambition, g.base_year, g.target_year, g.reduction_percent, g.status as target_status, g.reason_for_no_target,
  g.reason_text, t.product_count, t.open_count, t.completed_count, t.primary_data_share,
  (select json_agg(json_build_object('email', i.email, 'undeliverable', a.email is not null) order by i.email)
     from invitation i
     left join undeliverable_address a on a.email = i.email
    where i.inviter_organisation_id = $1 and i.partner_organisation_id = o.id and i.relation = 'SUPPLIER') as contacts`;

const factsOfSupplier = `
  left join sbti_target g on g.organisation_id = o.id
  left join lateral (
    select coalesce(sum(n.lines), 0)::integer as product_count,
           coalesce(sum(n.lines) filter (where n.status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED')), 0)::integer as open_count,
           coalesce(sum(n.lines) filter (where n.status = 'COMPLETED'), 0)::integer as completed_count,
           round(sum(n.primary_data_share_sum) / nullif(sum(n.shared_lines), 0), 1)::double precision as primary_data_share
      from line_tally n
     where n.organisation_id = $1 and n.side = 'CUSTOMER' and n.partner_id = o.id) t on true`;

export const plainReads = {
  purchased: purchased('', ['organisation']),
  purchasedByStatus: purchased('and l.status = $2', ['organisation', 'status']),
  purchasedOfSupplier: purchased('and l.supplier_organisation_id = $2', ['organisation', 'supplier']),
  received: {
    text: `
      select l.id, l.product_id, l.sent_name, l.sent_reference, l.supplier_product_reference, l.customer_organisation_id,
             o.name as customer_name, l.status, l.work_begun_at, l.request_reference, l.due_date, l.requested_at,
             l.submission_version, l.submitted_at, l.emission_value, l.emission_unit, l.emission_unit_amount, l.quality_score,
             l.in_force_version, l.in_force_valid_until, l.archived, l.updated_at, d.saved_at as draft_saved_at,
             k.holder_id, k.expires_at, a.name as holder_name, v.visited_at,
             (select max(h.created_at) from line_history h
               where h.customer_organisation_id = l.customer_organisation_id and h.line_id = l.id
                 and h.event in ('REJECTED', 'WITHDRAWN')) as sent_back_at
        from product_line l
        join organisation o on o.id = l.customer_organisation_id
        left join line_draft d on d.customer_organisation_id = l.customer_organisation_id and d.line_id = l.id
        left join line_lock k on k.customer_organisation_id = l.customer_organisation_id and k.line_id = l.id and k.expires_at > now()
        left join actor a on a.organisation_id = k.supplier_organisation_id and a.id = k.holder_id
        left join line_visit v on v.user_id = $2 and v.customer_organisation_id = l.customer_organisation_id and v.line_id = l.id
       where l.supplier_organisation_id = $1 and l.sent_at is not null
       order by l.requested_at desc, l.id desc
       limit 10`,
    parameters: ['organisation', 'user'],
  },
  suppliers: {
    text: `
      select ${columnsOfSupplier}
        from (select c.*, o.name
                from connection c join organisation o on o.id = c.supplier_organisation_id
               where c.customer_organisation_id = $1
               order by lower(o.name), o.id
               limit 10) c
        join organisation o on o.id = c.supplier_organisation_id
        ${factsOfSupplier}
       order by lower(o.name), o.id`,
    parameters: ['organisation'],
  },
  supplier: {
    text: `
      select ${columnsOfSupplier}
        from connection c
        join organisation o on o.id = c.supplier_organisation_id
        ${factsOfSupplier}
       where c.customer_organisation_id = $1 and c.supplier_organisation_id = $2`,
    parameters: ['organisation', 'supplier'],
  },
  requests: {
    text: `
      select r.reference, r.supplier_organisation_id, s.name as supplier_name, c.id as campaign_id, c.name as campaign_name,
             r.comment, r.expected_unit, r.expected_lifecycle_boundary, r.expected_reference_year, r.expected_verified,
             r.aggregated_status, r.requested_lines, r.pending_review_lines, r.rejected_lines, r.declined_lines,
             r.canceled_lines, r.completed_lines, a.name as created_by, r.created_at,
             (select max(l.due_date) from product_line l
               where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id) as due_date
        from emission_request r
        join organisation s on s.id = r.supplier_organisation_id
        left join campaign c on c.customer_organisation_id = r.customer_organisation_id and c.id = r.campaign_id
        left join actor a on a.organisation_id = r.customer_organisation_id and a.id = r.created_by
       where r.customer_organisation_id = $1
       order by r.created_at desc, r.id desc
       limit 10`,
    parameters: ['organisation'],
  },
  templates: {
    text: `
      select t.*, d.saved_at as draft_saved_at, u.*
        from (select id, organisation_id, name, internal_reference, description, unit, version, data_version, complete, open_findings,
                     emission_value, emission_unit, emission_unit_amount, emission_value_granularity, emission_data_verified,
                     primary_data_share, reference_year, valid_until, created_at, updated_at
                from template
               where organisation_id = $1
               order by created_at desc, id desc
               limit 10) t
        left join template_draft d on d.organisation_id = t.organisation_id and d.template_id = t.id
       cross join lateral (
             select count(*)::integer as lines, count(distinct u.customer_organisation_id)::integer as customers,
                    (count(*) filter (where u.outdated))::integer as outdated_lines,
                    (count(distinct u.customer_organisation_id) filter (where u.outdated))::integer as outdated_customers
               from template_use u
              where u.supplier_organisation_id = t.organisation_id and u.template_id = t.id) u
       order by t.created_at desc, t.id desc`,
    parameters: ['organisation'],
  },
  notifications: {
    text: `
      select n.id, n.side, n.kind, o.name as partner_name, a.name as actor_name, n.lines, n.product_id, n.template_id,
             n.product_name, n.request_reference, n.comment, n.created_at,
             coalesce(n.id <= m.read_up_to, false) or r.notification_id is not null as read
        from notification n
        left join organisation o on o.id = n.partner_organisation_id
        left join actor a on a.organisation_id = n.partner_organisation_id and a.id = n.actor_id
        left join notification_marker m on m.user_id = $2
        left join notification_read r on r.user_id = $2 and r.notification_id = n.id
       where n.organisation_id = $1
       order by n.id desc
       limit 10`,
    parameters: ['organisation', 'user'],
  },
  product: {
    text: `
      select p.id, p.name, p.internal_reference, p.description, p.unit, p.mass_kg, p.estimate, p.version, p.archived_at,
             p.created_at, p.updated_at,
             (select json_agg(f order by f.created_at, f.id)
                from (select l.id, l.supplier_organisation_id, s.name as supplier_name, l.status, l.request_reference,
                             l.supplier_product_reference, u.supplier_number, u.yearly_quantity, u.quantity_unit, u.quantity_year,
                             l.created_at,
                             (select json_agg(y order by y.year desc)
                                from (select year, quantity, quantity_unit from purchase_year
                                       where customer_organisation_id = $1 and line_id = l.id) y) as quantities
                        from product_line l
                        left join organisation s on s.id = l.supplier_organisation_id
                        left join purchase u on u.customer_organisation_id = l.customer_organisation_id and u.line_id = l.id
                       where l.customer_organisation_id = $1 and l.product_id = p.id) f) as lines
        from product p
       where p.organisation_id = $1 and p.id = $2`,
    parameters: ['organisation', 'product'],
  },
  details: {
    text: `
      select ${columnsOfLine}, s.name as supplier_name, l.reason, l.reason_code, l.expected_date, l.mailed_at, p.description,
             p.unit, r.comment, r.expected_unit, r.expected_lifecycle_boundary, r.expected_reference_year, r.expected_verified,
             c.id as campaign_id, c.name as campaign_name,
             (select json_agg(t order by t.sequence)
                from (select h.sequence, h.event, h.from_status, h.to_status, h.request_reference, h.comment, h.created_at,
                             a.name as actor_name, o.name as organisation_name
                        from line_history h
                        left join actor a on a.organisation_id = h.actor_organisation_id and a.id = h.actor_id
                        left join organisation o on o.id = h.actor_organisation_id
                       where h.customer_organisation_id = $1 and h.line_id = l.id) t) as timeline,
             (select json_agg(v order by v.version desc)
                from (select b.version, b.data, b.calculation, b.item_data, b.plausibility_confirmation, b.submitted_at, b.outcome,
                             b.reviewed_at, b.review_comment, a.name as submitted_by, w.name as reviewed_by
                        from submission b
                        left join actor a on a.organisation_id = b.supplier_organisation_id and a.id = b.submitted_by
                        left join actor w on w.organisation_id = b.customer_organisation_id and w.id = b.reviewed_by
                       where b.customer_organisation_id = $1 and b.line_id = l.id) v) as versions
        from emission_request r
        join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
        join product_line l on l.customer_organisation_id = q.customer_organisation_id and l.id = q.line_id
        join product p on p.organisation_id = l.customer_organisation_id and p.id = l.product_id
        left join organisation s on s.id = l.supplier_organisation_id
        left join campaign c on c.customer_organisation_id = r.customer_organisation_id and c.id = r.campaign_id
       where r.customer_organisation_id = $1 and r.reference = $2 and l.product_id = $3`,
    parameters: ['organisation', 'reference', 'product'],
  },
  currentUser: {
    text: `
      select id, email, first_name, last_name, job_title, language, access_level
        from organisation_user where organisation_id = $1 and id = $2`,
    parameters: ['organisation', 'user'],
  },
  requestSummary: {
    text: `
      select side, status, sum(lines)::integer as count
        from line_tally
       where organisation_id = $1 and side in ('CUSTOMER', 'SUPPLIER') and partner_id = '${everyPartner}'
       group by side, status`,
    parameters: ['organisation'],
  },
} satisfies Record<string, PlainRead>;
