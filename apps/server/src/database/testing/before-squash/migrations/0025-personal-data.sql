-- What is kept of a person: where it is, how it is handed out, and how it goes while what the organisation did stays.

-- Names are kept with the actor and nowhere else, so that a notification says what the actor is called now.
alter table notification add column actor_id uuid;
comment on column notification.actor_id is 'Of the partner, as in line_notice';
update notification n set actor_id = a.id
  from actor a where a.organisation_id = n.partner_organisation_id and a.name = n.actor_name;
create or replace view own_notification as
select n.id, n.organisation_id, n.side, n.kind, n.lines, n.product_id, n.product_name, n.request_reference, n.comment, a.name as actor_name,
       n.created_at, o.name as partner_name,
       coalesce(n.id <= m.read_up_to, false)
         or exists (select from notification_read r where r.user_id = current_user_id() and r.notification_id = n.id) as read,
       n.template_id
  from notification n
  left join organisation o on o.id = n.partner_organisation_id
  left join actor a on a.organisation_id = n.partner_organisation_id and a.id = n.actor_id
  left join notification_marker m on m.user_id = current_user_id()
 where n.organisation_id = current_organisation();
alter table notification drop column actor_name;

create or replace function notify_of_lines() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  recipient uuid;
begin
  for recipient in
  with told as (
    insert into public.notification (organisation_id, side, kind, partner_organisation_id, lines, customer_organisation_id, line_id,
                                     product_id, product_name, request_reference, comment, actor_id)
    select g.recipient_organisation_id, g.side, g.kind, g.sender_organisation_id, g.lines, l.customer_organisation_id, l.id, l.product_id,
           case g.side when 'SUPPLIER' then coalesce(l.sent_name, l.product_name) else l.product_name end, l.request_reference, g.comment,
           g.actor_id
      from (select n.recipient_organisation_id, n.sender_organisation_id, n.kind, n.actor_id,
                   case when n.recipient_organisation_id = n.customer_organisation_id then 'CUSTOMER' else 'SUPPLIER' end as side,
                   count(*)::integer as lines, (array_agg(n.line_id order by n.id))[1] as line_id,
                   (array_agg(n.customer_organisation_id order by n.id))[1] as customer_organisation_id,
                   (array_agg(n.comment order by n.id))[1] as comment
              from new_notices n
             group by 1, 2, 3, 4, 5) g
      join public.organisation r on r.id = g.recipient_organisation_id and r.placeholder_of is null
      join public.product_line l on l.customer_organisation_id = g.customer_organisation_id and l.id = g.line_id
    returning organisation_id
  )
  select distinct t.organisation_id from told t
  loop
    perform public.enqueue('announce', jsonb_build_object('organisationId', recipient));
  end loop;
  return null;
end $$;

alter table activity drop constraint activity_event_check;
alter table activity add constraint activity_event_check check (event in (
  'USER_INVITED', 'USER_INVITATION_SENT_AGAIN', 'USER_INVITATION_WITHDRAWN', 'USER_JOINED', 'USER_REMOVED', 'USER_ERASED',
  'ACCESS_LEVEL_CHANGED', 'EMAIL_CHANGED', 'ACCESS_REQUESTED', 'ACCESS_APPROVED', 'ACCESS_DENIED', 'INVITATION_SENT',
  'INVITATION_SENT_AGAIN', 'INVITATION_ACCEPTED', 'INVITATION_DECLINED', 'CLAIM_REQUESTED', 'CLAIM_CONFIRMED',
  'CLAIM_REFUSED', 'CLAIM_UNDONE', 'SUPPLIER_REMOVED',
  'ORGANISATION_CHANGED', 'LOGO_CHANGED', 'SBTI_TARGET_CHANGED', 'API_KEY_CREATED', 'API_KEY_REVOKED',
  'PRODUCTS_CREATED', 'PRODUCT_CHANGED', 'PRODUCTS_DELETED', 'PRODUCTS_ARCHIVED', 'PRODUCTS_RESTORED', 'ESTIMATE_CHOSEN',
  'REQUESTS_SENT', 'REQUESTS_RESENT', 'REQUESTS_CANCELED', 'REQUESTS_DECLINED', 'WORK_BEGUN', 'DATA_SUBMITTED', 'DATA_ACCEPTED',
  'DATA_REJECTED', 'ACCEPTANCE_WITHDRAWN', 'COMMENT_WRITTEN', 'TEMPLATES_CREATED', 'TEMPLATES_CHANGED', 'TEMPLATES_DELETED',
  'DOCUMENTS_ADDED', 'DOCUMENTS_DELETED', 'DATA_EXPORTED'));

