-- With which words a mail server refused an address, for whoever invited it: "550 5.1.1 No such user" says more than that the
-- mail came back. Those of a mail that was refused for now until it was given up are kept as well.
alter table undeliverable_address add column response text not null default '' check (length(response) <= 300);
grant update (response) on undeliverable_address to {{worker}};

-- Of a refusal of before its number alone is known.
create or replace view unreached_colleague as
select i.id,
       case when exists (select from undeliverable_address x where x.email = i.email) then 'CAME_BACK'
            else (select u.reason from unreached_address u
                   where u.address_key = address_key(i.email)
                     and not exists (select from account x where x.email = i.email and x.email_verified_at is not null)) end as reason,
       (select coalesce(nullif(m.response, ''), m.response_code::text) from undeliverable_address m where m.email = i.email) as answer
  from user_invitation i
 where i.organisation_id = (select current_organisation());

create or replace view supplier_contact as
select r.supplier_organisation_id, r.email, r.reason is not null as undeliverable, r.reason,
       (select coalesce(nullif(m.response, ''), m.response_code::text) from undeliverable_address m where m.email = r.email) as answer
  from (
    select distinct on (k.supplier_organisation_id, k.email) k.supplier_organisation_id, k.email,
           case when exists (select from undeliverable_address a where a.email = k.email) then 'CAME_BACK'
                else (select u.reason from unreached_address u
                       where u.address_key = address_key(k.email)
                         and not exists (select from account a where a.email = k.email and a.email_verified_at is not null)) end as reason
      from (select i.partner_organisation_id as supplier_organisation_id, i.email
              from invitation i
             where i.inviter_organisation_id = current_organisation() and i.relation = 'SUPPLIER' and i.email not like '%@erased.invalid'
            union all
            select i.inviter_organisation_id, u.email
              from invitation i
              join organisation_user u on u.organisation_id = i.inviter_organisation_id and u.id = i.invited_by
             where i.partner_organisation_id = current_organisation() and i.relation = 'CUSTOMER' and i.status = 'ACCEPTED') k) r;

create or replace view sent_invitation as
select i.id, i.email, i.relation, i.status, i.message, i.partner_organisation_id, i.created_at, i.sent_at, i.answered_at,
       i.inviter_organisation_id,
       case when i.status = 'ACCEPTED' then p.name else i.organisation_name end as organisation_name,
       a.name as invited_by,
       c.claims,
       coalesce(c.effective, false) as can_undo,
       case when i.status <> 'PENDING' then null
            when exists (select from undeliverable_address x where x.email = i.email) then 'CAME_BACK'
            else (select u.reason from unreached_address u
                   where u.address_key = address_key(i.email)
                     and not exists (select from account x where x.email = i.email and x.email_verified_at is not null)) end as unreached,
       case when i.status = 'PENDING' then (select coalesce(nullif(m.response, ''), m.response_code::text) from undeliverable_address m where m.email = i.email) end as mail_answer
  from invitation i
  join organisation p on p.id = i.partner_organisation_id
  join actor a on a.organisation_id = i.inviter_organisation_id and a.id = i.invited_by
  left join lateral (
    select jsonb_agg(jsonb_build_object(
             'id', k.id, 'state', k.state, 'organisationName', o.name, 'personName', w.name, 'email', k.email,
             'createdAt', to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by k.created_at, k.id) as claims,
           bool_or(k.state = 'ENABLED' and not exists (select from accepted_claim u where u.id = k.id)) as effective
      from invitation_claim k
      join organisation o on o.id = k.claimant_organisation_id
      join actor w on w.organisation_id = k.claimant_organisation_id and w.id = k.claimant_user_id
     where k.invitation_id = i.id and k.state in ('WAITING_FOR_APPROVAL', 'ENABLED')) c on true
 where i.inviter_organisation_id = (select current_organisation());

create or replace view own_supplier as
select c.supplier_organisation_id as id, o.name, c.status as connection_status, c.created_at as connected_at,
       t.product_count, t.open_count, t.completed_count, t.primary_data_share,
       (select jsonb_agg(jsonb_build_object('email', k.email, 'undeliverable', k.undeliverable, 'reason', k.reason, 'answer', k.answer)
                         order by k.email)
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
