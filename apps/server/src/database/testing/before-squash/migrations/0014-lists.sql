-- Partners as either side sees them: the connection, the partner's name, and counts of lines from the tallies. Owned by
-- the owner, since partners are other organisations.

-- How suppliers are reached: the addresses that were invited, or whoever of theirs invited us.
create view supplier_contact as
select distinct on (k.supplier_organisation_id, k.email) k.supplier_organisation_id, k.email,
       exists (select from undeliverable_address a where a.email = k.email) as undeliverable
  from (select i.partner_organisation_id as supplier_organisation_id, i.email
          from invitation i
         where i.inviter_organisation_id = current_organisation() and i.relation = 'SUPPLIER'
        union all
        select i.inviter_organisation_id, u.email
          from invitation i
          join organisation_user u on u.organisation_id = i.inviter_organisation_id and u.id = i.invited_by
         where i.partner_organisation_id = current_organisation() and i.relation = 'CUSTOMER' and i.status = 'ACCEPTED') k;

create view own_supplier as
select c.supplier_organisation_id as id, o.name, c.status as connection_status, c.created_at as connected_at,
       t.product_count, t.open_count, t.completed_count, t.primary_data_share,
       (select jsonb_agg(jsonb_build_object('email', k.email, 'undeliverable', k.undeliverable) order by k.email)
          from supplier_contact k where k.supplier_organisation_id = c.supplier_organisation_id) as contacts
  from connection c
  join organisation o on o.id = c.supplier_organisation_id
  left join lateral (
    select coalesce(sum(n.lines), 0)::integer as product_count,
           coalesce(sum(n.lines) filter (where n.status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED')), 0)::integer as open_count,
           coalesce(sum(n.lines) filter (where n.status = 'COMPLETED'), 0)::integer as completed_count,
           round(sum(n.primary_data_share_sum) / nullif(sum(n.shared_lines), 0), 1)::double precision as primary_data_share
      from line_tally n
     where n.organisation_id = c.customer_organisation_id and n.side = 'CUSTOMER' and n.partner_id = c.supplier_organisation_id) t on true
 where c.customer_organisation_id = current_organisation();

create view own_customer as
select c.customer_organisation_id as id, o.name, c.status as connection_status, c.created_at as connected_at,
       t.product_count, t.open_count, t.completed_count
  from connection c
  join organisation o on o.id = c.customer_organisation_id
  left join lateral (
    select coalesce(sum(n.lines), 0)::integer as product_count,
           coalesce(sum(n.lines) filter (where n.status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED')), 0)::integer as open_count,
           coalesce(sum(n.lines) filter (where n.status = 'COMPLETED'), 0)::integer as completed_count
      from line_tally n
     where n.organisation_id = c.supplier_organisation_id and n.side = 'SUPPLIER' and n.partner_id = c.customer_organisation_id) t on true
 where c.supplier_organisation_id = current_organisation();

grant select on supplier_contact, own_supplier, own_customer to pcf_app;

-- What a supplier has answered, for its own list; no import writes to it.
create index product_line_answered_supplier_index on product_line (customer_organisation_id, supplier_organisation_id)
  where not archived and submission_version > 0;
