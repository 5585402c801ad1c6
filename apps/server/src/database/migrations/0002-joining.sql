-- How companies and people come in: accounts that are verified by a link, invitations of companies and colleagues,
-- access requests, and identities of an external provider. Links are stored as hashes; what a link may do is decided by
-- the row it points to, whose generation voids every older link when a newer one is sent.

alter table organisation add column placeholder_of uuid references organisation (id) on update cascade on delete cascade;
comment on column organisation.placeholder_of is 'Whose invitation brought it into being while nobody has registered it';

alter table account alter column password_hash drop not null;
alter table account
  add column language text not null default 'en' check (language in ('en', 'de', 'fr')),
  add column invitation_token_hash text,
  add column verification_generation integer not null default 0,
  add column reset_generation integer not null default 0,
  add column new_email text check (char_length(new_email) <= 254 and new_email = lower(new_email)),
  add column email_change_generation integer not null default 0;
create index account_unfinished_index on account (created_at);
create policy account_for_jobs on account to pcf_worker using (true);
grant select (id, email, email_verified_at, created_at, language, verification_generation, reset_generation, new_email,
  email_change_generation) on account to pcf_worker;
grant delete, update (verification_generation, reset_generation) on account to pcf_worker;

alter table organisation_user
  add column email_domain text not null generated always as (split_part(email, '@', 2)) stored,
  add unique (email);
create index organisation_user_domain_index on organisation_user (email_domain);
create index organisation_user_name_index on organisation_user (organisation_id, last_name, first_name, id);

alter table session add column user_agent text check (char_length(user_agent) <= 400);

-- Who did something, by name. It outlives the user, so that the history still says who it was.
create table actor (
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 201),
  primary key (organisation_id, id)
);
alter table actor enable row level security;
create policy actor_is_own on actor for select to pcf_app using (organisation_id = (select current_organisation()));
create policy actor_for_jobs on actor for select to pcf_worker using (true);
grant select on actor to pcf_app, pcf_worker;
insert into actor (organisation_id, id, name)
select organisation_id, id, first_name || ' ' || last_name from organisation_user;

-- A call that carries a key must not hold on to its user's row: whoever removes that user would wait for it, while it
-- waits for the organisation that the remover has locked.
alter table idempotency_key drop constraint idempotency_key_organisation_id_user_id_fkey;
alter table idempotency_key add foreign key (organisation_id, user_id)
  references actor (organisation_id, id) on update cascade on delete cascade;
-- Nor may an event of a user who is being removed fail.
alter table tracking_event drop constraint tracking_event_organisation_id_user_id_fkey;
alter table tracking_event add foreign key (organisation_id, user_id)
  references actor (organisation_id, id) on update cascade on delete cascade;

create table activity (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  actor_id uuid,
  event text not null check (event in (
    'USER_INVITED', 'USER_INVITATION_SENT_AGAIN', 'USER_INVITATION_WITHDRAWN', 'USER_JOINED', 'USER_REMOVED',
    'ACCESS_LEVEL_CHANGED', 'EMAIL_CHANGED', 'ACCESS_REQUESTED', 'ACCESS_APPROVED', 'ACCESS_DENIED', 'INVITATION_SENT',
    'INVITATION_SENT_AGAIN', 'INVITATION_ACCEPTED', 'INVITATION_DECLINED', 'CLAIM_REQUESTED', 'CLAIM_CONFIRMED',
    'CLAIM_REFUSED', 'CLAIM_UNDONE')),
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  foreign key (organisation_id, actor_id) references actor (organisation_id, id) on update cascade
);
create index activity_age_index on activity (organisation_id, created_at desc, id desc);
alter table activity enable row level security;
create policy activity_is_own on activity to pcf_app
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
grant select, insert (organisation_id, actor_id, event, details) on activity to pcf_app;

create table connection (
  customer_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  supplier_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_organisation_id, supplier_organisation_id),
  check (customer_organisation_id <> supplier_organisation_id)
);
create index connection_supplier_index on connection (supplier_organisation_id);
alter table connection enable row level security;
create policy connection_is_own on connection for select to pcf_app
  using ((customer_organisation_id = (select current_organisation())
          or supplier_organisation_id = (select current_organisation())) is true);
