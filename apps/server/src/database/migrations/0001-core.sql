-- What everything else stands on: organisations, the installation, limits, jobs and mails.
-- The wall between organisations stands in the database: every table that the application's role may touch has policies, and
-- whatever must cross the wall is a security-definer function.
-- The roles are named by placeholders, {{owner}}, {{app}} and {{worker}}, which are replaced when a migration is applied.

revoke create on schema public from public;
grant usage on schema public to {{app}}, {{worker}};

-- For searches by words and nearest names, and for indexes that begin with the organisation.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists btree_gist;

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
  updated_at timestamptz not null default now(),
  placeholder_of uuid references organisation (id) on update cascade on delete cascade,
  reminders_enabled boolean not null default true,
  unique (placeholder_of, id)
);
-- A placeholder whose inviter gave no name is called by the address.
create index organisation_placeholder_name_index on organisation (name) where placeholder_of is not null;
comment on column organisation.placeholder_of is 'Whose invitation brought it into being while nobody has registered it';
alter table organisation enable row level security;
create policy organisation_is_own on organisation to {{app}}
  using (id = (select current_organisation()))
  with check (id = (select current_organisation()));
create policy organisation_for_jobs on organisation for select to {{worker}} using (true);
grant select, insert (id, name), update (name, updated_at, reminders_enabled) on organisation to {{app}};
grant select on organisation to {{worker}};

create table organisation_identifier (
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  type text not null check (type in ('VAT', 'DUNS', 'LEI', 'BPNL')),
  value text not null check (char_length(value) between 1 and 50),
  primary key (organisation_id, type)
);
alter table organisation_identifier enable row level security;
create policy organisation_identifier_is_own on organisation_identifier to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
grant select, insert, update (value), delete on organisation_identifier to {{app}};

create table organisation_logo (
  organisation_id uuid primary key references organisation (id) on update cascade on delete cascade,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  content bytea not null check (octet_length(content) between 1 and 524288),
  updated_at timestamptz not null default now()
);
alter table organisation_logo enable row level security;
create policy organisation_logo_is_own on organisation_logo to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
grant select, insert, update (type, content, updated_at), delete on organisation_logo to {{app}};

-- Organisations of the demo, whose password everybody knows. Where the demo is off, nobody acts for them, and nothing of theirs
-- is lost: where it is on again, they are there.
create table demo_organisation (
  organisation_id uuid primary key references organisation (id) on update cascade on delete cascade,
  refused boolean not null default false
);
alter table demo_organisation enable row level security;
create policy demo_organisation_is_marked on demo_organisation for insert to {{app}}
  with check (organisation_id = (select current_organisation()));
grant insert (organisation_id) on demo_organisation to {{app}};

-- A process may turn the demo off, whatever rights it has; only the owner turns it on.
create function refuse_demo() returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  update public.demo_organisation set refused = true where not refused
$$;

-- What was done once for this database, such as loading the demo.
create table installation (
  fact text primary key,
  created_at timestamptz not null default now()
);
alter table installation enable row level security;

-- Where this installation is reached, as the settings said last: what it tells of names itself by it.
create table platform (
  one boolean primary key default true check (one),
  base_url text not null
);
insert into platform (base_url) values ('http://localhost');
alter table platform enable row level security;
create policy platform_is_known on platform for select to {{app}}, {{worker}} using (true);
create policy platform_is_settled on platform for update to {{worker}} using (true);
grant select on platform to {{app}};
grant select, update (base_url) on platform to {{worker}};

create table signing_key (
  id text primary key,
  purpose text not null check (purpose in ('TOKENS', 'REFRESH')),
  secret jsonb not null,
  created_at timestamptz not null default now()
);
alter table signing_key enable row level security;

create function read_signing_keys() returns table (id text, purpose text, secret jsonb)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select id, purpose, secret from public.signing_key order by created_at desc, id
$$;

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
create policy rate_limit_clean_up on rate_limit to {{worker}} using (true);
grant select, delete on rate_limit to {{worker}};

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