-- The addresses that an entry of the log names, under whatever word; few entries name one.
create function addresses_in(p_details jsonb) returns text[]
language sql immutable parallel safe
return array(select d.value from jsonb_each_text(p_details) d where d.value like '%@%');
create index activity_address_index on activity using gin (addresses_in(details)) where details::text like '%@%';

drop index line_history_actor_index;
create index line_history_actor_index on line_history (actor_organisation_id, actor_id, sequence);
create index tracking_event_user_index on tracking_event (organisation_id, user_id, created_at, id);
create index tracking_event_age_index on tracking_event (created_at);
create index user_invitation_email_index on user_invitation (email);
-- A placeholder whose inviter gave no name is called by the address.
create index organisation_placeholder_name_index on organisation (name) where placeholder_of is not null;

-- What has had its time by the settings of whoever operates.
create policy activity_clean_up on activity to pcf_worker using (true);
grant select (id, organisation_id, created_at), delete on activity to pcf_worker;
create policy tracking_event_clean_up on tracking_event to pcf_worker using (true);
grant select (id, created_at), delete on tracking_event to pcf_worker;
grant delete on captured_mail to pcf_worker;

-- Whoever is erased is no contact of a supplier any more.
create or replace view supplier_contact as
select distinct on (k.supplier_organisation_id, k.email) k.supplier_organisation_id, k.email,
       exists (select from undeliverable_address a where a.email = k.email) as undeliverable
  from (select i.partner_organisation_id as supplier_organisation_id, i.email
          from invitation i
         where i.inviter_organisation_id = current_organisation() and i.relation = 'SUPPLIER' and i.email not like '%@erased.invalid'
        union all
        select i.inviter_organisation_id, u.email
          from invitation i
          join organisation_user u on u.organisation_id = i.inviter_organisation_id and u.id = i.invited_by
         where i.partner_organisation_id = current_organisation() and i.relation = 'CUSTOMER' and i.status = 'ACCEPTED') k;

-- The addresses a person has and had, by the log. One that is somebody else's by now is left alone.
create function addresses_of_person(p_organisation_id uuid, p_person_id uuid, p_email text) returns text[]
language sql stable
as $$
  with own as (
    select u.email, u.account_id from public.organisation_user u where u.organisation_id = p_organisation_id and u.id = p_person_id
    union all
    select k.email, k.id from public.account k
     where k.email = p_email and not exists (select from public.organisation_user u where u.account_id = k.id)
  )
  select coalesce(array_agg(distinct n.address), '{}')
    from (select p_email as address
          union select o.email from own o
          union select unnest(array[a.details ->> 'email', a.details ->> 'from', a.details ->> 'to'])
            from public.activity a
           where a.organisation_id = p_organisation_id and a.actor_id = p_person_id and a.event in ('USER_JOINED', 'EMAIL_CHANGED')
          -- Of somebody removed, the log knows the name, which may be several people's.
          union select a.details ->> 'email'
            from public.actor w
            join public.activity a on a.organisation_id = w.organisation_id and a.event = 'USER_REMOVED' and a.details ->> 'name' = w.name
           where w.organisation_id = p_organisation_id and w.id = p_person_id
             and not exists (select from public.actor s where s.organisation_id = w.organisation_id and s.name = w.name and s.id <> w.id)) n
   where n.address like '%@%' and n.address not like '%@erased.invalid'
     and not exists (select from public.account k where k.email = n.address and k.id not in (select o.account_id from own o))
$$;

