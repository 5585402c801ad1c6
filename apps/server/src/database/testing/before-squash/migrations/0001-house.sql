-- The wall between organisations stands in the database: every table that the application's role may touch has
-- policies, and whatever must cross the wall is one of the security-definer functions below.

revoke create on schema public from public;
grant usage on schema public to pcf_app, pcf_worker;

create function current_organisation() returns uuid
language sql stable parallel safe
return nullif(current_setting('pcf.organisation_id', true), '')::uuid;

create function current_user_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('pcf.user_id', true), '')::uuid;

create table organisation (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 255),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table organisation enable row level security;
create policy organisation_is_own on organisation to pcf_app
  using (id = (select current_organisation()))
  with check (id = (select current_organisation()));
create policy organisation_for_jobs on organisation for select to pcf_worker using (true);
grant select, insert (id, name), update (name, updated_at) on organisation to pcf_app;
grant select on organisation to pcf_worker;

-- Credentials. A person signs in with an account and acts as a user of one organisation.
create table account (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) <= 254 and email = lower(email)),
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);
alter table account enable row level security;

create table organisation_user (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  account_id uuid not null unique references account (id),
  email text not null,
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  job_title text check (char_length(job_title) between 1 and 100),
  language text not null default 'en' check (language in ('en', 'de', 'fr')),
  access_level text not null check (access_level in ('ADMIN', 'EDITOR')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organisation_id, id)
);

alter table organisation_user enable row level security;
create policy organisation_user_is_own on organisation_user to pcf_app
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy organisation_user_for_jobs on organisation_user for select to pcf_worker using (true);
grant select,
  insert (id, organisation_id, account_id, email, first_name, last_name, job_title, language, access_level),
  update (first_name, last_name, job_title, language, updated_at)
  on organisation_user to pcf_app;
grant select on organisation_user to pcf_worker;

-- One row a session: the family of its refresh tokens, advanced by a conditional update. Nothing secret is stored.
create table session (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null,
  user_id uuid not null,
  counter integer not null default 0,
  advanced_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  foreign key (organisation_id, user_id) references organisation_user (organisation_id, id) on update cascade on delete cascade
);
create index session_user_index on session (organisation_id, user_id);
create index session_expiry_index on session (expires_at);
alter table session enable row level security;
create policy session_clean_up on session to pcf_worker using (true);
grant select, delete on session to pcf_worker;

create table signing_key (
  id text primary key,
  purpose text not null check (purpose in ('TOKENS', 'REFRESH')),
  secret jsonb not null,
  created_at timestamptz not null default now()
);
alter table signing_key enable row level security;

-- Counts of what is limited across all processes. Unlogged: after a crash everybody starts anew, which is harmless.
create unlogged table rate_limit (
  bucket text not null,
  key text not null,
  used integer not null,
  resets_at timestamptz not null,
  primary key (bucket, key)
);
create index rate_limit_resets_index on rate_limit (resets_at);
alter table rate_limit enable row level security;
create policy rate_limit_clean_up on rate_limit to pcf_worker using (true);
grant select, delete on rate_limit to pcf_worker;

-- A POST that carried an Idempotency-Key, with its answer, written in the transaction of what it did.
create table idempotency_key (
  organisation_id uuid not null,
  user_id uuid not null,
  key text not null check (char_length(key) between 1 and 255),
  operation text not null,
  request_hash text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (organisation_id, user_id, key),
  foreign key (organisation_id, user_id) references organisation_user (organisation_id, id) on update cascade on delete cascade
);
create index idempotency_key_age_index on idempotency_key (created_at);
alter table idempotency_key enable row level security;
create policy idempotency_key_is_own on idempotency_key to pcf_app
  using (organisation_id = (select current_organisation()) and user_id = (select current_user_id()))
  with check (organisation_id = (select current_organisation()) and user_id = (select current_user_id()));
create policy idempotency_key_clean_up on idempotency_key to pcf_worker using (true);
grant select, insert, update (status, body) on idempotency_key to pcf_app;
grant select, delete on idempotency_key to pcf_worker;

create table tracking_event (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null,
  user_id uuid not null,
  name text not null,
  properties jsonb not null,
  plan_version integer not null,
  plan_branch text not null,
  environment_key text not null,
  region text not null check (region in ('EU', 'US')),
  created_at timestamptz not null default now(),
  foreign key (organisation_id, user_id) references organisation_user (organisation_id, id) on update cascade on delete cascade
);
create index tracking_event_organisation_index on tracking_event (organisation_id, created_at);
alter table tracking_event enable row level security;
create policy tracking_event_is_own on tracking_event for insert to pcf_app
  with check (organisation_id = (select current_organisation()) and user_id = (select current_user_id()));
grant insert on tracking_event to pcf_app;

-- Where no mail server is set, mails are kept here.
create table captured_mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  created_at timestamptz not null default now()
);
create index captured_mail_age_index on captured_mail (created_at desc, id desc);
alter table captured_mail enable row level security;
create policy captured_mail_for_jobs on captured_mail to pcf_worker using (true) with check (true);
grant select, insert on captured_mail to pcf_worker;

-- What was done once for this database, such as loading the demo.
create table installation (
  fact text primary key,
  created_at timestamptz not null default now()
);
alter table installation enable row level security;

