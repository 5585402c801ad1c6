-- Organisations of the demo, whose password everybody knows. Where the demo is off, nobody acts for them, and nothing of theirs
-- is lost: where it is on again, they are there.
create table demo_organisation (
  organisation_id uuid primary key references organisation (id) on update cascade on delete cascade,
  refused boolean not null default false
);
alter table demo_organisation enable row level security;
create policy demo_organisation_is_marked on demo_organisation for insert to pcf_app
  with check (organisation_id = (select current_organisation()));
grant insert (organisation_id) on demo_organisation to pcf_app;

-- Those that were loaded before they were marked: by the addresses of their people, which nobody else can have, or, where
-- all of these have changed, by a name that was there when the demo had been loaded.
insert into demo_organisation (organisation_id)
select o.id from organisation o
 where o.placeholder_of is null
   and (exists (select from organisation_user u
                 where u.organisation_id = o.id
                   and u.email in (
                     'lena.brandt@nordic-kitchen.example', 'jonas.weber@nordic-kitchen.example',
                     'camille.laurent@maison-verdier.example', 'hugo.petit@maison-verdier.example',
                     'ingrid.solberg@hydral-rolling.example', 'erik.haugen@hydral-rolling.example',
                     'sara.lindholm@lindholm-plastics.example', 'mikael.berg@lindholm-plastics.example',
                     'thomas.girard@coop-agri-centre.example', 'julie.moreau@coop-agri-centre.example',
                     'claire.fontaine@papeteries-rhone.example', 'paul.roux@papeteries-rhone.example',
                     'giulia.moser@vetro-adige.example', 'luca.pichler@vetro-adige.example'))
        or (o.name in ('Nordic Kitchen', 'Maison Verdier', 'Hydral Rolling AS', 'Lindholm Plastics', 'Coop Agri Centre',
                       'Papeteries du Rhône', 'Vetro Adige')
            and o.created_at <= (select i.created_at from installation i where i.fact = 'demo')));

-- A process may turn the demo off, whatever rights it has; only the owner turns it on.
create function refuse_demo() returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  update public.demo_organisation set refused = true where not refused
$$;