grant select on connection to pcf_app;

create table invitation (
  id uuid primary key default gen_random_uuid(),
  inviter_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  invited_by uuid not null,
  relation text not null check (relation in ('SUPPLIER', 'CUSTOMER')),
  email text not null check (char_length(email) <= 254 and email = lower(email)),
  organisation_name text check (char_length(organisation_name) between 1 and 255),
  message text check (char_length(message) between 1 and 2400),
  language text not null check (language in ('en', 'de', 'fr')),
  -- A placeholder until somebody claims it, unless the address is a second contact of a registered partner.
  partner_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  -- Who may answer it without its link.
  recipient_organisation_id uuid references organisation (id) on update cascade on delete set null,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED')),
  link_generation integer not null default 1,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (inviter_organisation_id, id),
  foreign key (inviter_organisation_id, invited_by) references actor (organisation_id, id) on update cascade
);
create unique index invitation_pending_index on invitation (inviter_organisation_id, relation, email) where status = 'PENDING';
create index invitation_sent_index on invitation (inviter_organisation_id, created_at desc, id desc);
create index invitation_sent_status_index on invitation (inviter_organisation_id, status, created_at desc, id desc);
create index invitation_received_index on invitation (recipient_organisation_id, created_at desc, id desc);
create index invitation_email_index on invitation (email, inviter_organisation_id);
create index invitation_partner_index on invitation (partner_organisation_id);
alter table invitation enable row level security;
create policy invitation_is_own on invitation to pcf_app
  using (inviter_organisation_id = (select current_organisation()))
  with check (inviter_organisation_id = (select current_organisation()));
create policy invitation_for_jobs on invitation for select to pcf_worker using (true);
grant select, update (link_generation, sent_at) on invitation to pcf_app;
grant select on invitation to pcf_worker;

create table invitation_claim (
  id uuid primary key default gen_random_uuid(),
  inviter_organisation_id uuid not null,
  invitation_id uuid not null,
  claimant_organisation_id uuid not null,
  claimant_user_id uuid not null,
  email text not null,
  state text not null check (state in ('ENABLED', 'DISABLED', 'WAITING_FOR_APPROVAL', 'WAITING_FOR_COMPLETION')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  foreign key (inviter_organisation_id, invitation_id) references invitation (inviter_organisation_id, id) on update cascade on delete cascade,
  foreign key (claimant_organisation_id, claimant_user_id) references actor (organisation_id, id) on update cascade on delete cascade
);
create unique index invitation_claim_waiting_index on invitation_claim (invitation_id, claimant_organisation_id)
  where state = 'WAITING_FOR_APPROVAL';
create unique index invitation_claim_effective_index on invitation_claim (invitation_id) where state = 'ENABLED';
create index invitation_claim_invitation_index on invitation_claim (invitation_id);
create index invitation_claim_state_index on invitation_claim (inviter_organisation_id, state);
create index invitation_claim_claimant_index on invitation_claim (claimant_organisation_id);
alter table invitation_claim enable row level security;
create policy invitation_claim_is_own on invitation_claim for select to pcf_app
  using ((inviter_organisation_id = (select current_organisation())
          or claimant_organisation_id = (select current_organisation())) is true);
create policy invitation_claim_for_jobs on invitation_claim for select to pcf_worker using (true);
grant select on invitation_claim to pcf_app, pcf_worker;

create table user_invitation (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  invited_by uuid not null,
  email text not null check (char_length(email) <= 254 and email = lower(email)),
  access_level text not null check (access_level in ('ADMIN', 'EDITOR')),
  language text not null check (language in ('en', 'de', 'fr')),
  link_generation integer not null default 1,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  unique (organisation_id, email),
  foreign key (organisation_id, invited_by) references actor (organisation_id, id) on update cascade
);
create index user_invitation_age_index on user_invitation (organisation_id, created_at desc, id desc);
alter table user_invitation enable row level security;
create policy user_invitation_is_own on user_invitation to pcf_app
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy user_invitation_for_jobs on user_invitation for select to pcf_worker using (true);
grant select, insert (organisation_id, invited_by, email, access_level, language), update (link_generation, sent_at), delete
  on user_invitation to pcf_app;
grant select on user_invitation to pcf_worker;

create table access_request (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  email text not null,
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  job_title text check (char_length(job_title) between 1 and 100),
  language text not null check (language in ('en', 'de', 'fr')),
  message text check (char_length(message) between 1 and 2400),
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'DENIED')),
  link_generation integer not null default 1,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by uuid,
  foreign key (organisation_id, answered_by) references actor (organisation_id, id) on update cascade
);
create unique index access_request_pending_index on access_request (account_id) where status = 'PENDING';
create index access_request_account_index on access_request (account_id);
create index access_request_age_index on access_request (organisation_id, status, created_at, id);
alter table access_request enable row level security;
create policy access_request_is_own on access_request to pcf_app
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy access_request_for_jobs on access_request for select to pcf_worker using (true);
grant select, update (status, answered_at, answered_by) on access_request to pcf_app;
grant select on access_request to pcf_worker;