-- A use that turned out to be none of those that the limit is about.
create function give_back_limit(p_bucket text, p_key text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  delete from public.rate_limit where bucket = p_bucket and key = p_key and used <= 1;
  update public.rate_limit set used = used - 1 where bucket = p_bucket and key = p_key
$$;

create function clear_limit(p_bucket text, p_key text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  delete from public.rate_limit where bucket = p_bucket and key = p_key
$$;

-- Numbers that people see must not tell how many there are. The key is random for each database; whoever restores a back-up
-- has it from there, since with another one a number could come twice.
create table number_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null
);
insert into number_key (key) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
alter table number_key enable row level security;

-- Each number below a size becomes another one below it, and no two the same: a Feistel network over the next power of four,
-- gone through again for as long as it leads beyond the size.
create function permuted_number(p_key bytea, p_number bigint, p_size bigint) returns bigint
language plpgsql immutable parallel safe strict
as $$
declare
  half integer := 1;
  mask bigint;
  high bigint;
  low bigint;
  mixed bytea;
  permuted bigint := p_number;
begin
  if p_number < 0 or p_number >= p_size or p_size > 1::bigint << 48 then
    raise exception 'there is no number % below %', p_number, p_size;
  end if;
  while 1::bigint << (2 * half) < p_size loop
    half := half + 1;
  end loop;
  mask := (1::bigint << half) - 1;
  loop
    high := permuted >> half;
    low := permuted & mask;
    for round in 1..6 loop
      mixed := sha256(p_key || int4send(round) || int8send(low));
      high := high # ((get_byte(mixed, 0) << 16 | get_byte(mixed, 1) << 8 | get_byte(mixed, 2)) & mask);
      permuted := low;
      low := high;
      high := permuted;
    end loop;
    permuted := high << half | low;
    exit when permuted < p_size;
  end loop;
  return permuted;
end $$;

-- For what is listed in the order in which it came: a number that tells the moment, which everybody may know, and nothing else.
-- It grows within a connection also where the clock does not. Its last digits keep apart what several connections do in one
-- microsecond, by a turn that is permuted anew in each.
create sequence place_turn minvalue 0 maxvalue 63 cycle;

create function next_place() returns bigint
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
declare
  moment bigint := greatest(
    (extract(epoch from clock_timestamp()) * 1000000)::bigint,
    coalesce(nullif(current_setting('pcf.last_place', true), ''), '0')::bigint + 1);
begin
  perform set_config('pcf.last_place', moment::text, false);
  return moment * 100
    + public.permuted_number((select k.key from public.number_key k) || int8send(moment), nextval('public.place_turn'), 64);
end $$;

-- The job is the outbox row: it is inserted in the transaction of its cause. The application may only enqueue. A job that names
-- the organisation it is for belongs to that organisation's group, of which a process does a few at once: what is told to a
-- platform that answers slowly, or fetched from it, keeps nobody else's jobs waiting. A notice to all ADMINs becomes one mail job
-- for each of them, which is why the worker enqueues too.
create function enqueue(p_queue text, p_data jsonb) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
declare
  job_id uuid;
begin
  insert into pgboss.job (id, name, data, start_after, created_on, keep_until, expire_seconds, deletion_seconds, retry_limit,
                          retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds, group_id)
  select gen_random_uuid(), q.name, p_data, now(), now(), now() + q.retention_seconds * interval '1 second', q.expire_seconds,
         q.deletion_seconds, q.retry_limit, q.retry_delay, coalesce(q.retry_backoff, false), q.retry_delay_max, q.policy,
         q.dead_letter, q.heartbeat_seconds, p_data ->> 'organisationId'
    from pgboss.queue q where q.name = p_queue
  returning id into job_id;
  if job_id is null then
    raise exception 'there is no queue %', p_queue;
  end if;
  return job_id;
end $$;

-- A job that waits a while, so that what happens meanwhile is done together.
create function enqueue_after(p_queue text, p_data jsonb, p_seconds integer) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
declare
  job_id uuid := public.enqueue(p_queue, p_data);
begin
  update pgboss.job set start_after = now() + p_seconds * interval '1 second' where name = p_queue and id = job_id;
  return job_id;
end $$;

-- Where no mail server is set, mails are kept here.
create table captured_mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  created_at timestamptz not null default now(),
  -- Whom it names: ids of actors, and addresses of people who are none yet.
  named text[] not null default '{}'
);
create index captured_mail_age_index on captured_mail (created_at desc, id desc);
alter table captured_mail enable row level security;
create policy captured_mail_for_jobs on captured_mail to {{worker}} using (true) with check (true);
grant select, insert, delete on captured_mail to {{worker}};

-- An address whose mail server refused it for good, until it takes a mail again.
create table undeliverable_address (
  email text primary key,
  since timestamptz not null default now(),
  response_code integer not null
);
alter table undeliverable_address enable row level security;
create policy undeliverable_address_for_jobs on undeliverable_address to {{worker}} using (true) with check (true);
grant select, insert, update (response_code), delete on undeliverable_address to {{worker}};

-- Who may call what: PostgreSQL lets everybody execute a new function.
revoke execute on function current_organisation(), current_user_id(), refuse_demo(), read_signing_keys(),
  take_limit(text, text, integer, interval), give_back_limit(text, text), clear_limit(text, text),
  permuted_number(bytea, bigint, bigint), next_place(), enqueue(text, jsonb), enqueue_after(text, jsonb, integer) from public;
grant execute on function current_organisation(), current_user_id(), refuse_demo(), read_signing_keys(),
  take_limit(text, text, integer, interval), give_back_limit(text, text), clear_limit(text, text), next_place(),
  enqueue(text, jsonb), enqueue_after(text, jsonb, integer) to {{app}};
grant execute on function current_organisation(), current_user_id(), next_place(), enqueue(text, jsonb),
  enqueue_after(text, jsonb, integer) to {{worker}};
