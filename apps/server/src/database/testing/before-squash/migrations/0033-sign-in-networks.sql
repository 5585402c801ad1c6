-- Guesses at one password from many networks: where an account was signed in to before, and the codes that a network needs
-- from which it never was.

-- The application gives a network as a keyed hash; together with the account it is kept in a way that tells neither which
-- network it was nor that two accounts share one.
create function network_of_account(p_account_id uuid, p_network text) returns text
language sql immutable
return encode(sha256(convert_to(p_account_id::text || ' ' || p_network, 'UTF8')), 'base64');
revoke execute on function network_of_account(uuid, text) from public;

create table sign_in_network (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  network text not null,
  last_used_at timestamptz not null default now(),
  unique (account_id, network)
);
create index sign_in_network_age_index on sign_in_network (last_used_at);

-- A code is made of the id by a key that is not here, when its mail is sent and when it is given: none is kept.
create table sign_in_code (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  network text not null,
  tries integer not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  unique (account_id, network)
);
create index sign_in_code_age_index on sign_in_code (expires_at);

-- The application reaches both through the functions below alone.
alter table sign_in_network enable row level security;
create policy sign_in_network_clean_up on sign_in_network to pcf_worker using (true);
grant select (id, last_used_at), delete on sign_in_network to pcf_worker;
alter table sign_in_code enable row level security;
create policy sign_in_code_for_mails on sign_in_code to pcf_worker using (true);
grant select (id, account_id, expires_at), delete on sign_in_code to pcf_worker;

-- The twenty networks that were used last.
create function remember_network(p_account_id uuid, p_network text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into public.sign_in_network (account_id, network)
  select a.id, public.network_of_account(a.id, p_network) from public.account a where a.id = p_account_id for key share
  on conflict (account_id, network) do update set last_used_at = now();
  delete from public.sign_in_network where id in (
    select n.id from public.sign_in_network n where n.account_id = p_account_id
     order by n.last_used_at desc, n.id offset 20 for update skip locked)
$$;

drop function find_credentials(text);
create function find_credentials(p_email text, p_network text default null)
returns table (account_id uuid, user_id uuid, password_hash text, email_verified boolean, known_network boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select a.id, u.id, a.password_hash, a.email_verified_at is not null,
         exists (select from public.sign_in_network n
                  where n.account_id = a.id and n.network = public.network_of_account(a.id, p_network))
    from public.account a left join public.organisation_user u on u.account_id = a.id
   where a.email = p_email
$$;

-- The session before the network: whoever removes somebody takes the user before the account as well.
drop function open_session(uuid, interval, text);
create function open_session(p_user_id uuid, p_lifetime interval, p_user_agent text, p_network text default null)
returns table (session_id uuid, counter integer, user_id uuid, email text, first_name text, last_name text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    with opened as (
      insert into public.session (organisation_id, user_id, expires_at, user_agent)
      select u.organisation_id, u.id, now() + p_lifetime, p_user_agent from public.organisation_user u where u.id = p_user_id
      returning id, counter, user_id
    )
    select o.id, o.counter, u.id, u.email, u.first_name, u.last_name
      from opened o join public.organisation_user u on u.id = o.user_id;
  if p_network is not null then
    perform public.remember_network(u.account_id, p_network) from public.organisation_user u where u.id = p_user_id;
  end if;
end $$;

-- A new code takes the place of the one before. None for an address that nobody has shown to be theirs.
create function issue_sign_in_code(p_account_id uuid, p_network text, p_lifetime interval) returns uuid
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into public.sign_in_code (account_id, network, expires_at)
  select a.id, public.network_of_account(a.id, p_network), clock_timestamp() + p_lifetime
    from public.account a where a.id = p_account_id and a.email_verified_at is not null for key share
  on conflict (account_id, network) do update set id = excluded.id, tries = 0, expires_at = excluded.expires_at
  returning id
$$;

-- Takes one try and answers which code it is tried against. Tries at once come one after another: whoever waits for the row
-- finds it used up by the one before, where that one was right.
create function try_sign_in_code(p_account_id uuid, p_network text) returns uuid
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  update public.sign_in_code set tries = tries + 1
   where account_id = p_account_id and network = public.network_of_account(p_account_id, p_network)
     and tries < 5 and expires_at > clock_timestamp()
  returning id
$$;

create function use_sign_in_code(p_id uuid) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  delete from public.sign_in_code where id = p_id
$$;

-- A use that turned out to be none of those that the limit is about.
create function give_back_limit(p_bucket text, p_key text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  delete from public.rate_limit where bucket = p_bucket and key = p_key and used <= 1;
  update public.rate_limit set used = used - 1 where bucket = p_bucket and key = p_key
$$;

revoke execute on function remember_network(uuid, text), find_credentials(text, text), open_session(uuid, interval, text, text),
  issue_sign_in_code(uuid, text, interval), try_sign_in_code(uuid, text), use_sign_in_code(uuid), give_back_limit(text, text) from public;
grant execute on function remember_network(uuid, text), find_credentials(text, text), open_session(uuid, interval, text, text),
  issue_sign_in_code(uuid, text, interval), try_sign_in_code(uuid, text), use_sign_in_code(uuid), give_back_limit(text, text) to pcf_app;
