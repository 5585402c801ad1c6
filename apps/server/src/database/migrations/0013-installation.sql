-- Whoever runs the installation: its administrators, what organisations use, which of them are suspended, and the log of it.

-- Named by an operator: a person, whatever address they have later.
create table installation_admin (
  account_id uuid primary key references account (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table installation_admin enable row level security;

-- Named by the settings, as they said last.
create table installation_admin_address (
  email text primary key check (char_length(email) <= 254 and email = lower(email))
);
alter table installation_admin_address enable row level security;
create policy installation_admin_address_is_settled on installation_admin_address to {{worker}} using (true) with check (true);
grant select, insert, delete on installation_admin_address to {{worker}};

create function is_installation_admin(p_account_id uuid) returns boolean
language sql stable
as $$
  select exists (select from public.account a
                  where a.id = p_account_id and a.email_verified_at is not null
                    and (exists (select from public.installation_admin i where i.account_id = a.id)
                         or exists (select from public.installation_admin_address i where i.email = a.email)))
$$;

-- Whether the caller is one: a person with a session, never a key or a partner.
create function runs_installation() returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select public.current_session_id() is not null and public.is_installation_admin(public.current_account_id())
$$;

-- Sessions go, so that the last sign-in is kept apart from them.
create table organisation_use (
  organisation_id uuid primary key references organisation (id) on update cascade on delete cascade,
  last_sign_in_at timestamptz not null
);
alter table organisation_use enable row level security;
create policy organisation_use_is_own on organisation_use for select to {{app}}
  using (organisation_id = (select current_organisation()));
grant select on organisation_use to {{app}};
insert into organisation_use (organisation_id, last_sign_in_at)
select s.organisation_id, max(s.advanced_at) from session s group by s.organisation_id;

-- Every ten minutes at most: sign-ins of one organisation must not wait for each other.
create function note_sign_in(p_organisation_id uuid) returns void
language plpgsql
as $$
begin
  update public.organisation_use u set last_sign_in_at = now()
   where u.organisation_id = p_organisation_id and u.last_sign_in_at < now() - interval '10 minutes';
  if not found then
    insert into public.organisation_use (organisation_id, last_sign_in_at) values (p_organisation_id, now())
    on conflict (organisation_id) do nothing;
  end if;
end $$;

-- Nobody acts for a suspended organisation, and its people are told why.
create table organisation_suspension (
  organisation_id uuid primary key references organisation (id) on update cascade on delete cascade,
  reason text not null check (char_length(reason) between 1 and 2400),
  suspended_at timestamptz not null default now(),
  -- Set where it was asked for, and once it is done. Of a deleted organisation the row keeps every door closed.
  delete_at timestamptz,
  deleted_at timestamptz
);
create index organisation_suspension_deletion_index on organisation_suspension (delete_at) where deleted_at is null;
alter table organisation_suspension enable row level security;
create policy organisation_suspension_for_jobs on organisation_suspension for select to {{worker}} using (true);
grant select (organisation_id, delete_at, deleted_at) on organisation_suspension to {{worker}};

-- Asked at every door behind which somebody acts for the organisation.
create function refuse_suspended(p_organisation_id uuid) returns void
language plpgsql stable
as $$
declare
  suspension public.organisation_suspension;
begin
  select * into suspension from public.organisation_suspension s where s.organisation_id = p_organisation_id;
  if found then
    raise exception 'the organisation is suspended' using errcode = 'PX423',
      detail = jsonb_build_object('reason', suspension.reason, 'suspendedAt', public.instant_text(suspension.suspended_at),
                                  'deleteAt', public.instant_text(suspension.delete_at))::text;
  end if;
end $$;

-- The doors, as they were, with that question. A request says beside it whether its user runs the installation.
drop function begin_request(text);
create function begin_request(p_credential text)
returns table (user_id uuid, organisation_id uuid, access_level text, scopes text[], installation_admin boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
declare
  lapsed boolean := false;
  -- Of a partner's token, the organisation here that the partner is connected with.
  asked_for uuid;
begin
  begin_request.installation_admin := false;
  if p_credential like 'key:%' then
    select k.id, k.organisation_id, 'EDITOR', k.scopes, k.organisation_id
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level, begin_request.scopes, asked_for
      from public.api_key k
     where k.hash = substr(p_credential, 5) and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
       and not exists (select from public.demo_organisation d where d.organisation_id = k.organisation_id and d.refused);
  elsif p_credential like 'net:%' then
    select c.id, c.partner_organisation_id, 'EDITOR', array['PRODUCTS', 'REQUESTS', 'ANSWERS'], t.expires_at <= now(), c.organisation_id
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level, begin_request.scopes, lapsed, asked_for
      from public.network_token t
      join public.network_connection c on c.organisation_id = t.organisation_id and c.id = t.connection_id
     where t.hash = substr(p_credential, 5)
       and not exists (select from public.demo_organisation d where d.organisation_id = c.organisation_id and d.refused);
  else
    select u.id, u.organisation_id, u.access_level, public.is_installation_admin(u.account_id), u.organisation_id
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level, begin_request.installation_admin, asked_for
      from public.session s
      join public.organisation_user u on u.organisation_id = s.organisation_id and u.id = s.user_id
     where s.id = p_credential::uuid and s.ended_at is null and s.expires_at > now()
       and not exists (select from public.demo_organisation d where d.organisation_id = s.organisation_id and d.refused);
  end if;
  if not found then
    raise exception 'no live session' using errcode = 'PX401';
  end if;
  if lapsed then
    raise exception 'the token has lapsed' using errcode = 'PX411';
  end if;
  perform public.refuse_suspended(asked_for);
  perform set_config('pcf.user_id', begin_request.user_id::text, true),
          set_config('pcf.organisation_id', begin_request.organisation_id::text, true),
          set_config('pcf.session_id', case when p_credential ~ '^(key|net):' then '' else p_credential end, true);
  return next;
end $$;

create or replace function open_session(p_user_id uuid, p_lifetime interval, p_user_agent text, p_network text default null, p_password_hash text default null)
returns table (session_id uuid, counter integer, user_id uuid, email text, first_name text, last_name text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
declare
  own_account uuid;
  own_organisation uuid := (select u.organisation_id from public.organisation_user u where u.id = p_user_id);
begin
  -- Held before the session, as by everybody: of a new password and a sign-in with the old one, one comes first.
  select a.id into own_account from public.account a
   where a.id = (select u.account_id from public.organisation_user u where u.id = p_user_id)
     and (p_password_hash is null or a.password_hash = p_password_hash) for share;
  if not found then
    return;
  end if;
  perform public.refuse_suspended(own_organisation);
  return query
    with opened as (
      insert into public.session (organisation_id, user_id, expires_at, user_agent)
      select u.organisation_id, u.id, now() + p_lifetime, p_user_agent from public.organisation_user u where u.id = p_user_id
      returning id, counter, user_id
    )
    select o.id, o.counter, u.id, u.email, u.first_name, u.last_name
      from opened o join public.organisation_user u on u.id = o.user_id;
  if p_network is not null then
    perform public.remember_network(own_account, p_network);
  end if;
  perform public.note_sign_in(own_organisation);
end $$;

create or replace function advance_session(p_session_id uuid, p_counter integer, p_lifetime interval, p_grace interval)
returns table (session_id uuid, counter integer, user_id uuid, email text, first_name text, last_name text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
declare
  own_organisation uuid := (select s.organisation_id from public.session s where s.id = p_session_id and s.ended_at is null);
begin
  if exists (select from public.demo_organisation d where d.organisation_id = own_organisation and d.refused) then
    return;
  end if;
  update public.session s
     set counter = s.counter + 1, advanced_at = clock_timestamp(), expires_at = clock_timestamp() + p_lifetime
   where s.id = p_session_id and s.counter = p_counter and s.ended_at is null and s.expires_at > clock_timestamp();
  if found then
    perform public.note_sign_in(own_organisation);
  else
    update public.session s set ended_at = clock_timestamp()
     where s.id = p_session_id and s.ended_at is null
       and not (s.counter = p_counter + 1 and s.advanced_at > clock_timestamp() - p_grace);
  end if;
  -- Asked of a token that is good: it is as good once the organisation is resumed, since nothing of this stays.
  if exists (select from public.session s
              where s.id = p_session_id and s.counter = p_counter + 1 and s.ended_at is null and s.expires_at > clock_timestamp()) then
    perform public.refuse_suspended(own_organisation);
  end if;
  return query
    select s.id, s.counter, u.id, u.email, u.first_name, u.last_name
      from public.session s
      join public.organisation_user u on u.organisation_id = s.organisation_id and u.id = s.user_id
     where s.id = p_session_id and s.counter = p_counter + 1 and s.ended_at is null and s.expires_at > clock_timestamp();
end $$;

create or replace function begin_link(p_hash text, p_purpose text)
returns table (state text, subject_id uuid, organisation_id uuid, email text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
begin
  if p_purpose not in ('ACCESS_REQUEST', 'USER_INVITATION') then
    raise exception 'a link of the purpose % acts for no organisation', p_purpose;
  end if;
  select r.* into begin_link.state, begin_link.subject_id, begin_link.organisation_id, begin_link.email
    from public.resolve_link(p_hash, p_purpose) r;
  if begin_link.state = 'VALID' then
    perform public.refuse_suspended(begin_link.organisation_id);
  end if;
  if begin_link.state = 'VALID' and not public.use_link(p_hash) then
    begin_link.state := 'USED';
  end if;
  if begin_link.state = 'VALID' then
    perform set_config('pcf.organisation_id', begin_link.organisation_id::text, true);
  end if;
  return next;
end $$;

create or replace function issue_network_token(p_connection_id uuid, p_secret_hash text, p_token_hash text, p_seconds integer)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  issued_for uuid;
begin
  insert into public.network_token as t (hash, organisation_id, connection_id, expires_at)
  select p_token_hash, c.organisation_id, c.id, now() + p_seconds * interval '1 second'
    from public.network_connection c
   where c.id = p_connection_id
     and (c.secret_hash = p_secret_hash or (c.former_secret_hash = p_secret_hash and c.former_secret_until > now()))
     and not exists (select from public.demo_organisation d where d.organisation_id = c.organisation_id and d.refused)
  returning t.organisation_id into issued_for;
  perform public.refuse_suspended(issued_for);
  return issued_for is not null;
end $$;

-- Of a suspended organisation the job fails, and is tried again later.
create or replace function issue_network_job_token(p_connection_id uuid, p_token_hash text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  issued_for uuid;
begin
  insert into public.network_token as t (hash, organisation_id, connection_id, expires_at)
  select p_token_hash, c.organisation_id, c.id, now() + interval '1 minute'
    from public.network_connection c
   where c.id = p_connection_id
     and not exists (select from public.demo_organisation d where d.organisation_id = c.organisation_id and d.refused)
  returning t.organisation_id into issued_for;
  perform public.refuse_suspended(issued_for);
  return issued_for is not null;
end $$;

-- A stream whose organisation is suspended has no row either.
create or replace function stream_states(p_credentials text[]) returns table (credential text, unread integer, latest_id text)
language plpgsql
set search_path = pg_catalog, public, pg_temp
set plan_cache_mode = force_generic_plan
as $$
begin
  foreach stream_states.credential in array p_credentials loop
    begin
      perform public.begin_request(stream_states.credential);
      select s.unread, s.latest_id into stream_states.unread, stream_states.latest_id from public.notification_state() s;
      return next;
    exception when sqlstate 'PX401' or sqlstate 'PX423' then
      null;
    end;
  end loop;
  perform set_config('pcf.user_id', '', true), set_config('pcf.organisation_id', '', true), set_config('pcf.session_id', '', true);
end $$;

-- Partners that nobody acts for at the moment; why is not said.
create view away_partner as
select s.organisation_id as id
  from organisation_suspension s
 where exists (select from connection c
                where (c.customer_organisation_id = current_organisation() and c.supplier_organisation_id = s.organisation_id)
                   or (c.supplier_organisation_id = current_organisation() and c.customer_organisation_id = s.organisation_id));
grant select on away_partner to {{app}};

create or replace view own_supplier as
select c.supplier_organisation_id as id, o.name, c.status as connection_status, c.created_at as connected_at,
       t.product_count, t.open_count, t.completed_count, t.primary_data_share,
       (select jsonb_agg(jsonb_build_object('email', k.email, 'undeliverable', k.undeliverable, 'reason', k.reason, 'answer', k.answer)
                         order by k.email)
          from supplier_contact k where k.supplier_organisation_id = c.supplier_organisation_id) as contacts,
       exists (select from organisation_suspension s where s.organisation_id = c.supplier_organisation_id) as away
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

create or replace view own_customer as
select c.customer_organisation_id as id, o.name, c.status as connection_status, c.created_at as connected_at,
       t.product_count, t.open_count, t.completed_count,
       exists (select from organisation_suspension s where s.organisation_id = c.customer_organisation_id) as away
  from connection c
  join organisation o on o.id = c.customer_organisation_id
  left join lateral (
    select coalesce(sum(n.lines), 0)::integer as product_count,
           coalesce(sum(n.lines) filter (where n.status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED')), 0)::integer as open_count,
           coalesce(sum(n.lines) filter (where n.status = 'COMPLETED'), 0)::integer as completed_count
      from line_tally n
     where n.organisation_id = c.supplier_organisation_id and n.side = 'SUPPLIER' and n.partner_id = c.customer_organisation_id) t on true
 where c.supplier_organisation_id = current_organisation();

-- What administrators did and to whom. It outlives the organisation; the person is named as their own organisation's history does.
create table installation_event (
  id uuid primary key default gen_random_uuid(),
  event text not null check (event in ('ORGANISATION_SUSPENDED', 'ORGANISATION_RESUMED', 'ORGANISATION_EXPORTED',
    'DELETION_REQUESTED', 'DELETION_WITHDRAWN', 'ORGANISATION_DELETED', 'ADMIN_NAMED', 'ADMIN_REMOVED')),
  organisation_id uuid,
  organisation_name text,
  actor_organisation_id uuid,
  actor_id uuid,
  -- Whom it is about, where it is a person.
  person_organisation_id uuid,
  person_id uuid,
  reason text check (char_length(reason) between 1 and 2400),
  created_at timestamptz not null default now(),
  foreign key (actor_organisation_id, actor_id) references actor (organisation_id, id) on update cascade on delete set null,
  foreign key (person_organisation_id, person_id) references actor (organisation_id, id) on update cascade on delete set null
);
create index installation_event_age_index on installation_event (created_at desc, id desc);
create index installation_event_actor_index on installation_event (actor_organisation_id, actor_id);
create index installation_event_person_index on installation_event (person_organisation_id, person_id);
alter table installation_event enable row level security;
create policy installation_event_is_shown on installation_event for select to {{app}} using ((select runs_installation()));

create view installation_log as
select e.id, e.event, e.organisation_id, e.organisation_name, a.name as actor_name, p.name as person_name, e.reason, e.created_at
  from installation_event e
  left join actor a on a.organisation_id = e.actor_organisation_id and a.id = e.actor_id
  left join actor p on p.organisation_id = e.person_organisation_id and p.id = e.person_id
 where (select runs_installation());
grant select on installation_log to {{app}};

-- Every organisation that somebody registered, with what it uses. Counts stand in the list of columns, so that they are made for
-- the rows of a page alone.
create view installation_organisation as
select o.id, o.name, o.created_at, coalesce(b.used_bytes, 0)::double precision as storage_bytes, w.last_sign_in_at, s.suspended_at, s.reason, s.delete_at,
       (select count(*)::integer from organisation_user u where u.organisation_id = o.id) as user_count,
       -- Of all partners together: beside it each has a tally of its own.
       (select coalesce(sum(n.lines), 0)::integer from line_tally n
         where n.organisation_id = o.id and n.side = 'CUSTOMER' and n.partner_id = '00000000-0000-0000-0000-000000000000') as purchased_count,
       (select coalesce(sum(n.lines), 0)::integer from line_tally n
         where n.organisation_id = o.id and n.side = 'SUPPLIER' and n.partner_id = '00000000-0000-0000-0000-000000000000') as received_count
  from organisation o
  left join storage_use b on b.organisation_id = o.id
  left join organisation_use w on w.organisation_id = o.id
  left join organisation_suspension s on s.organisation_id = o.id
 where o.placeholder_of is null and (select runs_installation())
   and not exists (select from organisation_suspension d where d.organisation_id = o.id and d.deleted_at is not null);
grant select on installation_organisation to {{app}};
create index organisation_name_index on organisation (lower(name), id) where placeholder_of is null;
create index organisation_age_index on organisation (created_at, id) where placeholder_of is null;

alter table activity drop constraint activity_event_check;
alter table activity add constraint activity_event_check check (event in (
  'USER_INVITED', 'USER_INVITATION_SENT_AGAIN', 'USER_INVITATION_WITHDRAWN', 'USER_JOINED', 'USER_REMOVED', 'USER_ERASED',
  'ACCESS_LEVEL_CHANGED', 'EMAIL_CHANGED', 'ACCESS_REQUESTED', 'ACCESS_APPROVED', 'ACCESS_DENIED', 'INVITATION_SENT',
  'INVITATION_SENT_AGAIN', 'INVITATION_ACCEPTED', 'INVITATION_DECLINED', 'CLAIM_REQUESTED', 'CLAIM_CONFIRMED',
  'CLAIM_REFUSED', 'CLAIM_UNDONE', 'SUPPLIER_REMOVED',
  'ORGANISATION_CHANGED', 'LOGO_CHANGED', 'SBTI_TARGET_CHANGED', 'API_KEY_CREATED', 'API_KEY_REVOKED',
  'NETWORK_CONNECTION_CREATED', 'NETWORK_CONNECTION_CHANGED', 'NETWORK_CONNECTION_DELETED', 'NETWORK_CREDENTIALS_RENEWED',
  'PRODUCTS_CREATED', 'PRODUCT_CHANGED', 'PRODUCTS_DELETED', 'PRODUCTS_ARCHIVED', 'PRODUCTS_RESTORED', 'ESTIMATE_CHOSEN',
  'REQUESTS_SENT', 'REQUESTS_RESENT', 'REQUESTS_CANCELED', 'REQUESTS_DECLINED', 'WORK_BEGUN', 'DATA_SUBMITTED', 'DATA_ACCEPTED',
  'DATA_REJECTED', 'ACCEPTANCE_WITHDRAWN', 'COMMENT_WRITTEN', 'TEMPLATES_CREATED', 'TEMPLATES_CHANGED', 'TEMPLATES_DELETED',
  'DOCUMENTS_ADDED', 'DOCUMENTS_DELETED', 'DATA_EXPORTED', 'ORGANISATION_SUSPENDED', 'ORGANISATION_RESUMED',
  'ORGANISATION_EXPORTED', 'DELETION_REQUESTED', 'DELETION_WITHDRAWN'));

-- In both logs; the organisation's own does not name the administrator.
create function record_installation_event(p_event text, p_organisation_id uuid, p_reason text) returns void
language plpgsql
as $$
begin
  insert into public.installation_event (event, organisation_id, organisation_name, actor_organisation_id, actor_id, reason)
  select p_event, o.id, o.name, public.current_organisation(), public.current_user_id(), p_reason
    from public.organisation o where o.id = p_organisation_id;
  perform public.record_activity(p_organisation_id, null, p_event, jsonb_build_object('reason', p_reason));
end $$;

-- Whether the caller may change the organisation; it is held, so that of two who change it one comes first.
create function hold_organisation(p_organisation_id uuid) returns text
language plpgsql
as $$
begin
  if not public.runs_installation() then
    return 'FORBIDDEN';
  end if;
  perform from public.organisation o where o.id = p_organisation_id and o.placeholder_of is null for no key update;
  if not found or exists (select from public.organisation_suspension s
                           where s.organisation_id = p_organisation_id and s.deleted_at is not null) then
    return 'NOT_FOUND';
  end if;
  return null;
end $$;

-- One administrator stays who can take it back: nobody suspends the own organisation, and of two who suspend each other's, one
-- comes first.
create function suspend_organisation(p_organisation_id uuid, p_reason text) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  refusal text := public.hold_organisation(p_organisation_id);
begin
  if refusal is not null then
    return refusal;
  end if;
  if p_organisation_id = public.current_organisation() then
    return 'OWN_ORGANISATION';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('suspend an organisation', 0));
  perform public.refuse_suspended(public.current_organisation());
  insert into public.organisation_suspension (organisation_id, reason) values (p_organisation_id, p_reason)
  on conflict (organisation_id) do nothing;
  if not found then
    return 'INVALID_TRANSITION';
  end if;
  perform public.record_installation_event('ORGANISATION_SUSPENDED', p_organisation_id, p_reason);
  return 'DONE';
end $$;

-- With the suspension goes the wish to delete it. What waited for other platforms is tried as if it had just been written.
create function resume_organisation(p_organisation_id uuid) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  refusal text := public.hold_organisation(p_organisation_id);
begin
  if refusal is not null then
    return refusal;
  end if;
  delete from public.organisation_suspension where organisation_id = p_organisation_id;
  if not found then
    return 'INVALID_TRANSITION';
  end if;
  update public.network_delivery set attempts = 0, trying_since = now(), next_try_at = now()
   where organisation_id = p_organisation_id and state = 'WAITING';
  perform public.record_installation_event('ORGANISATION_RESUMED', p_organisation_id, null);
  return 'DONE';
end $$;

-- Only what is suspended, so that nobody loses what they are working on.
create function request_organisation_deletion(p_organisation_id uuid, p_days integer) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  refusal text := public.hold_organisation(p_organisation_id);
begin
  if refusal is not null then
    return refusal;
  end if;
  update public.organisation_suspension set delete_at = now() + p_days * interval '1 day'
   where organisation_id = p_organisation_id and delete_at is null;
  if not found then
    return 'INVALID_TRANSITION';
  end if;
  perform public.record_installation_event('DELETION_REQUESTED', p_organisation_id, null);
  return 'DONE';
end $$;

create function withdraw_organisation_deletion(p_organisation_id uuid) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  refusal text := public.hold_organisation(p_organisation_id);
begin
  if refusal is not null then
    return refusal;
  end if;
  update public.organisation_suspension set delete_at = null
   where organisation_id = p_organisation_id and delete_at is not null;
  if not found then
    return 'INVALID_TRANSITION';
  end if;
  perform public.record_installation_event('DELETION_WITHDRAWN', p_organisation_id, null);
  return 'DONE';
end $$;

-- Logged before the first byte is handed out, in a transaction that ends before it.
create function begin_organisation_export(p_organisation_id uuid) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  refusal text := public.hold_organisation(p_organisation_id);
begin
  if refusal is not null then
    return refusal;
  end if;
  perform public.record_installation_event('ORGANISATION_EXPORTED', p_organisation_id, null);
  return 'DONE';
end $$;

-- Who may call what: PostgreSQL lets everybody execute a new function.
revoke execute on function is_installation_admin(uuid), runs_installation(), note_sign_in(uuid), refuse_suspended(uuid),
  begin_request(text), record_installation_event(text, uuid, text), hold_organisation(uuid), suspend_organisation(uuid, text),
  resume_organisation(uuid), request_organisation_deletion(uuid, integer), withdraw_organisation_deletion(uuid),
  begin_organisation_export(uuid) from public;
grant execute on function runs_installation(), begin_request(text), suspend_organisation(uuid, text), resume_organisation(uuid),
  request_organisation_deletion(uuid, integer), withdraw_organisation_deletion(uuid),
  begin_organisation_export(uuid) to {{app}};
