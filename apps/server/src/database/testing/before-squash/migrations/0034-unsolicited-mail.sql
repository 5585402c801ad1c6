-- Mails to people who have no account that they confirmed: how many one address gets of all organisations together, and
-- whether its owner wants any.

-- An address without being readable: the same for every way of writing it, whatever tag stands behind a plus sign.
create function address_key(p_email text) returns text
language sql stable parallel safe
as $$ select encode(sha256(convert_to(regexp_replace(lower(p_email), '\+[^@]*@', '@'), 'UTF8')), 'hex') $$;
revoke execute on function address_key(text) from public;
grant execute on function address_key(text) to pcf_app, pcf_worker;

-- One row for each mail that was handed over, by the hash of the token in its link. A job that is tried again counts once.
create table unsolicited_mail (
  token_hash text primary key,
  address_key text not null,
  job_id uuid not null,
  created_at timestamptz not null default now()
);
create index unsolicited_mail_address on unsolicited_mail (address_key, created_at);
create index unsolicited_mail_created on unsolicited_mail (created_at);
alter table unsolicited_mail enable row level security;
create policy unsolicited_mail_for_jobs on unsolicited_mail to pcf_worker using (true) with check (true);
grant select, insert, delete on unsolicited_mail to pcf_worker;

-- An address that gets none of them: its owner said so, or it has had enough for now.
create table unreached_address (
  address_key text primary key,
  reason text not null check (reason in ('DOES_NOT_WANT_MAIL', 'TOO_MANY_MAILS')),
  since timestamptz not null default now()
);
alter table unreached_address enable row level security;
create policy unreached_address_for_jobs on unreached_address to pcf_worker using (true) with check (true);
grant select, insert, delete on unreached_address to pcf_worker;

-- Whether a mail may go out to somebody who did not ask for it, and if so, that it counts. Two at once count one by one.
create function admit_unsolicited_mail(p_email text, p_job_id uuid, p_token_hash text, p_a_day integer, p_a_month integer)
returns boolean
language plpgsql
as $$
declare
  key text := public.address_key(p_email);
  today integer;
  this_month integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('unsolicited mail to ' || key, 0));
  if exists (select from public.unreached_address u where u.address_key = key and u.reason = 'DOES_NOT_WANT_MAIL') then
    return false;
  end if;
  select count(distinct m.job_id) filter (where m.created_at > now() - interval '1 day'), count(distinct m.job_id)
    into today, this_month
    from public.unsolicited_mail m
   where m.address_key = key and m.created_at > now() - interval '30 days' and m.job_id <> p_job_id;
  if today >= p_a_day or this_month >= p_a_month then
    insert into public.unreached_address (address_key, reason) values (key, 'TOO_MANY_MAILS') on conflict do nothing;
    return false;
  end if;
  delete from public.unreached_address u where u.address_key = key;
  insert into public.unsolicited_mail (token_hash, address_key, job_id) values (p_token_hash, key, p_job_id);
  return true;
end
$$;
revoke execute on function admit_unsolicited_mail(text, uuid, text, integer, integer) from public;
grant execute on function admit_unsolicited_mail(text, uuid, text, integer, integer) to pcf_worker;

-- What the link of such a mail says and changes. No row where nobody was sent this link.
create function read_mail_refusal(p_token_hash text) returns table (refused boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select exists (select from unreached_address u where u.address_key = m.address_key and u.reason = 'DOES_NOT_WANT_MAIL')
    from unsolicited_mail m where m.token_hash = p_token_hash
$$;

create function set_mail_refusal(p_token_hash text, p_refused boolean) returns table (refused boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  key text;
begin
  select m.address_key into key from unsolicited_mail m where m.token_hash = p_token_hash;
  if key is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('unsolicited mail to ' || key, 0));
  if p_refused then
    insert into unreached_address (address_key, reason) values (key, 'DOES_NOT_WANT_MAIL')
    on conflict (address_key) do update set reason = excluded.reason, since = excluded.since
     where unreached_address.reason <> excluded.reason;
  else
    delete from unreached_address u where u.address_key = key and u.reason = 'DOES_NOT_WANT_MAIL';
  end if;
  return query select p_refused;
end
$$;
revoke execute on function read_mail_refusal(text) from public;
revoke execute on function set_mail_refusal(text, boolean) from public;
grant execute on function read_mail_refusal(text) to pcf_app;
grant execute on function set_mail_refusal(text, boolean) to pcf_app;

-- Senders see that an address cannot be reached, and why. Whoever has an account that they confirmed is reached again.
create or replace view supplier_contact as
select r.supplier_organisation_id, r.email, r.reason is not null as undeliverable, r.reason
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

create or replace view own_supplier as
select c.supplier_organisation_id as id, o.name, c.status as connection_status, c.created_at as connected_at,
       t.product_count, t.open_count, t.completed_count, t.primary_data_share,
       (select jsonb_agg(jsonb_build_object('email', k.email, 'undeliverable', k.undeliverable, 'reason', k.reason) order by k.email)
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
                     and not exists (select from account x where x.email = i.email and x.email_verified_at is not null)) end as unreached
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

create view unreached_colleague as
select i.id,
       case when exists (select from undeliverable_address x where x.email = i.email) then 'CAME_BACK'
            else (select u.reason from unreached_address u
                   where u.address_key = address_key(i.email)
                     and not exists (select from account x where x.email = i.email and x.email_verified_at is not null)) end as reason
  from user_invitation i
 where i.organisation_id = (select current_organisation());
grant select on unreached_colleague to pcf_app;
