-- What a campaign tells is told in the same way wherever it stands.

-- Whoever deletes a product takes back what was asked for it, and it leaves every list and count of theirs. So it leaves
-- the counts of its request as well, as its customer sees them; its supplier still sees that it was cancelled.
create index product_line_withdrawn_index on product_line (customer_organisation_id, request_id) where archived and status = 'CANCELED';

create or replace view sent_request as
select r.id, r.customer_organisation_id, r.supplier_organisation_id, r.campaign_id, r.reference, r.comment, r.created_at,
       r.expected_unit, r.expected_lifecycle_boundary, r.expected_reference_year, r.expected_verified,
       r.requested_lines, r.pending_review_lines, r.rejected_lines, r.declined_lines,
       case when r.canceled_lines = 0 then 0
            else r.canceled_lines - (select count(*)::integer from product_line l
                                      where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id
                                        and l.archived and l.status = 'CANCELED') end as canceled_lines,
       r.completed_lines,
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
           and l.mailed_at > l.requested_at) as last_reminded_at,
       -- With those of deleted products, as an index has it: what has none here has none above.
       r.canceled_lines as ever_canceled_lines
  from emission_request r
  left join organisation s on s.id = r.supplier_organisation_id
  left join campaign c on c.customer_organisation_id = r.customer_organisation_id and c.id = r.campaign_id
  left join actor a on a.organisation_id = r.customer_organisation_id and a.id = r.created_by
 where r.customer_organisation_id = (select current_organisation());

-- How far a supplier is with a campaign, over all requests it got in it. It has answered once it submitted or declined
-- anything, whatever became of that; it is silent while something is asked of it and nothing was heard, not even that work
-- has begun. One from whom all was taken back is neither. Whoever does not ask for what was heard pays nothing for it.
create view campaign_supplier as
select r.customer_organisation_id, r.campaign_id, r.supplier_organisation_id,
       sum(r.requested_lines) as requested_lines, sum(r.pending_review_lines) as pending_review_lines,
       sum(r.rejected_lines) as rejected_lines, sum(r.declined_lines) as declined_lines, sum(r.canceled_lines) as canceled_lines,
       sum(r.completed_lines) as completed_lines,
       sum(r.pending_review_lines + r.rejected_lines + r.declined_lines + r.completed_lines) > 0 as answered,
       sum(r.requested_lines) > 0 and not bool_or(r.heard) as silent,
       max(r.due_date) as due_date
  from sent_request r
 where r.campaign_id is not null
 group by r.customer_organisation_id, r.campaign_id, r.supplier_organisation_id;
grant select on campaign_supplier to pcf_app;

create or replace view sent_campaign as
select c.id, c.customer_organisation_id, c.name, c.created_at, a.name as created_by,
       p.requested_lines, p.pending_review_lines, p.rejected_lines, p.declined_lines, p.canceled_lines, p.completed_lines,
       p.suppliers, p.answered_suppliers, p.silent_suppliers, p.last_due_date
  from campaign c
  left join actor a on a.organisation_id = c.customer_organisation_id and a.id = c.created_by
 cross join lateral (
    select coalesce(sum(s.requested_lines), 0)::integer as requested_lines,
           coalesce(sum(s.pending_review_lines), 0)::integer as pending_review_lines,
           coalesce(sum(s.rejected_lines), 0)::integer as rejected_lines, coalesce(sum(s.declined_lines), 0)::integer as declined_lines,
           coalesce(sum(s.canceled_lines), 0)::integer as canceled_lines, coalesce(sum(s.completed_lines), 0)::integer as completed_lines,
           count(*)::integer as suppliers,
           (count(*) filter (where s.answered))::integer as answered_suppliers,
           (count(*) filter (where s.silent))::integer as silent_suppliers,
           max(s.due_date) as last_due_date
      from campaign_supplier s
     where s.customer_organisation_id = c.customer_organisation_id and s.campaign_id = c.id) p
 where c.customer_organisation_id = (select current_organisation());
