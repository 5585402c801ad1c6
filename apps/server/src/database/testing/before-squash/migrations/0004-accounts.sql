-- Accounts: registering, verifying, passwords, sessions, changing the address, asking for access.

-- An account that nobody has verified takes the newest password: verifying it asks for the link and that password.
-- An invitation to the very address proves it. An account that is verified or belongs to a user is left as it is.
create function begin_registration(p_email text, p_password_hash text, p_language text, p_token_hash text, p_token_purpose text)
returns table (account_id uuid, outcome text, generation integer)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  proven boolean := p_token_hash is not null and exists (
    select from public.resolve_link(p_token_hash, p_token_purpose) r where r.state = 'VALID' and r.email = p_email);
  found_account public.account;
begin
  insert into public.account as a (email, password_hash, language, invitation_token_hash, verification_generation, email_verified_at)
  values (p_email, p_password_hash, p_language, p_token_hash, 1, case when proven then now() end)
  on conflict (email) do nothing
  returning a.id, case when proven then 'VERIFIED' else 'UNVERIFIED' end, 1 into account_id, outcome, generation;
  if found then
    return next;
    return;
  end if;
  select * into found_account from public.account a where a.email = p_email for update;
  account_id := found_account.id;
  if exists (select from public.organisation_user u where u.account_id = found_account.id)
     or (found_account.email_verified_at is not null and not proven) then
    outcome := 'REGISTERED';
  else
    update public.account a
       set password_hash = p_password_hash, language = p_language, invitation_token_hash = coalesce(p_token_hash, a.invitation_token_hash),
           verification_generation = a.verification_generation + 1,
           email_verified_at = case when proven then coalesce(a.email_verified_at, now()) end
     where a.id = found_account.id returning a.verification_generation into generation;
    outcome := case when proven then 'VERIFIED' else 'UNVERIFIED' end;
  end if;
  return next;
end $$;

