-- A third level: who reads everything that an EDITOR reads and changes nothing.
alter table organisation_user drop constraint organisation_user_access_level_check,
  add constraint organisation_user_access_level_check check (access_level in ('ADMIN', 'EDITOR', 'VIEWER'));
alter table user_invitation drop constraint user_invitation_access_level_check,
  add constraint user_invitation_access_level_check check (access_level in ('ADMIN', 'EDITOR', 'VIEWER'));

-- As it was, but for the viewers. A transaction is made read-only, or said to be for what is one's own, before it asks who calls.
create or replace function begin_request(p_credential text)
returns table (user_id uuid, organisation_id uuid, access_level text, scopes text[], installation_admin boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  session_id text := '';
  lapsed boolean := false;
  -- Of a partner's token, the organisation here that the partner is connected with.
  asked_for uuid;
  suspended boolean;
begin
  begin_request.installation_admin := false;
  if p_credential like 'key:%' then
    select k.id, k.organisation_id, 'EDITOR', k.scopes, k.organisation_id,
           exists (select from public.organisation_suspension x where x.organisation_id = k.organisation_id)
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level, begin_request.scopes, asked_for, suspended
      from public.api_key k
     where k.hash = substr(p_credential, 5) and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
       and not exists (select from public.demo_organisation d where d.organisation_id = k.organisation_id and d.refused);
  elsif p_credential like 'net:%' then
    select c.id, c.partner_organisation_id, 'EDITOR', array['PRODUCTS', 'REQUESTS', 'ANSWERS'], t.expires_at <= now(), c.organisation_id,
           exists (select from public.organisation_suspension x where x.organisation_id = c.organisation_id)
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level, begin_request.scopes, lapsed, asked_for, suspended
      from public.network_token t
      join public.network_connection c on c.organisation_id = t.organisation_id and c.id = t.connection_id
     where t.hash = substr(p_credential, 5)
       and not exists (select from public.demo_organisation d where d.organisation_id = c.organisation_id and d.refused);
  else
    session_id := p_credential;
    select u.id, u.organisation_id, u.access_level, u.organisation_id,
           exists (select from public.organisation_suspension x where x.organisation_id = s.organisation_id),
           exists (select from public.administrator_account a where a.id = u.account_id)
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level, asked_for, suspended,
           begin_request.installation_admin
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
  if suspended then
    perform public.refuse_suspended(asked_for);
  end if;
  -- What a VIEWER may write is said beforehand: what is their own, and that they read. Anything else is not even begun.
  if begin_request.access_level = 'VIEWER' and not current_setting('transaction_read_only')::boolean
     and current_setting('pcf.writes', true) is distinct from 'own' then
    raise exception 'a viewer changes nothing' using errcode = 'PX403';
  end if;
  perform set_config('pcf.user_id', begin_request.user_id::text, true),
          set_config('pcf.organisation_id', begin_request.organisation_id::text, true),
          set_config('pcf.session_id', session_id, true);
  return next;
end $$;

-- As it was; what somebody works on is free for others once they may not.
create or replace function change_access_level(p_user_id uuid, p_access_level text) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  person public.organisation_user;
begin
  if not public.lock_as_admin() then
    return 'FORBIDDEN';
  end if;
  select * into person from public.organisation_user u where u.organisation_id = public.current_organisation() and u.id = p_user_id;
  if not found then
    return 'NOT_FOUND';
  end if;
  if person.access_level = p_access_level then
    return 'CHANGED';
  end if;
  if p_access_level <> 'ADMIN' and not exists (select from public.organisation_user u
       where u.organisation_id = person.organisation_id and u.access_level = 'ADMIN' and u.id <> person.id) then
    return 'LAST_ADMIN';
  end if;
  update public.organisation_user set access_level = p_access_level, updated_at = now() where id = person.id;
  perform public.record_activity(person.organisation_id, public.current_user_id(), 'ACCESS_LEVEL_CHANGED',
    jsonb_build_object('email', person.email, 'name', person.first_name || ' ' || person.last_name, 'from', person.access_level, 'to', p_access_level));
  if p_access_level <> 'ADMIN' then
    perform public.withdraw_invitations_of(person.organisation_id, person.id, public.current_user_id());
  end if;
  if p_access_level = 'VIEWER' then
    delete from public.line_lock where supplier_organisation_id = person.organisation_id and holder_id = person.id;
  end if;
  return 'CHANGED';
end $$;
