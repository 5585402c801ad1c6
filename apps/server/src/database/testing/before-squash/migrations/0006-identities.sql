-- Identities of an external provider; and, for everything since the second migration, who may call it.

create function issue_nonce(p_hash text, p_lifetime interval) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into public.identity_nonce (hash, expires_at) values (p_hash, clock_timestamp() + p_lifetime)
$$;

create function use_nonce(p_hash text) returns boolean
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with used as (delete from public.identity_nonce where hash = p_hash and expires_at > clock_timestamp() returning 1)
  select exists (select from used)
$$;

-- The account of an identity, or, where it is tied to none yet, of its address; linked says which.
create function find_identity(p_issuer text, p_subject text, p_email text)
returns table (account_id uuid, user_id uuid, linked boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select e.account_id, u.id, true
    from public.external_identity e left join public.organisation_user u on u.account_id = e.account_id
   where e.issuer = p_issuer and e.subject = p_subject
  union all
  select a.id, u.id, false
    from public.account a left join public.organisation_user u on u.account_id = a.id
   where a.email = p_email
     and not exists (select from public.external_identity e where e.issuer = p_issuer and e.subject = p_subject)
$$;

-- An account that only the identity opens; null where the address has one.
create function create_identity_account(p_email text, p_language text, p_issuer text, p_subject text) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  new_id uuid;
begin
  insert into public.account (email, language, email_verified_at) values (p_email, p_language, now())
  on conflict (email) do nothing returning id into new_id;
  if new_id is not null then
    insert into public.external_identity (issuer, subject, account_id) values (p_issuer, p_subject, new_id);
  end if;
  return new_id;
end $$;

create function link_identity(p_account_id uuid, p_issuer text, p_subject text) returns boolean
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with linked as (
    insert into public.external_identity (issuer, subject, account_id) values (p_issuer, p_subject, p_account_id)
    on conflict (issuer, subject) do nothing returning 1
  )
  select exists (select from linked)
      or exists (select from public.external_identity where issuer = p_issuer and subject = p_subject and account_id = p_account_id)
$$;

revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to pcf_app;
-- What only other functions call.
revoke execute on function record_activity(uuid, uuid, text, jsonb), resolve_link(text, text), use_links(text, uuid), use_link(text), lock_as_admin(),
  lock_inviters(uuid[]), refuse_waiting(uuid, uuid), take_claim(invitation, uuid, uuid, text), welcome_user(), current_account_id() from pcf_app;
-- A notice to all ADMINs becomes one mail job for each of them.
grant execute on function enqueue(text, jsonb), current_session_id() to pcf_worker;