-- Whether it is an organisation of the demo while that is off, or somebody of one.
create function is_refused(p_id uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select exists (select from public.demo_organisation d
                  where d.refused
                    and d.organisation_id in (select p_id union all
                                              select u.organisation_id from public.organisation_user u where u.id = p_id))
$$;

-- A credential is the id of a session, "key:" and the hash of an API key, or "net:" and the hash of a partner's token, which
-- may do on its side what asking and answering take. Who had one that lapsed hears that it did.
create or replace function begin_request(p_credential text)
returns table (user_id uuid, organisation_id uuid, access_level text, scopes text[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
declare
  lapsed boolean := false;
begin
  if p_credential like 'key:%' then
    select k.id, k.organisation_id, 'EDITOR', k.scopes
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level, begin_request.scopes
      from public.api_key k
     where k.hash = substr(p_credential, 5) and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
       and not exists (select from public.demo_organisation d where d.organisation_id = k.organisation_id and d.refused);
  elsif p_credential like 'net:%' then
    select c.id, c.partner_organisation_id, 'EDITOR', array['PRODUCTS', 'REQUESTS', 'ANSWERS'], t.expires_at <= now()
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level, begin_request.scopes, lapsed
      from public.network_token t
      join public.network_connection c on c.organisation_id = t.organisation_id and c.id = t.connection_id
     where t.hash = substr(p_credential, 5)
       and not exists (select from public.demo_organisation d where d.organisation_id = c.organisation_id and d.refused);
  else
    select u.id, u.organisation_id, u.access_level
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level
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
  perform set_config('pcf.user_id', begin_request.user_id::text, true),
          set_config('pcf.organisation_id', begin_request.organisation_id::text, true),
          set_config('pcf.session_id', case when p_credential ~ '^(key|net):' then '' else p_credential end, true);
  return next;
end $$;

create or replace function advance_session(p_session_id uuid, p_counter integer, p_lifetime interval, p_grace interval)
returns table (session_id uuid, counter integer, user_id uuid, email text, first_name text, last_name text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
begin
  if exists (select from public.session s join public.demo_organisation d on d.organisation_id = s.organisation_id
              where s.id = p_session_id and d.refused) then
    return;
  end if;
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

-- No token where the secret is not the partner's.
create or replace function issue_network_token(p_connection_id uuid, p_secret_hash text, p_token_hash text, p_seconds integer)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.network_token (hash, organisation_id, connection_id, expires_at)
  select p_token_hash, c.organisation_id, c.id, now() + p_seconds * interval '1 second'
    from public.network_connection c
   where c.id = p_connection_id
     and (c.secret_hash = p_secret_hash or (c.former_secret_hash = p_secret_hash and c.former_secret_until > now()))
     and not exists (select from public.demo_organisation d where d.organisation_id = c.organisation_id and d.refused);
  return found;
end $$;

-- A job that reads what a partner announced acts as that partner, for as long as it takes to write it down. False where the
-- connection has ended, or nobody acts for its organisation.
create or replace function issue_network_job_token(p_connection_id uuid, p_token_hash text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.network_token (hash, organisation_id, connection_id, expires_at)
  select p_token_hash, c.organisation_id, c.id, now() + interval '1 minute'
    from public.network_connection c
   where c.id = p_connection_id
     and not exists (select from public.demo_organisation d where d.organisation_id = c.organisation_id and d.refused);
  return found;
end $$;

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

-- Nine digits; those from before have six, or as many as their counter. One of nine digits from before is passed over.
create or replace function next_request_reference() returns text
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
declare
  counted bigint;
  written text;
begin
  loop
    counted := nextval('public.request_number');
    if counted > 999999999 then
      raise exception 'there are no request numbers left' using errcode = 'sequence_generator_limit_exceeded';
    end if;
    written := 'REQ-' || to_char(now() at time zone 'UTC', 'YYYY') || '-'
      || lpad(public.permuted_number((select k.key from public.number_key k), counted, 1000000000)::text, 9, '0');
    exit when not exists (select from public.emission_request r where r.reference = written);
  end loop;
  return written;
end $$;
revoke usage on sequence request_number from pcf_app;

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

alter table notification alter column id drop identity;
alter table notification alter column id set default next_place();
alter table shared_footprint alter column sequence drop identity;
alter table shared_footprint alter column sequence set default next_place();

revoke execute on function refuse_demo(), is_refused(uuid), permuted_number(bytea, bigint, bigint), next_place() from public;
grant execute on function refuse_demo(), is_refused(uuid), next_place() to pcf_app;
grant execute on function next_place() to pcf_worker;

-- A name that is not there, one that leads into a private network and one where nobody answers are one and the same: whoever
-- tries names must not learn which there are behind this installation.
update network_connection set test_error = 'CONNECTION_FAILED' where test_error in ('ADDRESS_NOT_FOUND', 'ADDRESS_NOT_ALLOWED');
update network_delivery set last_error = 'CONNECTION_FAILED' where last_error in ('ADDRESS_NOT_FOUND', 'ADDRESS_NOT_ALLOWED');
alter table network_connection drop constraint network_connection_test_error_check;
alter table network_connection add constraint network_connection_test_error_check check (test_error in (
  'NOT_HTTPS', 'CONNECTION_FAILED', 'CERTIFICATE_NOT_TRUSTED', 'TIMED_OUT', 'REDIRECTED', 'ANSWER_TOO_LARGE',
  'ANSWER_NOT_UNDERSTOOD', 'CREDENTIALS_REFUSED', 'ACCESS_REFUSED', 'NOT_FOUND_THERE', 'REFUSED', 'TOO_BUSY', 'PARTNER_FAILED',
  'SECRET_UNREADABLE'));
alter table network_delivery drop constraint network_delivery_last_error_check;
alter table network_delivery add constraint network_delivery_last_error_check check (last_error in (
  'NOT_HTTPS', 'CONNECTION_FAILED', 'CERTIFICATE_NOT_TRUSTED', 'TIMED_OUT', 'REDIRECTED', 'ANSWER_TOO_LARGE',
  'ANSWER_NOT_UNDERSTOOD', 'CREDENTIALS_REFUSED', 'ACCESS_REFUSED', 'NOT_FOUND_THERE', 'REFUSED', 'TOO_BUSY', 'PARTNER_FAILED',
  'SECRET_UNREADABLE'));