create table link_token (
  hash text primary key check (char_length(hash) = 43),
  purpose text not null check (purpose in (
    'INVITATION', 'USER_INVITATION', 'ACCESS_REQUEST', 'EMAIL_VERIFICATION', 'EMAIL_CHANGE', 'PASSWORD_RESET')),
  subject_id uuid not null,
  generation integer not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index link_token_subject_index on link_token (purpose, subject_id);
create index link_token_expiry_index on link_token (expires_at);
alter table link_token enable row level security;
create policy link_token_for_jobs on link_token to pcf_worker using (true) with check (true);
grant select, insert, delete on link_token to pcf_worker;

create table external_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index external_identity_account_index on external_identity (account_id);
alter table external_identity enable row level security;

create unlogged table identity_nonce (
  hash text primary key check (char_length(hash) = 43),
  expires_at timestamptz not null
);
create index identity_nonce_expiry_index on identity_nonce (expires_at);
alter table identity_nonce enable row level security;
create policy identity_nonce_clean_up on identity_nonce to pcf_worker using (true);
grant select, delete on identity_nonce to pcf_worker;

-- What each side may read of an invitation that two organisations share. Owned by the owner, so each names its side.
create view sent_invitation as
select i.id, i.email, i.relation, i.status, i.message, i.partner_organisation_id, i.created_at, i.sent_at, i.answered_at,
       i.inviter_organisation_id,
       case when i.status = 'ACCEPTED' then p.name else i.organisation_name end as organisation_name,
       a.name as invited_by,
       c.claims,
       coalesce(c.effective, false) as can_undo
  from invitation i
  join organisation p on p.id = i.partner_organisation_id
  join actor a on a.organisation_id = i.inviter_organisation_id and a.id = i.invited_by
  left join lateral (
    select jsonb_agg(jsonb_build_object(
             'id', k.id, 'state', k.state, 'organisationName', o.name, 'personName', w.name, 'email', k.email,
             'createdAt', to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by k.created_at, k.id) as claims,
           bool_or(k.state = 'ENABLED') as effective
      from invitation_claim k
      join organisation o on o.id = k.claimant_organisation_id
      join actor w on w.organisation_id = k.claimant_organisation_id and w.id = k.claimant_user_id
     where k.invitation_id = i.id and k.state in ('WAITING_FOR_APPROVAL', 'ENABLED')) c on true
 where i.inviter_organisation_id = (select current_organisation());

create view received_invitation as
select i.id, i.email, i.relation, i.status, i.message, i.created_at, i.answered_at,
       o.name as organisation_name, a.name as invited_by, k.state as claim_state
  from invitation i
  join organisation o on o.id = i.inviter_organisation_id
  join actor a on a.organisation_id = i.inviter_organisation_id and a.id = i.invited_by
  left join invitation_claim k on k.invitation_id = i.id and k.claimant_organisation_id = (select current_organisation())
       and k.state in ('WAITING_FOR_APPROVAL', 'ENABLED')
 where i.id in (select r.id from invitation r where r.recipient_organisation_id = (select current_organisation())
                union all
                select c.invitation_id from invitation_claim c
                 where c.claimant_organisation_id = (select current_organisation()) and c.state in ('WAITING_FOR_APPROVAL', 'ENABLED'));

revoke all on sent_invitation, received_invitation from public;
grant select on sent_invitation, received_invitation to pcf_app;

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

-- Whether the caller is an ADMIN; locks the organisation, so that of two ADMINs who demote each other one stays.
create function lock_as_admin() returns boolean
language plpgsql
as $$
begin
  perform from public.organisation o where o.id = public.current_organisation() for no key update;
  return exists (select from public.organisation_user u where u.organisation_id = public.current_organisation()
                    and u.id = public.current_user_id() and u.access_level = 'ADMIN');
end $$;

create function change_access_level(p_user_id uuid, p_access_level text) returns text
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
  return 'CHANGED';
end $$;

-- All of them or none. Their sessions end with them, their names stay in the history.
create function remove_users(p_emails text[]) returns text
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
  for person in select * from public.organisation_user u
                 where u.organisation_id = public.current_organisation() and u.email = any (p_emails) loop
    delete from public.organisation_user where id = person.id;
    delete from public.account where id = person.account_id;
    perform public.record_activity(person.organisation_id, public.current_user_id(), 'USER_REMOVED',
      jsonb_build_object('email', person.email, 'name', person.first_name || ' ' || person.last_name));
  end loop;
  return 'REMOVED';
end $$;

-- An invitation leads to a placeholder of the inviter's own, or to the partner whose second contact it names. The exact
-- address of a registered user decides only who may answer it, so that nothing tells the inviter who is registered.
create function create_invitation(p_email text, p_relation text, p_organisation_name text, p_message text, p_language text, p_partner_id uuid)
returns table (outcome text, invitation_id uuid, routed boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  inviter uuid := public.current_organisation();
  partner uuid := p_partner_id;
  registered uuid;
begin
  -- One at a time for an organisation: the same address in two calls makes one placeholder.
  perform from public.organisation o where o.id = inviter for no key update;
  select u.organisation_id into registered from public.organisation_user u where u.email = p_email;
  routed := registered is not null;
  if partner is not null and not exists (select from public.connection c
       where c.customer_organisation_id = public.customer_of(p_relation, inviter, partner)
         and c.supplier_organisation_id = public.supplier_of(p_relation, inviter, partner)) then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  if registered = inviter then
    outcome := 'OWN_ORGANISATION';
    return next;
    return;
  end if;
  select i.id into create_invitation.invitation_id from public.invitation i
   where i.inviter_organisation_id = inviter and i.relation = p_relation and i.email = p_email and i.status = 'PENDING';
  if found then
    outcome := 'ALREADY_INVITED';
    return next;
    return;
  end if;
  -- The address is a partner's, or an invitation to it led to one.
  if exists (select from (select registered as id
                          union all
                          select i.partner_organisation_id from public.invitation i
                           where i.inviter_organisation_id = inviter and i.relation = p_relation and i.email = p_email and i.status = 'ACCEPTED') k
               join public.connection c on c.customer_organisation_id = public.customer_of(p_relation, inviter, k.id)
                and c.supplier_organisation_id = public.supplier_of(p_relation, inviter, k.id)
              where c.status = 'ACCEPTED') then
    outcome := 'ALREADY_CONNECTED';
    return next;
    return;
  end if;
  if partner is null then
    -- Whoever declined and is invited again is the same partner as before.
    select i.partner_organisation_id into partner from public.invitation i
      join public.connection c on c.customer_organisation_id = public.customer_of(p_relation, inviter, i.partner_organisation_id)
       and c.supplier_organisation_id = public.supplier_of(p_relation, inviter, i.partner_organisation_id)
     where i.inviter_organisation_id = inviter and i.relation = p_relation and i.email = p_email and i.status = 'DECLINED'
     order by i.answered_at desc limit 1;
  end if;
  if partner is null then
    insert into public.organisation (name, placeholder_of) values (coalesce(p_organisation_name, p_email), inviter) returning id into partner;
  end if;
  insert into public.connection as c (customer_organisation_id, supplier_organisation_id)
  values (public.customer_of(p_relation, inviter, partner), public.supplier_of(p_relation, inviter, partner))
  on conflict (customer_organisation_id, supplier_organisation_id) do update set status = 'PENDING', updated_at = now()
    where c.status = 'DECLINED';
  insert into public.invitation (inviter_organisation_id, invited_by, relation, email, organisation_name, message, language,
                                 partner_organisation_id, recipient_organisation_id)
  values (inviter, public.current_user_id(), p_relation, p_email, p_organisation_name, p_message, p_language, partner, registered)
  returning id into create_invitation.invitation_id;
  perform public.record_activity(inviter, public.current_user_id(), 'INVITATION_SENT', jsonb_build_object('email', p_email, 'relation', p_relation));
  outcome := 'INVITED';
  return next;
end $$;

-- Refuses who still waits, but for the one that took effect; answers whom to tell.
create function refuse_waiting(p_invitation_id uuid, p_taken_by uuid) returns uuid[]
language sql
as $$
  with refused as (
    update public.invitation_claim set state = 'DISABLED', decided_at = now()
     where invitation_id = p_invitation_id and state = 'WAITING_FOR_APPROVAL' and claimant_organisation_id is distinct from p_taken_by
    returning id
  )
  select coalesce(array_agg(id), '{}') from refused
$$;

-- The connection with the placeholder becomes one with the claimant, or joins the one they have already. Answers whose
-- claims are refused thereby.
create function take_claim(p_invitation public.invitation, p_organisation_id uuid, p_user_id uuid, p_email text) returns uuid[]
language plpgsql
as $$
declare
  inviter uuid := p_invitation.inviter_organisation_id;
  partner uuid := p_invitation.partner_organisation_id;
  placeholder boolean := exists (select from public.organisation o where o.id = partner and o.placeholder_of is not null);
  refused uuid[] := public.refuse_waiting(p_invitation.id, p_organisation_id);
begin
  insert into public.connection as c (customer_organisation_id, supplier_organisation_id, status)
  values (public.customer_of(p_invitation.relation, inviter, p_organisation_id),
          public.supplier_of(p_invitation.relation, inviter, p_organisation_id), 'ACCEPTED')
  on conflict (customer_organisation_id, supplier_organisation_id) do update set status = 'ACCEPTED', updated_at = now();
  if placeholder then
    delete from public.connection c
     where c.customer_organisation_id = public.customer_of(p_invitation.relation, inviter, partner)
       and c.supplier_organisation_id = public.supplier_of(p_invitation.relation, inviter, partner);
    update public.invitation set partner_organisation_id = p_organisation_id
     where inviter_organisation_id = inviter and partner_organisation_id = partner and id <> p_invitation.id;
  end if;
  update public.invitation
     set status = 'ACCEPTED', answered_at = now(), partner_organisation_id = p_organisation_id, recipient_organisation_id = p_organisation_id
   where id = p_invitation.id;
  update public.invitation_claim set state = 'ENABLED', decided_at = now()
   where invitation_id = p_invitation.id and state = 'WAITING_FOR_APPROVAL';
  if not found then
    insert into public.invitation_claim (inviter_organisation_id, invitation_id, claimant_organisation_id, claimant_user_id, email, state, decided_at)
    values (inviter, p_invitation.id, p_organisation_id, p_user_id, p_email, 'ENABLED', now());
  end if;
  perform public.use_links('INVITATION', p_invitation.id);
  perform public.record_activity(inviter, null, 'INVITATION_ACCEPTED',
            jsonb_build_object('email', p_invitation.email, 'organisation', (select o.name from public.organisation o where o.id = p_organisation_id))),
          public.record_activity(p_organisation_id, p_user_id, 'INVITATION_ACCEPTED',
            jsonb_build_object('organisation', (select o.name from public.organisation o where o.id = inviter)));
  return refused;
end $$;

-- Accepts for the own organisation: without the link where the invitation was received, otherwise with it. The same
-- address or, where the caller's domain is no public one, the same domain takes effect at once; any other waits.
create function accept_invitation(p_invitation_id uuid, p_token_hash text, p_domain text)
returns table (outcome text, status text, claim_id uuid, refused uuid[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  person public.organisation_user;
  asked public.invitation;
  link_state text;
begin
  select * into person from public.organisation_user u where u.organisation_id = own and u.id = public.current_user_id();
  perform public.lock_inviters(array[p_invitation_id]);
  select * into asked from public.invitation i where i.id = p_invitation_id for update;
  if p_token_hash is not null then
    select case when r.subject_id = asked.id then r.state else 'UNKNOWN' end into link_state
      from public.resolve_link(p_token_hash, 'INVITATION') r;
  end if;
  if asked.recipient_organisation_id is distinct from own and link_state is null then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  if asked.recipient_organisation_id is distinct from own and link_state <> 'VALID' then
    outcome := 'INVALID_LINK';
    status := link_state;
    return next;
    return;
  end if;
  if asked.inviter_organisation_id = own then
    outcome := 'OWN_ORGANISATION';
    return next;
    return;
  end if;
  status := asked.status;
  if asked.status <> 'PENDING' then
    outcome := 'INVALID_TRANSITION';
    return next;
    return;
  end if;
  if asked.recipient_organisation_id = own or asked.email = person.email or split_part(asked.email, '@', 2) = p_domain then
    refused := public.take_claim(asked, own, person.id, person.email);
    outcome := 'ENABLED';
    status := 'ACCEPTED';
  else
    insert into public.invitation_claim as c (inviter_organisation_id, invitation_id, claimant_organisation_id, claimant_user_id, email, state)
    values (asked.inviter_organisation_id, asked.id, own, person.id, person.email, 'WAITING_FOR_APPROVAL')
    on conflict (invitation_id, claimant_organisation_id) where state = 'WAITING_FOR_APPROVAL' do nothing
    returning c.id into accept_invitation.claim_id;
    if found then
      perform public.record_activity(asked.inviter_organisation_id, null, 'CLAIM_REQUESTED',
        jsonb_build_object('email', person.email, 'invited', asked.email));
    end if;
    outcome := 'WAITING_FOR_APPROVAL';
  end if;
  return next;
end $$;

create function decline_invitation(p_invitation_id uuid)
returns table (outcome text, status text, refused uuid[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  asked public.invitation;
begin
  perform public.lock_inviters(array[p_invitation_id]);
  select * into asked from public.invitation i where i.id = p_invitation_id and i.recipient_organisation_id = own for update;
  if not found then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  status := asked.status;
  if asked.status <> 'PENDING' then
    outcome := 'INVALID_TRANSITION';
    return next;
    return;
  end if;
  update public.invitation set status = 'DECLINED', answered_at = now() where id = asked.id;
  update public.connection c set status = 'DECLINED', updated_at = now()
   where c.customer_organisation_id = public.customer_of(asked.relation, asked.inviter_organisation_id, asked.partner_organisation_id)
     and c.supplier_organisation_id = public.supplier_of(asked.relation, asked.inviter_organisation_id, asked.partner_organisation_id)
     and c.status = 'PENDING'
     and not exists (select from public.invitation o where o.inviter_organisation_id = asked.inviter_organisation_id
                       and o.partner_organisation_id = asked.partner_organisation_id and o.relation = asked.relation and o.status = 'PENDING');
  refused := public.refuse_waiting(asked.id, null);
  perform public.use_links('INVITATION', asked.id);
  perform public.record_activity(asked.inviter_organisation_id, null, 'INVITATION_DECLINED', jsonb_build_object('email', asked.email)),
          public.record_activity(own, public.current_user_id(), 'INVITATION_DECLINED',
            jsonb_build_object('organisation', (select o.name from public.organisation o where o.id = asked.inviter_organisation_id)));
  outcome := 'DECLINED';
  status := 'DECLINED';
  return next;
end $$;

-- Refuses or confirms one of those who wait; the others are refused once one takes effect.
create function decide_claim(p_invitation_id uuid, p_claim_id uuid, p_confirmed boolean)
returns table (outcome text, status text, refused uuid[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  asked public.invitation;
  waiting public.invitation_claim;
begin
  perform public.lock_inviters(array[p_invitation_id]);
  select * into asked from public.invitation i where i.id = p_invitation_id and i.inviter_organisation_id = own for update;
  select * into waiting from public.invitation_claim c where c.id = p_claim_id and c.invitation_id = asked.id;
  if waiting.id is null then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  status := case waiting.state when 'WAITING_FOR_APPROVAL' then asked.status else waiting.state end;
  if waiting.state <> 'WAITING_FOR_APPROVAL' or (p_confirmed and asked.status <> 'PENDING') then
    outcome := 'INVALID_TRANSITION';
    return next;
    return;
  end if;
  if p_confirmed then
    refused := public.take_claim(asked, waiting.claimant_organisation_id, waiting.claimant_user_id, waiting.email);
    status := 'ACCEPTED';
  else
    update public.invitation_claim set state = 'DISABLED', decided_at = now() where id = waiting.id;
  end if;
  perform public.record_activity(own, public.current_user_id(), case when p_confirmed then 'CLAIM_CONFIRMED' else 'CLAIM_REFUSED' end,
    jsonb_build_object('email', waiting.email, 'invited', asked.email));
  outcome := 'DECIDED';
  return next;
end $$;

-- The wrong party goes without what was prepared for the right one: a fresh placeholder takes its place, and the
-- invited address, where somebody else has registered with it, may answer.
create function undo_claim(p_invitation_id uuid)
returns table (outcome text, status text, claim_id uuid)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  asked public.invitation;
  effective public.invitation_claim;
  placeholder uuid;
begin
  if not public.lock_as_admin() then
    outcome := 'FORBIDDEN';
    return next;
    return;
  end if;
  select * into asked from public.invitation i where i.id = p_invitation_id and i.inviter_organisation_id = own for update;
  if not found then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  status := asked.status;
  select * into effective from public.invitation_claim c where c.invitation_id = asked.id and c.state = 'ENABLED';
  if asked.status <> 'ACCEPTED' or effective.id is null then
    outcome := 'INVALID_TRANSITION';
    return next;
    return;
  end if;
  insert into public.organisation (name, placeholder_of) values (coalesce(asked.organisation_name, asked.email), own) returning id into placeholder;
  update public.invitation_claim set state = 'DISABLED', decided_at = now() where id = effective.id;
  update public.invitation
     set status = 'PENDING', answered_at = null, partner_organisation_id = placeholder, link_generation = asked.link_generation + 1,
         recipient_organisation_id = (select u.organisation_id from public.organisation_user u
           where u.email = asked.email and u.organisation_id not in (own, effective.claimant_organisation_id))
   where id = asked.id;
  -- The connection goes, unless another claim made it too.
  delete from public.connection c
   where c.customer_organisation_id = public.customer_of(asked.relation, own, effective.claimant_organisation_id)
     and c.supplier_organisation_id = public.supplier_of(asked.relation, own, effective.claimant_organisation_id)
     and not exists (select from public.invitation o join public.invitation_claim k on k.invitation_id = o.id and k.state = 'ENABLED'
                      where o.inviter_organisation_id = own and o.relation = asked.relation
                        and o.partner_organisation_id = effective.claimant_organisation_id);
  update public.invitation o set partner_organisation_id = placeholder
   where o.inviter_organisation_id = own and o.relation = asked.relation and o.status = 'PENDING'
     and o.partner_organisation_id = effective.claimant_organisation_id
     and not exists (select from public.connection c
                      where c.customer_organisation_id = public.customer_of(asked.relation, own, effective.claimant_organisation_id)
                        and c.supplier_organisation_id = public.supplier_of(asked.relation, own, effective.claimant_organisation_id));
  insert into public.connection (customer_organisation_id, supplier_organisation_id)
  values (public.customer_of(asked.relation, own, placeholder), public.supplier_of(asked.relation, own, placeholder));
  perform public.record_activity(own, public.current_user_id(), 'CLAIM_UNDONE', jsonb_build_object('email', effective.email, 'invited', asked.email)),
          public.record_activity(effective.claimant_organisation_id, null, 'CLAIM_UNDONE',
            jsonb_build_object('organisation', (select o.name from public.organisation o where o.id = own)));
  outcome := 'UNDONE';
  status := 'PENDING';
  claim_id := effective.id;
  return next;
end $$;

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
