-- The accounts that run the installation. A view, so that whoever asks for one of them plans it together with the rest.
create view administrator_account as
select a.id
  from account a
 where a.email_verified_at is not null
   and (exists (select from installation_admin i where i.account_id = a.id)
        or exists (select from installation_admin_address i where i.email = a.email));

create or replace function is_installation_admin(p_account_id uuid) returns boolean
language sql stable
as $$
  select exists (select from public.administrator_account a where a.id = p_account_id)
$$;

-- Who asks, in one statement. The two before it asked one table after the other, and what a suspension says is only needed
-- where there is one. Nothing is copied into the session: what was revoked a moment ago is gone with the row that said it.
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
  perform set_config('pcf.user_id', begin_request.user_id::text, true),
          set_config('pcf.organisation_id', begin_request.organisation_id::text, true),
          set_config('pcf.session_id', session_id, true);
  return next;
end $$;