-- The account behind a link, for checking a password before anything is changed.
create function find_link_account(p_hash text, p_purpose text)
returns table (state text, account_id uuid, email text, password_hash text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select r.state, r.subject_id, r.email, a.password_hash
    from public.resolve_link(p_hash, p_purpose) r
    left join public.account a on a.id = r.subject_id and r.state = 'VALID' and p_purpose in ('EMAIL_VERIFICATION', 'EMAIL_CHANGE', 'PASSWORD_RESET')
$$;

-- Marks the address of a link as verified, on condition that the password checked before is still the account's.
create function verify_email(p_hash text, p_password_hash text)
returns table (account_id uuid, user_id uuid)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update public.account a set email_verified_at = now()
    from public.resolve_link(p_hash, 'EMAIL_VERIFICATION') r
   where r.state = 'VALID' and a.id = r.subject_id and a.email_verified_at is null and a.password_hash = p_password_hash
  returning a.id into verify_email.account_id;
  if not found then
    return;
  end if;
  perform public.use_links('EMAIL_VERIFICATION', verify_email.account_id);
  select u.id into verify_email.user_id from public.organisation_user u where u.account_id = verify_email.account_id;
  return next;
end $$;

-- The new address takes effect and every session ends.
create function apply_email_change(p_hash text)
returns table (old_email text, new_email text, language text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  changed public.account;
  person public.organisation_user;
begin
  select a.* into changed from public.account a
    join public.resolve_link(p_hash, 'EMAIL_CHANGE') r on r.state = 'VALID' and a.id = r.subject_id;
  if not found or not public.use_link(p_hash) then
    return;
  end if;
  update public.account a set email = changed.new_email, email_verified_at = now(), new_email = null where a.id = changed.id;
  update public.organisation_user u set email = changed.new_email, updated_at = now() where u.account_id = changed.id returning u.* into person;
  update public.session s set ended_at = now()
   where s.organisation_id = person.organisation_id and s.user_id = person.id and s.ended_at is null;
  perform public.record_activity(person.organisation_id, person.id, 'EMAIL_CHANGED',
    jsonb_build_object('from', changed.email, 'to', changed.new_email));
  return query select changed.email, changed.new_email, person.language;
end $$;

-- The link proves the address as well. Every session of the account ends.
create function reset_password(p_hash text, p_password_hash text)
returns table (account_id uuid, email text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  link_state text;
begin
  select r.state, r.subject_id into link_state, reset_password.account_id from public.resolve_link(p_hash, 'PASSWORD_RESET') r;
  if link_state <> 'VALID' or not public.use_link(p_hash) then
    return;
  end if;
  update public.account a set password_hash = p_password_hash, email_verified_at = coalesce(a.email_verified_at, now())
   where a.id = reset_password.account_id returning a.email into reset_password.email;
  perform public.use_links('EMAIL_VERIFICATION', reset_password.account_id);
  update public.session s set ended_at = now()
    from public.organisation_user u
   where u.account_id = reset_password.account_id and s.organisation_id = u.organisation_id and s.user_id = u.id and s.ended_at is null;
  return next;
end $$;

create function read_own_account()
returns table (account_id uuid, email text, password_hash text, new_email text, identity_linked boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select a.id, a.email, a.password_hash, a.new_email, exists (select from public.external_identity e where e.account_id = a.id)
    from public.account a where a.id = public.current_account_id()
$$;

-- On condition that the password checked before is still the account's. Every other session ends.
create function change_own_password(p_old_hash text, p_new_hash text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update public.account a set password_hash = p_new_hash where a.id = public.current_account_id() and a.password_hash = p_old_hash;
  if not found then
    return false;
  end if;
  update public.session s set ended_at = now()
   where s.organisation_id = public.current_organisation() and s.user_id = public.current_user_id()
     and s.id <> public.current_session_id() and s.ended_at is null;
  return true;
end $$;

create function read_own_sessions()
returns table (id uuid, current boolean, user_agent text, created_at timestamptz, advanced_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select s.id, s.id = public.current_session_id(), s.user_agent, s.created_at, s.advanced_at
    from public.session s
   where s.organisation_id = public.current_organisation() and s.user_id = public.current_user_id()
     and s.ended_at is null and s.expires_at > now()
   order by s.id = public.current_session_id() desc, s.advanced_at desc, s.id
$$;

-- Ends one of the own sessions, or all of them where none is named; answers how many.
create function end_own_sessions(p_session_id uuid) returns integer
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with ended as (
    update public.session s set ended_at = now()
     where s.organisation_id = public.current_organisation() and s.user_id = public.current_user_id() and s.ended_at is null
       and s.expires_at > now() and (p_session_id is null or s.id = p_session_id)
    returning 1
  )
  select count(*)::integer from ended
$$;

-- An address that has an account already is not taken over: it waits for a link that nobody is sent, as any other would,
-- and the caller tells its owner by mail and nobody else.
create function request_email_change(p_new_email text)
returns table (account_id uuid, generation integer, taken_by uuid)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  select a.id into request_email_change.taken_by from public.account a where a.email = p_new_email;
  update public.account a set new_email = p_new_email, email_change_generation = a.email_change_generation + 1
   where a.id = public.current_account_id()
  returning a.id, a.email_change_generation into request_email_change.account_id, request_email_change.generation;
  return next;
end $$;

create function cancel_email_change() returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  update public.account set new_email = null, email_change_generation = email_change_generation + 1
   where id = public.current_account_id()
$$;

-- What an account without a user is in the middle of. The domain is null where it is one of a public mail service.
create function read_registration(p_account_id uuid, p_domain text)
returns table (email text, email_verified boolean, registered boolean, token_hash text, organisations jsonb, access_request jsonb)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select a.email, a.email_verified_at is not null,
         exists (select from public.organisation_user u where u.account_id = a.id),
         a.invitation_token_hash,
         (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.name, o.id), '[]')
            from public.organisation o
           where o.placeholder_of is null
             and (exists (select from public.organisation_user u where u.organisation_id = o.id and u.email_domain = p_domain)
                  or exists (select from public.invitation i
                              where i.partner_organisation_id = o.id and i.email = a.email and i.status = 'PENDING'))),
         (select jsonb_build_object('organisationName', o.name,
                   'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            from public.access_request r join public.organisation o on o.id = r.organisation_id
           where r.account_id = a.id and r.status = 'PENDING')
    from public.account a where a.id = p_account_id
$$;

-- What the link of an invitation says. The name of a registered partner is told only to its second contact.
create function preview_invitation(p_hash text, p_purpose text)
returns table (state text, invitation_id uuid, email text, inviter_name text, invited_by text, relation text, organisation_name text,
               known_organisation text, message text, access_level text, account_exists boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select r.state, r.subject_id, coalesce(i.email, c.email), o.name, a.name, i.relation, i.organisation_name,
         case when p.placeholder_of is null and i.recipient_organisation_id is null then p.name end, i.message, c.access_level,
         exists (select from public.organisation_user u where u.email = coalesce(i.email, c.email))
    from public.resolve_link(p_hash, p_purpose) r
    left join public.invitation i on p_purpose = 'INVITATION' and i.id = r.subject_id
    left join public.user_invitation c on p_purpose = 'USER_INVITATION' and c.id = r.subject_id
    left join public.organisation o on o.id = r.organisation_id
    left join public.actor a on a.organisation_id = r.organisation_id and a.id = coalesce(i.invited_by, c.invited_by)
    left join public.organisation p on p.id = i.partner_organisation_id
$$;

-- Asks an organisation of the same mail domain, or the one a second contact was invited for, for access. An account asks
-- one organisation at a time; asking another takes the first back.
create function request_access(p_account_id uuid, p_organisation_id uuid, p_domain text, p_first_name text, p_last_name text,
                               p_job_title text, p_language text, p_message text)
returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  asking public.account;
  request_id uuid;
begin
  select * into asking from public.account a where a.id = p_account_id and a.email_verified_at is not null for update;
  if not found or exists (select from public.organisation_user u where u.account_id = p_account_id) then
    return null;
  end if;
  if not exists (select from jsonb_array_elements((select r.organisations from public.read_registration(p_account_id, p_domain) r)) o
                  where (o ->> 'id')::uuid = p_organisation_id) then
    return null;
  end if;
  delete from public.access_request where account_id = p_account_id and status = 'PENDING';
  insert into public.access_request (organisation_id, account_id, email, first_name, last_name, job_title, language, message)
  values (p_organisation_id, p_account_id, asking.email, p_first_name, p_last_name, p_job_title, p_language, p_message)
  returning id into request_id;
  perform public.record_activity(p_organisation_id, null, 'ACCESS_REQUESTED', jsonb_build_object('email', asking.email));
  return request_id;
end $$;

-- A registration that ends in a user has no other request open.
create function close_access_requests(p_account_id uuid) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  delete from public.access_request where account_id = p_account_id and status = 'PENDING'
$$;
