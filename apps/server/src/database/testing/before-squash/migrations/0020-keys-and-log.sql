-- Machines that call the API with keys, and the log of what everybody did.

create table api_key (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- Of the secret, which nobody can read again.
  hash text not null unique,
  -- The end of the secret, to tell keys apart.
  hint text not null check (char_length(hint) = 4),
  scopes text[] not null check (cardinality(scopes) > 0
    and scopes <@ array['READ', 'PRODUCTS', 'REQUESTS', 'ANSWERS', 'PARTNERS', 'ACTIVITY']),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_by uuid,
  revoked_at timestamptz,
  unique (organisation_id, id),
  foreign key (organisation_id, created_by) references actor (organisation_id, id) on update cascade,
  foreign key (organisation_id, revoked_by) references actor (organisation_id, id) on update cascade,
  check ((revoked_at is null) = (revoked_by is null))
);
create index api_key_age_index on api_key (organisation_id, created_at desc, id desc);
create index api_key_creator_index on api_key (organisation_id, created_by);
create index api_key_revoker_index on api_key (organisation_id, revoked_by) where revoked_by is not null;
alter table api_key enable row level security;
create policy api_key_is_own on api_key to pcf_app
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy api_key_for_jobs on api_key to pcf_worker using (true);
grant select (id, organisation_id, name, hint, scopes, created_by, created_at, expires_at, last_used_at, revoked_by, revoked_at),
  insert (id, organisation_id, name, hash, hint, scopes, created_by, expires_at), update (revoked_by, revoked_at) on api_key to pcf_app;
grant select (id, last_used_at), update (last_used_at) on api_key to pcf_worker;

-- A key acts under its own name, as a person does.
create function name_key_actor() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.actor (organisation_id, id, name) values (new.organisation_id, new.id, new.name);
  return null;
end $$;
create trigger api_key_is_actor after insert on api_key for each row execute function name_key_actor();
revoke execute on function name_key_actor() from public;

