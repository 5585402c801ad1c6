-- What was handed out under a password, an address or a membership ends with it; and whoever is erased takes along what
-- names them, not what happens to read like their name.

-- What was asked for while somebody else may have had the account. Accounts are locked before sessions, by everybody.
create function forget_asked_changes(p_account_id uuid) returns void
language sql
as $$
  update public.account set new_email = null, email_change_generation = email_change_generation + 1
   where id = p_account_id and new_email is not null
$$;

-- Before it is asked whether a link holds: of what ends it and what uses it at the same time, one comes first.
create function lock_link_account(p_hash text, p_purpose text) returns void
language sql
as $$
  select from public.account a
   where a.id = (select t.subject_id from public.link_token t where t.hash = p_hash and t.purpose = p_purpose) for no key update
$$;

create or replace function change_own_password(p_old_hash text, p_new_hash text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update public.account a set password_hash = p_new_hash, reset_generation = a.reset_generation + 1
   where a.id = public.current_account_id() and a.password_hash = p_old_hash;
  if not found then
    return false;
  end if;
  perform public.forget_asked_changes(public.current_account_id());
  update public.session s set ended_at = now()
   where s.organisation_id = public.current_organisation() and s.user_id = public.current_user_id()
     and s.id <> public.current_session_id() and s.ended_at is null;
  return true;
end $$;

-- The link proves the address as well, but not that an invitation which an unproven registration brought is wanted.
create or replace function reset_password(p_hash text, p_password_hash text)
returns table (account_id uuid, email text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  link_state text;
begin
  perform public.lock_link_account(p_hash, 'PASSWORD_RESET');
  select r.state, r.subject_id into link_state, reset_password.account_id from public.resolve_link(p_hash, 'PASSWORD_RESET') r;
  if link_state <> 'VALID' or not public.use_link(p_hash) then
    return;
  end if;
  update public.account a
     set password_hash = p_password_hash, email_verified_at = coalesce(a.email_verified_at, now()),
         reset_generation = a.reset_generation + 1,
         invitation_token_hash = case when a.email_verified_at is not null then a.invitation_token_hash end
   where a.id = reset_password.account_id returning a.email into reset_password.email;
  perform public.use_links('EMAIL_VERIFICATION', reset_password.account_id);
  perform public.forget_asked_changes(reset_password.account_id);
  update public.session s set ended_at = now()
    from public.organisation_user u
   where u.account_id = reset_password.account_id and s.organisation_id = u.organisation_id and s.user_id = u.id and s.ended_at is null;
  return next;
end $$;

-- Ends one of the own sessions, or all of them where none is named; answers how many. Whoever ends another one than the
-- present one does not trust what was done in it.
create or replace function end_own_sessions(p_session_id uuid) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  ended integer;
begin
  if p_session_id is distinct from public.current_session_id()
     and (p_session_id is null or exists (select from public.read_own_sessions() s where s.id = p_session_id)) then
    perform public.forget_asked_changes(public.current_account_id());
  end if;
  update public.session s set ended_at = now()
   where s.organisation_id = public.current_organisation() and s.user_id = public.current_user_id() and s.ended_at is null
     and s.expires_at > now() and (p_session_id is null or s.id = p_session_id);
  get diagnostics ended = row_count;
  return ended;
end $$;

-- The caller tells the present address, whoever has the new one.
drop function request_email_change(text);
create function request_email_change(p_new_email text)
returns table (account_id uuid, generation integer, taken_by uuid, email text, language text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  select a.id into request_email_change.taken_by from public.account a where a.email = p_new_email;
  update public.account a set new_email = p_new_email, email_change_generation = a.email_change_generation + 1
    from public.organisation_user u
   where a.id = public.current_account_id() and u.account_id = a.id
  returning a.id, a.email_change_generation, a.email, u.language
    into request_email_change.account_id, request_email_change.generation, request_email_change.email, request_email_change.language;
  return next;
end $$;

-- A link that only one of its recipients may use, while they are who they were.
alter table link_token add column recipient_user_id uuid;
comment on column link_token.recipient_user_id is 'The ADMIN to whom the link of an access request was sent';
create index link_token_recipient_index on link_token (recipient_user_id) where recipient_user_id is not null;

create or replace function resolve_link(p_hash text, p_purpose text)
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
      -- Who is no ADMIN any more answers nothing with a mail from before.
      if token.recipient_user_id is not null
         and not exists (select from public.organisation_user u
                          where u.organisation_id = resolve_link.organisation_id and u.id = token.recipient_user_id and u.access_level = 'ADMIN') then
        newest := token.generation + 1;
      end if;
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

-- The new address takes effect; every session ends, and so does every link in the old mailbox.
create or replace function apply_email_change(p_hash text)
returns table (old_email text, new_email text, language text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  changed public.account;
  person public.organisation_user;
begin
  perform public.lock_link_account(p_hash, 'EMAIL_CHANGE');
  select a.* into changed from public.account a
    join public.resolve_link(p_hash, 'EMAIL_CHANGE') r on r.state = 'VALID' and a.id = r.subject_id;
  if not found or not public.use_link(p_hash) then
    return;
  end if;
  update public.account a
     set email = changed.new_email, email_verified_at = now(), new_email = null, reset_generation = a.reset_generation + 1
   where a.id = changed.id;
  update public.organisation_user u set email = changed.new_email, updated_at = now() where u.account_id = changed.id returning u.* into person;
  update public.link_token t set used_at = now() where t.recipient_user_id = person.id and t.used_at is null;
  update public.session s set ended_at = now()
   where s.organisation_id = person.organisation_id and s.user_id = person.id and s.ended_at is null;
  perform public.record_activity(person.organisation_id, person.id, 'EMAIL_CHANGED',
    jsonb_build_object('from', changed.email, 'to', changed.new_email));
  return query select changed.email, changed.new_email, person.language;
end $$;

-- Each registration of an address that nobody has proven takes the place of the one before, with its invitation or
-- without: only whoever knows the password of the newest can prove it, and what another brought is not theirs.
create or replace function begin_registration(p_email text, p_password_hash text, p_language text, p_token_hash text, p_token_purpose text)
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
       set password_hash = p_password_hash, language = p_language, invitation_token_hash = p_token_hash,
           verification_generation = a.verification_generation + 1,
           email_verified_at = case when proven then coalesce(a.email_verified_at, now()) end
     where a.id = found_account.id returning a.verification_generation into generation;
    outcome := case when proven then 'VERIFIED' else 'UNVERIFIED' end;
  end if;
  return next;
end $$;

-- With what the password is kept as: whoever begins to register holds a ticket for as long as it stays.
drop function read_registration(uuid, text);
create function read_registration(p_account_id uuid, p_domain text)
returns table (email text, email_verified boolean, registered boolean, password_hash text, token_hash text, organisations jsonb,
               access_request jsonb)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select a.email, a.email_verified_at is not null,
         exists (select from public.organisation_user u where u.account_id = a.id),
         a.password_hash, a.invitation_token_hash,
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

-- Whoever leaves, or is no ADMIN any more, may have invited themselves under another address, so the invitations of
-- colleagues that they sent end with that.
create function withdraw_invitations_of(p_organisation_id uuid, p_person_id uuid, p_actor_id uuid) returns void
language sql
as $$
  with withdrawn as (
    delete from public.user_invitation where organisation_id = p_organisation_id and invited_by = p_person_id returning email
  )
  insert into public.activity (organisation_id, actor_id, event, details)
  select p_organisation_id, p_actor_id, 'USER_INVITATION_WITHDRAWN', jsonb_build_object('email', w.email) from withdrawn w
$$;

create or replace function remove_users(p_emails text[]) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  person public.organisation_user;
begin
  if not public.lock_as_admin() then
    return 'FORBIDDEN';
  end if;
  if exists (select from unnest(p_emails) e where not exists (select from public.organisation_user u
               where u.organisation_id = public.current_organisation() and u.email = e)) then
    return 'NOT_FOUND';
  end if;
  if not exists (select from public.organisation_user u
       where u.organisation_id = public.current_organisation() and u.access_level = 'ADMIN' and u.email <> all (p_emails)) then
    return 'LAST_ADMIN';
  end if;
  perform from public.account a
    where a.id in (select u.account_id from public.organisation_user u
                    where u.organisation_id = public.current_organisation() and u.email = any (p_emails))
    order by a.id for update;
  for person in select * from public.organisation_user u
                 where u.organisation_id = public.current_organisation() and u.email = any (p_emails) loop
    perform public.withdraw_invitations_of(person.organisation_id, person.id, public.current_user_id());
    delete from public.organisation_user where id = person.id;
    delete from public.account where id = person.account_id;
    perform public.record_activity(person.organisation_id, public.current_user_id(), 'USER_REMOVED',
      jsonb_build_object('email', person.email, 'name', person.first_name || ' ' || person.last_name));
  end loop;
  return 'REMOVED';
end $$;

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
  return 'CHANGED';
end $$;

-- Whom a mail names: ids of actors, and addresses of people who are none yet.
alter table captured_mail add column named text[] not null default '{}';

drop function replace_words_in_answer(jsonb, text[], text[]);

-- An answer that is kept, without somebody who is no more: where it says that address, where it is about that person, and
-- under the words that say who did something. Whatever else reads like the name is no name.
create function answer_without_person(p_answer jsonb, p_person_id uuid, p_name text, p_pseudonym text, p_words text[], p_side text,
                                      p_addresses text[], p_other_addresses text[])
returns jsonb
language plpgsql immutable
as $$
declare
  about_them boolean;
begin
  case jsonb_typeof(p_answer)
    when 'object' then
      about_them := coalesce(p_answer ->> 'id' = p_person_id::text, false) or coalesce(p_answer ->> 'email' = any (p_addresses), false);
      return (
        select coalesce(jsonb_object_agg(e.key, case
                 when about_them and e.key = 'firstName' then '"Former"'
                 when about_them and e.key = 'lastName' then '"user"'
                 when about_them and e.key = 'jobTitle' then 'null'
                 when e.value = to_jsonb(p_name)
                      and (e.key = any (p_words) or (e.key = 'actorName' and p_answer ->> 'side' = p_side)) then to_jsonb(p_pseudonym)
                 else public.answer_without_person(e.value, p_person_id, p_name, p_pseudonym, p_words, p_side, p_addresses, p_other_addresses)
               end), '{}')
          from jsonb_each(p_answer) e);
    when 'array' then
      return (
        select coalesce(jsonb_agg(public.answer_without_person(e.value, p_person_id, p_name, p_pseudonym, p_words, p_side, p_addresses,
                                                               p_other_addresses) order by e.place), '[]')
          from jsonb_array_elements(p_answer) with ordinality e (value, place));
    when 'string' then
      return coalesce(to_jsonb(p_other_addresses[array_position(p_addresses, p_answer #>> '{}')]), p_answer);
    else
      return p_answer;
  end case;
end $$;

create or replace function erase_person(p_organisation_id uuid, p_person_id uuid, p_email text, p_by_themselves boolean)
returns table (outcome text, pseudonym text)
language plpgsql
as $$
declare
  code text := upper(left(replace(gen_random_uuid()::text, '-', ''), 6));
  addresses text[] := public.addresses_of_person(p_organisation_id, p_person_id, p_email);
  other_addresses text[] := array(select format('former-user-%s%s@erased.invalid', lower(code), '-' || nullif(place, 1))
                                    from unnest(addresses) with ordinality a (address, place) order by place);
  person public.organisation_user;
  own_account uuid;
  own_name text;
  escaped text[];
begin
  -- In the order in which whoever answers invitations takes them.
  perform from public.organisation o
    where o.id = p_organisation_id or o.id in (select i.inviter_organisation_id from public.invitation i where i.email = any (addresses))
    order by o.id for no key update;
  perform from public.account k
    where k.id = (select u.account_id from public.organisation_user u where u.organisation_id = p_organisation_id and u.id = p_person_id)
    for update;
  select * into person from public.organisation_user u
   where u.organisation_id = p_organisation_id and u.id = p_person_id for update;
  if person.id is null and p_by_themselves then
    outcome := 'GONE';
    return next;
    return;
  end if;
  if person.access_level = 'ADMIN'
     and exists (select from public.organisation_user u where u.organisation_id = p_organisation_id and u.id <> person.id)
     and not exists (select from public.organisation_user u
                      where u.organisation_id = p_organisation_id and u.id <> person.id and u.access_level = 'ADMIN') then
    outcome := 'LAST_ADMIN';
    return next;
    return;
  end if;
  pseudonym := 'Former user ' || code;
  own_account := coalesce(person.account_id, (select k.id from public.account k where k.email = any (addresses)));
  own_name := (select a.name from public.actor a where a.organisation_id = p_organisation_id and a.id = p_person_id);

  if person.id is not null then
    delete from public.line_lock where supplier_organisation_id = p_organisation_id and holder_id = person.id;
    -- Nobody is left who could revoke them.
    update public.api_key set revoked_at = now(), revoked_by = person.id
     where organisation_id = p_organisation_id and revoked_at is null
       and not exists (select from public.organisation_user u where u.organisation_id = p_organisation_id and u.id <> person.id);
    perform public.withdraw_invitations_of(p_organisation_id, person.id, case when p_by_themselves then person.id end);
    delete from public.organisation_user where id = person.id;
  end if;
  delete from public.link_token t
   where (t.purpose in ('EMAIL_VERIFICATION', 'EMAIL_CHANGE', 'PASSWORD_RESET') and t.subject_id = own_account)
      or (t.purpose = 'ACCESS_REQUEST' and t.subject_id in (select r.id from public.access_request r where r.account_id = own_account))
      or (t.purpose = 'USER_INVITATION' and t.subject_id in (select i.id from public.user_invitation i where i.email = any (addresses)))
      or (t.purpose = 'INVITATION' and t.subject_id in (select i.id from public.invitation i where i.email = any (addresses)))
      or t.recipient_user_id = p_person_id;
  delete from public.account where id = own_account;
  delete from public.idempotency_key where organisation_id = p_organisation_id and user_id = p_person_id;
  delete from public.tracking_event where organisation_id = p_organisation_id and user_id = p_person_id;
  update public.actor a set name = erase_person.pseudonym where a.organisation_id = p_organisation_id and a.id = p_person_id;

  delete from public.user_invitation where email = any (addresses);
  -- One that nobody else may answer has had its time; the others are matters of the organisation.
  delete from public.invitation where email = any (addresses) and status = 'PENDING' and recipient_organisation_id is null;
  update public.invitation set email = other_addresses[array_position(addresses, email)] where email = any (addresses);
  update public.invitation_claim c set email = coalesce(other_addresses[array_position(addresses, c.email)], other_addresses[1])
   where c.claimant_organisation_id = p_organisation_id and c.claimant_user_id = p_person_id;
  update public.organisation set name = other_addresses[array_position(addresses, name)]
   where placeholder_of is not null and name = any (addresses);
  delete from public.undeliverable_address where email = any (addresses);
  update public.activity a
     set details = (select jsonb_object_agg(d.key, case
                      when d.value = any (addresses) then other_addresses[array_position(addresses, d.value)]
                      when d.key = 'name' and a.details ->> 'email' = any (addresses) then erase_person.pseudonym
                      else d.value end) from jsonb_each_text(a.details) d)
   where public.addresses_in(a.details) && addresses and a.details::text like '%@%';

  delete from pgboss.job where name = 'mail'
     and (data ->> 'to' = any (addresses) or data ->> 'email' = any (addresses) or data ->> 'newEmail' = any (addresses));
  update pgboss.job set output = null
   where name = 'mail' and exists (select from unnest(addresses) a (address) where strpos(output::text, a.address) > 0);
  -- An answer says of its own organisation and of the partner it is about who did what, and of nobody else.
  update public.idempotency_key k
     set body = public.answer_without_person(k.body, p_person_id, own_name, erase_person.pseudonym, s.words, s.side, addresses, other_addresses)
    from (values
           (true, true, array['updatedBy', 'dataUpdatedBy', 'savedBy', 'holderName', 'submittedBy'], 'SUPPLIER'),
           (true, false, array['createdBy', 'updatedBy', 'dataUpdatedBy', 'savedBy', 'chosenBy', 'reviewedBy'], 'CUSTOMER'),
           (false, true, array['requestedBy', 'reviewedBy'], 'CUSTOMER'),
           (false, false, array['submittedBy'], 'SUPPLIER')) s (own, of_supplier, words, side)
   where s.own = (k.organisation_id = p_organisation_id) and s.of_supplier = (k.body ? 'requestData')
     and (s.own or p_organisation_id::text in (k.body #>> '{requestData,customer,id}', k.body #>> '{supplier,id}'));
  update public.idempotency_key k
     set body = public.answer_without_person(k.body, p_person_id, null, null, '{}', null, addresses, other_addresses)
   where exists (select from unnest(addresses) a (address) where strpos(k.body::text, to_jsonb(a.address)::text) > 0);
  delete from public.captured_mail where recipient = any (addresses) or named && array_append(addresses, p_person_id::text);
  escaped := array(select replace(replace(replace(replace(replace(a.address, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;')
                     from unnest(addresses) with ordinality a (address, place) order by a.place);
  update public.captured_mail m
     set subject = public.replace_words(m.subject, addresses, other_addresses),
         html = public.replace_words(m.html, addresses || escaped, other_addresses || other_addresses),
         plain_text = public.replace_words(m.plain_text, addresses, other_addresses)
   where exists (select from unnest(addresses || escaped) w (word) where strpos(m.subject || m.html || m.plain_text, w.word) > 0);

  if p_person_id is not null then
    perform public.record_activity(p_organisation_id, case when p_by_themselves then p_person_id end, 'USER_ERASED',
      jsonb_build_object('name', pseudonym));
  end if;
  outcome := 'ERASED';
  return next;
end $$;

revoke execute on function forget_asked_changes(uuid), lock_link_account(text, text), withdraw_invitations_of(uuid, uuid, uuid), request_email_change(text),
  read_registration(uuid, text), answer_without_person(jsonb, uuid, text, text, text[], text, text[], text[]) from public;
grant execute on function request_email_change(text), read_registration(uuid, text) to pcf_app;
