-- What a link of a mail, or a session, lets somebody do; and what happens when a user joins.

create function record_activity(p_organisation_id uuid, p_actor_id uuid, p_event text, p_details jsonb) returns void
language sql
as $$
  insert into public.activity (organisation_id, actor_id, event, details)
  values (p_organisation_id, p_actor_id, p_event, jsonb_strip_nulls(p_details))
$$;

create function customer_of(p_relation text, p_inviter uuid, p_partner uuid) returns uuid
language sql immutable
return case p_relation when 'SUPPLIER' then p_inviter else p_partner end;

create function supplier_of(p_relation text, p_inviter uuid, p_partner uuid) returns uuid
language sql immutable
return case p_relation when 'SUPPLIER' then p_partner else p_inviter end;

-- Whoever changes invitations holds their inviters first: an answer changes the rows of a partner's other contacts too,
-- and two such answers at once must wait for each other, not deadlock.
create function lock_inviters(p_invitation_ids uuid[]) returns void
language sql
as $$
  select from public.organisation o
   where o.id in (select i.inviter_organisation_id from public.invitation i where i.id = any (p_invitation_ids))
   order by o.id for no key update
$$;

-- A user's name is kept for the history, and what waited for the user's address is now the organisation's to answer:
-- a second contact whom a connected partner invited has arrived, anything else is a received invitation.
create function welcome_user() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.actor (organisation_id, id, name) values (new.organisation_id, new.id, new.first_name || ' ' || new.last_name)
  on conflict (organisation_id, id) do update set name = excluded.name;
  if tg_op = 'INSERT' or new.email <> old.email then
    perform public.lock_inviters(array(select i.id from public.invitation i where i.email = new.email and i.status = 'PENDING'));
    with arrived as (
      update public.invitation i set status = 'ACCEPTED', answered_at = now(), recipient_organisation_id = new.organisation_id
       where i.email = new.email and i.status = 'PENDING' and i.partner_organisation_id = new.organisation_id
         and exists (select from public.connection c
                      where c.customer_organisation_id = public.customer_of(i.relation, i.inviter_organisation_id, i.partner_organisation_id)
                        and c.supplier_organisation_id = public.supplier_of(i.relation, i.inviter_organisation_id, i.partner_organisation_id)
                        and c.status = 'ACCEPTED')
      returning i.inviter_organisation_id
    )
    insert into public.activity (organisation_id, event, details)
    select a.inviter_organisation_id, 'INVITATION_ACCEPTED', jsonb_build_object('email', new.email, 'organisation', o.name)
      from arrived a join public.organisation o on o.id = new.organisation_id;
    update public.invitation set recipient_organisation_id = new.organisation_id
     where email = new.email and status = 'PENDING' and recipient_organisation_id is null
       and inviter_organisation_id <> new.organisation_id;
  end if;
  return new;
end $$;
create trigger organisation_user_welcome after insert or update of first_name, last_name, email on organisation_user
  for each row execute function welcome_user();

-- What a link points to and whether it still holds. For the functions below, not for the application.
create function resolve_link(p_hash text, p_purpose text)
returns table (state text, subject_id uuid, organisation_id uuid, email text)
language plpgsql stable
as $$
declare
  token public.link_token;
  open boolean;
  newest integer;
begin
  select * into token from public.link_token t where t.hash = p_hash and t.purpose = p_purpose;
  if not found then
    state := 'UNKNOWN';
    return next;
    return;
  end if;
  subject_id := token.subject_id;
  case p_purpose
    when 'INVITATION' then
      select i.status = 'PENDING', i.link_generation, i.inviter_organisation_id, i.email into open, newest, organisation_id, email
        from public.invitation i where i.id = token.subject_id;
    when 'USER_INVITATION' then
      select true, i.link_generation, i.organisation_id, i.email into open, newest, organisation_id, email
        from public.user_invitation i where i.id = token.subject_id;
    when 'ACCESS_REQUEST' then
      select r.status = 'PENDING', r.link_generation, r.organisation_id, r.email into open, newest, organisation_id, email
        from public.access_request r where r.id = token.subject_id;
    when 'EMAIL_VERIFICATION' then
      select a.email_verified_at is null, a.verification_generation, a.email into open, newest, email
        from public.account a where a.id = token.subject_id;
    when 'EMAIL_CHANGE' then
      select a.new_email is not null, a.email_change_generation, a.new_email into open, newest, email
        from public.account a where a.id = token.subject_id;
    when 'PASSWORD_RESET' then
      select true, a.reset_generation, a.email into open, newest, email from public.account a where a.id = token.subject_id;
  end case;
  state := case
    when token.used_at is not null then 'USED'
    when token.expires_at <= now() or newest > token.generation then 'EXPIRED'
    when open then 'VALID'
    else 'USED'
  end;
  return next;
end $$;

create function use_links(p_purpose text, p_subject_id uuid) returns void
language sql
as $$
  update public.link_token set used_at = now() where purpose = p_purpose and subject_id = p_subject_id and used_at is null
$$;

-- Of several uses at once one wins: the others wait for the row and then find it used.
create function use_link(p_hash text) returns boolean
language plpgsql
as $$
declare
  token public.link_token;
begin
  update public.link_token t set used_at = now() where t.hash = p_hash and t.used_at is null returning t.* into token;
  if not found then
    return false;
  end if;
  perform public.use_links(token.purpose, token.subject_id);
  return true;
end $$;

-- The first statement of a call that a link authorises, as begin_request is of a signed-in one: it acts for the
-- organisation that the link belongs to.
create function begin_link(p_hash text, p_purpose text)
returns table (state text, subject_id uuid, organisation_id uuid, email text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if p_purpose not in ('ACCESS_REQUEST', 'USER_INVITATION') then
    raise exception 'a link of the purpose % acts for no organisation', p_purpose;
  end if;
  select r.* into begin_link.state, begin_link.subject_id, begin_link.organisation_id, begin_link.email
    from public.resolve_link(p_hash, p_purpose) r;
  if begin_link.state = 'VALID' and not public.use_link(p_hash) then
    begin_link.state := 'USED';
  end if;
  if begin_link.state = 'VALID' then
    perform set_config('pcf.organisation_id', begin_link.organisation_id::text, true);
  end if;
  return next;
end $$;

create or replace function begin_request(p_session_id uuid)
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
          set_config('pcf.organisation_id', begin_request.organisation_id::text, true),
          set_config('pcf.session_id', p_session_id::text, true);
  return next;
end $$;

create function current_session_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('pcf.session_id', true), '')::uuid;

create function current_account_id() returns uuid
language sql stable
return (select account_id from organisation_user where organisation_id = current_organisation() and id = current_user_id());

drop function find_credentials(text);
create function find_credentials(p_email text)
returns table (account_id uuid, user_id uuid, password_hash text, email_verified boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select a.id, u.id, a.password_hash, a.email_verified_at is not null
    from public.account a left join public.organisation_user u on u.account_id = a.id
   where a.email = p_email
$$;

drop function open_session(uuid, interval);
create function open_session(p_user_id uuid, p_lifetime interval, p_user_agent text)
returns table (session_id uuid, counter integer, user_id uuid, email text, first_name text, last_name text)
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with opened as (
    insert into public.session (organisation_id, user_id, expires_at, user_agent)
    select u.organisation_id, u.id, now() + p_lifetime, p_user_agent from public.organisation_user u where u.id = p_user_id
    returning id, counter, user_id
  )
  select o.id, o.counter, u.id, u.email, u.first_name, u.last_name
    from opened o join public.organisation_user u on u.id = o.user_id
$$;