-- The first statement of every signed-in request: who is it, now, according to the database.
create function begin_request(p_session_id uuid)
returns table (user_id uuid, organisation_id uuid, access_level text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  select u.id, u.organisation_id, u.access_level
    into begin_request.user_id, begin_request.organisation_id, begin_request.access_level
    from public.session s
    join public.organisation_user u on u.organisation_id = s.organisation_id and u.id = s.user_id
   where s.id = p_session_id and s.ended_at is null and s.expires_at > now();
  if not found then
    raise exception 'no live session' using errcode = 'PX401';
  end if;
  perform set_config('pcf.user_id', begin_request.user_id::text, true),
          set_config('pcf.organisation_id', begin_request.organisation_id::text, true);
  return next;
end $$;

create function find_credentials(p_email text)
returns table (user_id uuid, password_hash text, email_verified boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select u.id, a.password_hash, a.email_verified_at is not null
    from public.account a join public.organisation_user u on u.account_id = a.id
   where a.email = p_email
$$;

create function create_account(p_email text, p_password_hash text, p_email_verified boolean)
returns uuid
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into public.account (email, password_hash, email_verified_at)
  values (p_email, p_password_hash, case when p_email_verified then now() end)
  returning id
$$;

create function open_session(p_user_id uuid, p_lifetime interval)
returns table (session_id uuid, counter integer, user_id uuid, email text, first_name text, last_name text)
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with opened as (
    insert into public.session (organisation_id, user_id, expires_at)
    select u.organisation_id, u.id, now() + p_lifetime from public.organisation_user u where u.id = p_user_id
    returning id, counter, user_id
  )
  select o.id, o.counter, u.id, u.email, u.first_name, u.last_name
    from opened o join public.organisation_user u on u.id = o.user_id
$$;

-- Rotates a refresh token. One of two simultaneous calls advances the counter; the other, if it comes within the
-- grace, is answered with the same successor. Any later reuse means that the token was copied: the session ends.
create function advance_session(p_session_id uuid, p_counter integer, p_lifetime interval, p_grace interval)
returns table (session_id uuid, counter integer, user_id uuid, email text, first_name text, last_name text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update public.session s
     set counter = s.counter + 1, advanced_at = clock_timestamp(), expires_at = clock_timestamp() + p_lifetime
   where s.id = p_session_id and s.counter = p_counter and s.ended_at is null and s.expires_at > clock_timestamp();
  if not found then
    update public.session s set ended_at = clock_timestamp()
     where s.id = p_session_id and s.ended_at is null
       and not (s.counter = p_counter + 1 and s.advanced_at > clock_timestamp() - p_grace);
  end if;
  return query
    select s.id, s.counter, u.id, u.email, u.first_name, u.last_name
      from public.session s
      join public.organisation_user u on u.organisation_id = s.organisation_id and u.id = s.user_id
     where s.id = p_session_id and s.counter = p_counter + 1 and s.ended_at is null and s.expires_at > clock_timestamp();
end $$;

create function end_session(p_session_id uuid) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  update public.session set ended_at = now() where id = p_session_id and ended_at is null
$$;

create function read_signing_keys() returns table (id text, purpose text, secret jsonb)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select id, purpose, secret from public.signing_key order by created_at desc, id
$$;

-- Takes one use of a limit and answers how many are used and the seconds until they are free again. Reaching the
-- allowed number starts the window anew: ten failed sign-ins lock for the whole time, counted from the tenth.
create function take_limit(p_bucket text, p_key text, p_allowed integer, p_window interval)
returns table (used integer, resets_in_seconds integer)
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into public.rate_limit as r (bucket, key, used, resets_at)
  values (p_bucket, p_key, 1, clock_timestamp() + p_window)
  on conflict (bucket, key) do update set
    used = case when r.resets_at <= clock_timestamp() then 1 else least(r.used + 1, 1000000) end,
    resets_at = case when r.resets_at <= clock_timestamp() or r.used + 1 = p_allowed then clock_timestamp() + p_window else r.resets_at end
  returning r.used, greatest(1, ceil(extract(epoch from r.resets_at - clock_timestamp())))::integer
$$;

create function clear_limit(p_bucket text, p_key text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  delete from public.rate_limit where bucket = p_bucket and key = p_key
$$;

-- The job is the outbox row: it is inserted in the transaction of its cause. The application may only enqueue.
create function enqueue(p_queue text, p_data jsonb) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  job_id uuid;
begin
  insert into pgboss.job (id, name, data, start_after, created_on, keep_until, expire_seconds, deletion_seconds, retry_limit,
                          retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select gen_random_uuid(), q.name, p_data, now(), now(), now() + q.retention_seconds * interval '1 second', q.expire_seconds,
         q.deletion_seconds, q.retry_limit, q.retry_delay, coalesce(q.retry_backoff, false), q.retry_delay_max, q.policy,
         q.dead_letter, q.heartbeat_seconds
    from pgboss.queue q where q.name = p_queue
  returning id into job_id;
  if job_id is null then
    raise exception 'there is no queue %', p_queue;
  end if;
  return job_id;
end $$;

-- PostgreSQL lets everybody execute a new function; here only the application's role may.
revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to pcf_app;
grant execute on function current_organisation(), current_user_id() to pcf_worker;
