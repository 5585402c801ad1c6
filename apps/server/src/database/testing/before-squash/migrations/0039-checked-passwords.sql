-- A session is opened for the password that was checked, and checking takes a while: whoever changes it meanwhile ends the
-- sessions there are, and must not be followed by one more.
drop function open_session(uuid, interval, text, text);
create function open_session(p_user_id uuid, p_lifetime interval, p_user_agent text, p_network text default null, p_password_hash text default null)
returns table (session_id uuid, counter integer, user_id uuid, email text, first_name text, last_name text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
declare
  own_account uuid;
begin
  -- Held before the session, as by everybody: of a new password and a sign-in with the old one, one comes first.
  select a.id into own_account from public.account a
   where a.id = (select u.account_id from public.organisation_user u where u.id = p_user_id)
     and (p_password_hash is null or a.password_hash = p_password_hash) for share;
  if not found then
    return;
  end if;
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
end $$;
revoke execute on function open_session(uuid, interval, text, text, text) from public;
grant execute on function open_session(uuid, interval, text, text, text) to pcf_app;