-- Puts other words in the place of some, where they stand as words of their own.
create function replace_words(p_text text, p_words text[], p_others text[]) returns text
language plpgsql immutable
as $$
begin
  for i in 1 .. cardinality(p_words) loop
    p_text := regexp_replace(p_text,
      '(?<![[:alnum:]._%+-])' || regexp_replace(p_words[i], '([\\.+*?^$(){}|\[\]-])', '\\\1', 'g') || '(?!\.?[[:alnum:]-])',
      replace(p_others[i], '\', '\\'), 'g');
  end loop;
  return p_text;
end $$;

-- The same in every text of an answer that is kept; a person whose address it names has other names as well.
create function replace_words_in_answer(p_answer jsonb, p_words text[], p_others text[]) returns jsonb
language plpgsql immutable
as $$
begin
  return case jsonb_typeof(p_answer)
    when 'object' then (
      select coalesce(jsonb_object_agg(e.key, case
               when p_answer ->> 'email' = any (p_words) and e.key = 'firstName' then '"Former"'
               when p_answer ->> 'email' = any (p_words) and e.key = 'lastName' then '"user"'
               when p_answer ->> 'email' = any (p_words) and e.key = 'jobTitle' then 'null'
               else public.replace_words_in_answer(e.value, p_words, p_others) end), '{}')
        from jsonb_each(p_answer) e)
    when 'array' then (
      select coalesce(jsonb_agg(public.replace_words_in_answer(e.value, p_words, p_others) order by e.place), '[]')
        from jsonb_array_elements(p_answer) with ordinality e (value, place))
    when 'string' then to_jsonb(public.replace_words(p_answer #>> '{}', p_words, p_others))
    else p_answer end;
end $$;

-- Ends what a person has here and lets the history speak of a former user, by a name that says nothing. The person is a
-- user, one who was removed, or nobody but an address. Texts that people wrote are the organisation's and stay.
create function erase_person(p_organisation_id uuid, p_person_id uuid, p_email text, p_by_themselves boolean)
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
  names text[];
  words text[];
  others text[];
begin
  -- In the order in which whoever answers invitations takes them.
  perform from public.organisation o
    where o.id = p_organisation_id or o.id in (select i.inviter_organisation_id from public.invitation i where i.email = any (addresses))
    order by o.id for no key update;
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
  names := array(select a.name from public.actor a where a.organisation_id = p_organisation_id and a.id = p_person_id
                 union select r.first_name || ' ' || r.last_name from public.access_request r where r.account_id = own_account);

  if person.id is not null then
    delete from public.line_lock where supplier_organisation_id = p_organisation_id and holder_id = person.id;
    -- Nobody is left who could revoke them.
    update public.api_key set revoked_at = now(), revoked_by = person.id
     where organisation_id = p_organisation_id and revoked_at is null
       and not exists (select from public.organisation_user u where u.organisation_id = p_organisation_id and u.id <> person.id);
    delete from public.organisation_user where id = person.id;
  end if;
  delete from public.link_token t
   where (t.purpose in ('EMAIL_VERIFICATION', 'EMAIL_CHANGE', 'PASSWORD_RESET') and t.subject_id = own_account)
      or (t.purpose = 'ACCESS_REQUEST' and t.subject_id in (select r.id from public.access_request r where r.account_id = own_account))
      or (t.purpose = 'USER_INVITATION' and t.subject_id in (select i.id from public.user_invitation i where i.email = any (addresses)))
      or (t.purpose = 'INVITATION' and t.subject_id in (select i.id from public.invitation i where i.email = any (addresses)));
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
  words := addresses || names;
  others := other_addresses || array_fill(pseudonym, array[cardinality(names)]);
  update public.idempotency_key k set body = public.replace_words_in_answer(k.body, words, others)
   where exists (select from unnest(words) w (word) where strpos(k.body::text, trim(both '"' from to_jsonb(w.word)::text)) > 0);
  delete from public.captured_mail where recipient = any (addresses);
  words := words || array(select replace(replace(replace(replace(replace(n.name, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;')
                            from unnest(names) with ordinality n (name, place) order by n.place);
  others := others || array_fill(pseudonym, array[cardinality(names)]);
  update public.captured_mail m
     set subject = public.replace_words(m.subject, words, others), html = public.replace_words(m.html, words, others),
         plain_text = public.replace_words(m.plain_text, words, others)
   where exists (select from unnest(words) w (word) where strpos(m.subject || m.html || m.plain_text, w.word) > 0);

  if p_person_id is not null then
    perform public.record_activity(p_organisation_id, case when p_by_themselves then p_person_id end, 'USER_ERASED',
      jsonb_build_object('name', pseudonym));
  end if;
  outcome := 'ERASED';
  return next;
end $$;

-- On condition that the password checked before is still the account's, or that there still is none.
create function erase_own_account(p_password_hash text) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if exists (select from public.account a where a.id = public.current_account_id() and a.password_hash is distinct from p_password_hash) then
    return 'WRONG_PASSWORD';
  end if;
  return (select e.outcome from public.erase_person(public.current_organisation(), public.current_user_id(), null, true) e);
end $$;

create function instant_text(p_moment timestamptz) returns text
language sql stable parallel safe
return to_char(p_moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- What an entry of the log was about, without addresses and names of others.
create function own_details(p_details jsonb, p_addresses text[]) returns jsonb
language sql immutable
return (select coalesce(jsonb_object_agg(d.key, d.value), '{}') from jsonb_each_text(p_details) d
         where case when d.key in ('email', 'invited', 'from', 'to', 'organisation') and d.value like '%@%' then d.value = any (p_addresses)
                    when d.key = 'name' and p_details ? 'email' then p_details ->> 'email' = any (p_addresses)
                    else true end);

-- One part of what is kept of a person, from behind a position on. Nothing secret is in it, and nothing of anybody else.
create function read_person(p_organisation_id uuid, p_person_id uuid, p_email text, p_part text, p_after text, p_size integer)
returns table (place text, entry jsonb)
language plpgsql stable
as $$
declare
  addresses text[] := public.addresses_of_person(p_organisation_id, p_person_id, p_email);
begin
  case p_part
    when 'profile' then return query
      select a.id::text, jsonb_build_object(
               'name', a.name, 'organisation', o.name, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
               'jobTitle', u.job_title, 'language', u.language, 'accessLevel', u.access_level, 'joinedAt', public.instant_text(u.created_at))
        from public.actor a
        join public.organisation o on o.id = a.organisation_id
        left join public.organisation_user u on u.organisation_id = a.organisation_id and u.id = a.id
       where a.organisation_id = p_organisation_id and a.id = p_person_id and p_after is null;
    when 'accounts' then return query
      select k.id::text, jsonb_build_object(
               'email', k.email, 'emailVerifiedAt', public.instant_text(k.email_verified_at), 'newEmail', k.new_email, 'language', k.language,
               'hasPassword', k.password_hash is not null, 'createdAt', public.instant_text(k.created_at),
               'mailsRefusedSince', (select public.instant_text(r.since) from public.undeliverable_address r where r.email = k.email),
               'identities', coalesce((select jsonb_agg(jsonb_build_object('issuer', e.issuer, 'subject', e.subject,
                                                'linkedAt', public.instant_text(e.created_at)) order by e.created_at)
                                         from public.external_identity e where e.account_id = k.id), '[]'))
        from public.account k where k.email = any (addresses) and p_after is null;
    when 'sessions' then return query
      select s.id::text, jsonb_build_object(
               'signedInAt', public.instant_text(s.created_at), 'lastUsedAt', public.instant_text(s.advanced_at),
               'endedAt', public.instant_text(s.ended_at), 'expiresAt', public.instant_text(s.expires_at), 'userAgent', s.user_agent)
        from public.session s
       where s.organisation_id = p_organisation_id and s.user_id = p_person_id and (p_after is null or s.id > p_after::uuid)
       order by s.id limit p_size;
    when 'accessRequests' then return query
      select r.id::text, jsonb_build_object(
               'organisation', o.name, 'email', r.email, 'firstName', r.first_name, 'lastName', r.last_name, 'jobTitle', r.job_title,
               'message', r.message, 'status', r.status, 'createdAt', public.instant_text(r.created_at),
               'answeredAt', public.instant_text(r.answered_at))
        from public.access_request r
        join public.account k on k.id = r.account_id and k.email = any (addresses)
        join public.organisation o on o.id = r.organisation_id
       where p_after is null or r.id > p_after::uuid
       order by r.id limit p_size;
    when 'invitations' then return query
      select i.id::text, jsonb_build_object(
               'organisation', o.name, 'email', i.email, 'relation', i.relation, 'message', i.message, 'status', i.status,
               'createdAt', public.instant_text(i.created_at), 'answeredAt', public.instant_text(i.answered_at))
        from public.invitation i join public.organisation o on o.id = i.inviter_organisation_id
       where i.email = any (addresses) and (p_after is null or i.id > p_after::uuid)
       order by i.id limit p_size;
    when 'colleagueInvitations' then return query
      select i.id::text, jsonb_build_object(
               'organisation', o.name, 'email', i.email, 'accessLevel', i.access_level, 'createdAt', public.instant_text(i.created_at))
        from public.user_invitation i join public.organisation o on o.id = i.organisation_id
       where i.email = any (addresses) and (p_after is null or i.id > p_after::uuid)
       order by i.id limit p_size;
    when 'claims' then return query
      select c.id::text, jsonb_build_object(
               'organisation', o.name, 'email', c.email, 'state', c.state, 'createdAt', public.instant_text(c.created_at))
        from public.invitation_claim c join public.organisation o on o.id = c.inviter_organisation_id
       where c.claimant_organisation_id = p_organisation_id and c.claimant_user_id = p_person_id and (p_after is null or c.id > p_after::uuid)
       order by c.id limit p_size;
    when 'apiKeys' then return query
      select k.id::text, jsonb_build_object(
               'name', k.name, 'scopes', k.scopes, 'createdAt', public.instant_text(k.created_at),
               'expiresAt', public.instant_text(k.expires_at), 'revokedAt', public.instant_text(k.revoked_at))
        from public.api_key k
       where k.organisation_id = p_organisation_id and k.created_by = p_person_id and (p_after is null or k.id > p_after::uuid)
       order by k.id limit p_size;
    when 'activity' then return query
      select a.created_at::text || ' ' || a.id, jsonb_build_object(
               'event', a.event, 'at', public.instant_text(a.created_at), 'about', public.own_details(a.details, addresses))
        from public.activity a
       where a.organisation_id = p_organisation_id and a.actor_id = p_person_id
         and (p_after is null or (a.created_at, a.id) < (left(p_after, -37)::timestamptz, right(p_after, 36)::uuid))
       order by a.created_at desc, a.id desc limit p_size;
    when 'activityAboutYou' then return query
      select a.id::text, jsonb_build_object(
               'event', a.event, 'at', public.instant_text(a.created_at), 'about', public.own_details(a.details, addresses))
        from public.activity a
       where public.addresses_in(a.details) && addresses and a.details::text like '%@%'
         and a.organisation_id = p_organisation_id and a.actor_id is distinct from p_person_id
         and (p_after is null or a.id > p_after::uuid)
       order by a.id limit p_size;
    when 'history' then return query
      select h.sequence::text, jsonb_build_object(
               'event', h.event, 'at', public.instant_text(h.created_at), 'requestReference', h.request_reference, 'comment', h.comment,
               'product', case when l.customer_organisation_id = p_organisation_id then l.product_name else l.sent_name end)
        from public.line_history h
        join public.product_line l on l.customer_organisation_id = h.customer_organisation_id and l.id = h.line_id
       where h.actor_organisation_id = p_organisation_id and h.actor_id = p_person_id and (p_after is null or h.sequence > p_after::bigint)
       order by h.sequence limit p_size;
    when 'visitedRequests' then return query
      select v.customer_organisation_id || ' ' || v.line_id, jsonb_build_object(
               'at', public.instant_text(v.visited_at), 'requestReference', l.request_reference, 'product', l.sent_name)
        from public.line_visit v
        join public.product_line l on l.customer_organisation_id = v.customer_organisation_id and l.id = v.line_id
       where v.supplier_organisation_id = p_organisation_id and v.user_id = p_person_id
         and (p_after is null or (v.customer_organisation_id, v.line_id) > (left(p_after, 36)::uuid, right(p_after, 36)::uuid))
       order by v.customer_organisation_id, v.line_id limit p_size;
    when 'notifications' then return query
      select n.id::text, jsonb_build_object(
               'kind', n.kind, 'at', public.instant_text(n.created_at), 'requestReference', n.request_reference, 'product', n.product_name,
               'read', coalesce(n.id <= m.read_up_to, false)
                 or exists (select from public.notification_read r where r.user_id = p_person_id and r.notification_id = n.id))
        from public.organisation_user u
        join public.notification n on n.organisation_id = u.organisation_id
        left join public.notification_marker m on m.user_id = u.id
       where u.organisation_id = p_organisation_id and u.id = p_person_id and (p_after is null or n.id > p_after::bigint)
       order by n.id limit p_size;
    when 'trackingEvents' then return query
      select t.created_at::text || ' ' || t.id, jsonb_build_object(
               'name', t.name, 'at', public.instant_text(t.created_at), 'properties', t.properties)
        from public.tracking_event t
       where t.organisation_id = p_organisation_id and t.user_id = p_person_id
         and (p_after is null or (t.created_at, t.id) > (left(p_after, -37)::timestamptz, right(p_after, 36)::uuid))
       order by t.created_at, t.id limit p_size;
  end case;
end $$;

create function read_own_person(p_part text, p_after text, p_size integer) returns table (place text, entry jsonb)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select p.place, p.entry
    from public.read_person(public.current_organisation(), public.current_user_id(), null, p_part, p_after, p_size) p
$$;

revoke execute on function addresses_in(jsonb), addresses_of_person(uuid, uuid, text), replace_words(text, text[], text[]),
  replace_words_in_answer(jsonb, text[], text[]), erase_person(uuid, uuid, text, boolean), erase_own_account(text),
  instant_text(timestamptz), own_details(jsonb, text[]), read_person(uuid, uuid, text, text, text, integer),
  read_own_person(text, text, integer) from public;
-- The first is asked by an index of what they write.
grant execute on function addresses_in(jsonb) to pcf_app, pcf_worker;
grant execute on function erase_own_account(text), read_own_person(text, text, integer) to pcf_app;