-- The first statement of every signed-in request: who is it, now, according to the database. A credential is the id of a
-- session, or "key:" and the hash of an API key, which has scopes instead of a level that is its own.
drop function begin_request(uuid);
create function begin_request(p_credential text)
returns table (user_id uuid, organisation_id uuid, access_level text, scopes text[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if p_credential like 'key:%' then
    select k.id, k.organisation_id, 'EDITOR', k.scopes
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level, begin_request.scopes
      from public.api_key k
     where k.hash = substr(p_credential, 5) and k.revoked_at is null and (k.expires_at is null or k.expires_at > now());
  else
    select u.id, u.organisation_id, u.access_level
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level
      from public.session s
      join public.organisation_user u on u.organisation_id = s.organisation_id and u.id = s.user_id
     where s.id = p_credential::uuid and s.ended_at is null and s.expires_at > now();
  end if;
  if not found then
    raise exception 'no live session' using errcode = 'PX401';
  end if;
  perform set_config('pcf.user_id', begin_request.user_id::text, true),
          set_config('pcf.organisation_id', begin_request.organisation_id::text, true),
          set_config('pcf.session_id', case when p_credential like 'key:%' then '' else p_credential end, true);
  return next;
end $$;
revoke execute on function begin_request(text) from public;
grant execute on function begin_request(text) to pcf_app;

alter table activity drop constraint activity_event_check;
alter table activity add constraint activity_event_check check (event in (
  'USER_INVITED', 'USER_INVITATION_SENT_AGAIN', 'USER_INVITATION_WITHDRAWN', 'USER_JOINED', 'USER_REMOVED',
  'ACCESS_LEVEL_CHANGED', 'EMAIL_CHANGED', 'ACCESS_REQUESTED', 'ACCESS_APPROVED', 'ACCESS_DENIED', 'INVITATION_SENT',
  'INVITATION_SENT_AGAIN', 'INVITATION_ACCEPTED', 'INVITATION_DECLINED', 'CLAIM_REQUESTED', 'CLAIM_CONFIRMED',
  'CLAIM_REFUSED', 'CLAIM_UNDONE', 'SUPPLIER_REMOVED',
  'ORGANISATION_CHANGED', 'LOGO_CHANGED', 'SBTI_TARGET_CHANGED', 'API_KEY_CREATED', 'API_KEY_REVOKED',
  'PRODUCTS_CREATED', 'PRODUCT_CHANGED', 'PRODUCTS_DELETED', 'PRODUCTS_ARCHIVED', 'PRODUCTS_RESTORED', 'ESTIMATE_CHOSEN',
  'REQUESTS_SENT', 'REQUESTS_RESENT', 'REQUESTS_CANCELED', 'REQUESTS_DECLINED', 'WORK_BEGUN', 'DATA_SUBMITTED', 'DATA_ACCEPTED',
  'DATA_REJECTED', 'ACCEPTANCE_WITHDRAWN', 'COMMENT_WRITTEN', 'TEMPLATES_CREATED', 'TEMPLATES_CHANGED', 'TEMPLATES_DELETED',
  'DOCUMENTS_ADDED', 'DOCUMENTS_DELETED', 'DATA_EXPORTED'));
create index activity_event_index on activity (organisation_id, event, created_at desc, id desc);
create index activity_actor_index on activity (organisation_id, actor_id, created_at desc, id desc);

-- What somebody did to lines, one row for all that one transaction did: five hundred answers of a file are one. What
-- becomes of products is recorded with them, since a product has many lines.
create function log_line_events() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  done record;
  earlier uuid;
begin
  for done in execute $query$
    select g.organisation_id, g.actor_id, g.event, g.lines, (select o.name from public.organisation o where o.id = g.partner) as partner,
           (select case when g.organisation_id = l.customer_organisation_id then l.product_name else l.sent_name end
              from public.product_line l where g.lines = 1 and l.id = g.line_id) as product
      from (select h.actor_organisation_id as organisation_id, h.actor_id, e.event, count(*) as lines, (min(h.line_id::text))::uuid as line_id,
                   case when min(e.partner::text) = max(e.partner::text) then (min(e.partner::text))::uuid end as partner
              from new_events h
             cross join lateral (values (
                     case h.event when 'SENT' then 'REQUESTS_SENT' when 'RESENT' then 'REQUESTS_RESENT' when 'REMINDED' then 'REQUESTS_RESENT'
                                  when 'CANCELED' then 'REQUESTS_CANCELED' when 'DECLINED' then 'REQUESTS_DECLINED'
                                  when 'WORK_BEGUN' then 'WORK_BEGUN' when 'SUBMITTED' then 'DATA_SUBMITTED'
                                  when 'ACCEPTED' then 'DATA_ACCEPTED' when 'REJECTED' then 'DATA_REJECTED'
                                  when 'WITHDRAWN' then 'ACCEPTANCE_WITHDRAWN' when 'COMMENTED' then 'COMMENT_WRITTEN' end,
                     case when h.actor_organisation_id = h.customer_organisation_id then h.supplier_organisation_id
                          else h.customer_organisation_id end)) e (event, partner)
             where h.actor_id is not null and e.event is not null
             group by h.actor_organisation_id, h.actor_id, e.event) g$query$
  loop
    earlier := nullif(current_setting('pcf.logged_' || lower(done.event), true), '');
    update public.activity a
       set details = jsonb_strip_nulls(jsonb_build_object(
             'count', ((a.details ->> 'count')::bigint + done.lines)::text,
             'organisation', case when a.details ->> 'organisation' = done.partner then done.partner end))
     where a.id = earlier and a.organisation_id = done.organisation_id and a.actor_id = done.actor_id;
    if not found then
      insert into public.activity (organisation_id, actor_id, event, details)
      values (done.organisation_id, done.actor_id, done.event, jsonb_strip_nulls(jsonb_build_object(
                'count', done.lines::text, 'organisation', done.partner, 'product', done.product)))
      returning id into earlier;
      perform set_config('pcf.logged_' || lower(done.event), earlier::text, true);
    end if;
  end loop;
  return null;
end $$;
create trigger line_history_is_logged after insert on line_history
  referencing new table as new_events for each statement execute function log_line_events();
revoke execute on function log_line_events() from public;

-- The log with the names of those who acted; a key is told apart from a person.
create view own_activity as
select a.id, a.organisation_id, a.actor_id, a.event, a.details, a.created_at, w.name as actor_name,
       exists (select from api_key k where k.organisation_id = a.organisation_id and k.id = a.actor_id) as by_key
  from activity a
  left join actor w on w.organisation_id = a.organisation_id and w.id = a.actor_id
 where a.organisation_id = current_organisation();
grant select on own_activity to pcf_app;
