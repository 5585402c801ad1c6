-- Requests and campaigns as their customer sees them.

-- The latest due date of a request's lines, whether work has begun on one of them, and when one was reminded last are
-- each one look into an index.
drop index product_line_request_index;
create index product_line_request_index on product_line (customer_organisation_id, request_id, due_date) where request_id is not null;
create index product_line_begun_index on product_line (customer_organisation_id, request_id) where work_begun_at is not null;
create index product_line_reminded_index on product_line (customer_organisation_id, request_id, mailed_at) where mailed_at > requested_at;

-- Owned by the owner, since suppliers are other organisations. Whoever reads only ids pays for no name: a left join to
-- one row that nobody asks for is not made.
create view sent_request as
select r.id, r.customer_organisation_id, r.supplier_organisation_id, r.campaign_id, r.reference, r.comment, r.created_at,
       r.expected_unit, r.expected_lifecycle_boundary, r.expected_reference_year, r.expected_verified,
       r.requested_lines, r.pending_review_lines, r.rejected_lines, r.declined_lines, r.canceled_lines, r.completed_lines,
       r.aggregated_status, s.name as supplier_name, c.name as campaign_name, a.name as created_by,
       -- A reminder may have moved it.
       coalesce((select max(l.due_date) from product_line l
                  where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id), r.due_date) as due_date,
       -- The supplier has answered something, or begun to.
       r.pending_review_lines + r.rejected_lines + r.declined_lines + r.completed_lines > 0
         or exists (select from product_line l
                     where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id
                       and l.work_begun_at is not null) as heard,
       (select max(l.mailed_at) from product_line l
         where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id
           and l.mailed_at > l.requested_at) as last_reminded_at
  from emission_request r
  left join organisation s on s.id = r.supplier_organisation_id
  left join campaign c on c.customer_organisation_id = r.customer_organisation_id and c.id = r.campaign_id
  left join actor a on a.organisation_id = r.customer_organisation_id and a.id = r.created_by
 where r.customer_organisation_id = (select current_organisation());
grant select on sent_request to pcf_app;

-- A campaign with its progress. Counted by supplier first, since a supplier may have several requests of one campaign.
create view sent_campaign as
select c.id, c.customer_organisation_id, c.name, c.created_at, a.name as created_by,
       p.requested_lines, p.pending_review_lines, p.rejected_lines, p.declined_lines, p.canceled_lines, p.completed_lines,
       p.suppliers, p.answered_suppliers, p.silent_suppliers, p.last_due_date
  from campaign c
  left join actor a on a.organisation_id = c.customer_organisation_id and a.id = c.created_by
 cross join lateral (
    select coalesce(sum(s.requested), 0)::integer as requested_lines, coalesce(sum(s.pending_review), 0)::integer as pending_review_lines,
           coalesce(sum(s.rejected), 0)::integer as rejected_lines, coalesce(sum(s.declined), 0)::integer as declined_lines,
           coalesce(sum(s.canceled), 0)::integer as canceled_lines, coalesce(sum(s.completed), 0)::integer as completed_lines,
           count(*)::integer as suppliers,
           (count(*) filter (where s.requested + s.rejected = 0 and s.pending_review + s.declined + s.completed > 0))::integer as answered_suppliers,
           (count(*) filter (where s.requested > 0 and not s.heard))::integer as silent_suppliers,
           max(s.due_date) as last_due_date
      from (select r.supplier_organisation_id, sum(r.requested_lines) as requested, sum(r.pending_review_lines) as pending_review,
                   sum(r.rejected_lines) as rejected, sum(r.declined_lines) as declined, sum(r.canceled_lines) as canceled,
                   sum(r.completed_lines) as completed, bool_or(r.heard) as heard, max(r.due_date) as due_date
              from sent_request r
             where r.customer_organisation_id = c.customer_organisation_id and r.campaign_id = c.id
             group by r.supplier_organisation_id) s) p
 where c.customer_organisation_id = (select current_organisation());
grant select on sent_campaign to pcf_app;
