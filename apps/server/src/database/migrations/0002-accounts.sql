-- Accounts, users, sessions and keys: how people and machines sign in, what a link of a mail or a session lets them do, and what
-- they did. Links are stored as hashes; what a link may do is decided by the row it points to, whose generation voids every older
-- link when a newer one is sent. What was handed out under a password, an address or a membership ends with it.

-- Credentials. A person signs in with an account and acts as a user of one organisation.
create table account (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) <= 254 and email = lower(email)),
  password_hash text,
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  language text not null default 'en' check (language in ('en', 'de', 'fr')),
  invitation_token_hash text,
  verification_generation integer not null default 0,
  reset_generation integer not null default 0,
  new_email text check (char_length(new_email) <= 254 and new_email = lower(new_email)),
  email_change_generation integer not null default 0
);
create index account_unfinished_index on account (created_at);
alter table account enable row level security;
create policy account_for_jobs on account to {{worker}} using (true);
grant select (id, email, email_verified_at, created_at, language, verification_generation, reset_generation, new_email,
  email_change_generation), update (verification_generation, reset_generation), delete on account to {{worker}};

create table organisation_user (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  account_id uuid not null unique references account (id),
  email text not null,
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  job_title text check (char_length(job_title) between 1 and 100),
  language text not null default 'en' check (language in ('en', 'de', 'fr')),
  access_level text not null check (access_level in ('ADMIN', 'EDITOR')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email_domain text not null generated always as (split_part(email, '@', 2)) stored,
  unique (organisation_id, id),
  unique (email)
);
create index organisation_user_domain_index on organisation_user (email_domain);
create index organisation_user_name_index on organisation_user (organisation_id, last_name, first_name, id);
alter table organisation_user enable row level security;
create policy organisation_user_is_own on organisation_user to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy organisation_user_for_jobs on organisation_user for select to {{worker}} using (true);
grant select, insert (id, organisation_id, account_id, email, first_name, last_name, job_title, language, access_level),
  update (first_name, last_name, job_title, language, updated_at) on organisation_user to {{app}};
grant select on organisation_user to {{worker}};

-- Who did something, by name. It outlives the user, so that the history still says who it was.
create table actor (
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 201),
  primary key (organisation_id, id)
);
alter table actor enable row level security;
create policy actor_is_own on actor for select to {{app}} using (organisation_id = (select current_organisation()));
create policy actor_for_jobs on actor for select to {{worker}} using (true);
grant select on actor to {{app}}, {{worker}};

-- Whether it is an organisation of the demo while that is off, or somebody of one.
create function is_refused(p_id uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select exists (select from public.demo_organisation d
                  where d.refused
                    and d.organisation_id in (select p_id union all
                                              select u.organisation_id from public.organisation_user u where u.id = p_id))
$$;

-- The addresses that an entry of the log names, under whatever word; few entries name one.
-- Asked by an index of what application and worker write, so that both may call it.
create function addresses_in(p_details jsonb) returns text[]
language sql immutable parallel safe
return array(select d.value from jsonb_each_text(p_details) d where d.value like '%@%');

create table activity (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  actor_id uuid,
  event text not null check (event in (
    'USER_INVITED', 'USER_INVITATION_SENT_AGAIN', 'USER_INVITATION_WITHDRAWN', 'USER_JOINED', 'USER_REMOVED', 'USER_ERASED',
    'ACCESS_LEVEL_CHANGED', 'EMAIL_CHANGED', 'ACCESS_REQUESTED', 'ACCESS_APPROVED', 'ACCESS_DENIED', 'INVITATION_SENT',
    'INVITATION_SENT_AGAIN', 'INVITATION_ACCEPTED', 'INVITATION_DECLINED', 'CLAIM_REQUESTED', 'CLAIM_CONFIRMED',
    'CLAIM_REFUSED', 'CLAIM_UNDONE', 'SUPPLIER_REMOVED',
    'ORGANISATION_CHANGED', 'LOGO_CHANGED', 'SBTI_TARGET_CHANGED', 'API_KEY_CREATED', 'API_KEY_REVOKED',
    'NETWORK_CONNECTION_CREATED', 'NETWORK_CONNECTION_CHANGED', 'NETWORK_CONNECTION_DELETED', 'NETWORK_CREDENTIALS_RENEWED',
    'PRODUCTS_CREATED', 'PRODUCT_CHANGED', 'PRODUCTS_DELETED', 'PRODUCTS_ARCHIVED', 'PRODUCTS_RESTORED', 'ESTIMATE_CHOSEN',
    'REQUESTS_SENT', 'REQUESTS_RESENT', 'REQUESTS_CANCELED', 'REQUESTS_DECLINED', 'WORK_BEGUN', 'DATA_SUBMITTED', 'DATA_ACCEPTED',
    'DATA_REJECTED', 'ACCEPTANCE_WITHDRAWN', 'COMMENT_WRITTEN', 'TEMPLATES_CREATED', 'TEMPLATES_CHANGED', 'TEMPLATES_DELETED',
    'DOCUMENTS_ADDED', 'DOCUMENTS_DELETED', 'DATA_EXPORTED')),
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  foreign key (organisation_id, actor_id) references actor (organisation_id, id) on update cascade
);
create index activity_age_index on activity (organisation_id, created_at desc, id desc);
create index activity_event_index on activity (organisation_id, event, created_at desc, id desc);
create index activity_actor_index on activity (organisation_id, actor_id, created_at desc, id desc);
create index activity_address_index on activity using gin (addresses_in(details)) where details::text like '%@%';
alter table activity enable row level security;
create policy activity_is_own on activity to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
-- What has had its time by the settings of whoever operates.
create policy activity_clean_up on activity to {{worker}} using (true);
grant select, insert (organisation_id, actor_id, event, details) on activity to {{app}};
grant select (id, organisation_id, created_at), delete on activity to {{worker}};

create function record_activity(p_organisation_id uuid, p_actor_id uuid, p_event text, p_details jsonb) returns void
language sql
as $$
  insert into public.activity (organisation_id, actor_id, event, details)
  values (p_organisation_id, p_actor_id, p_event, jsonb_strip_nulls(p_details))
$$;

-- One row a session: the family of its refresh tokens, advanced by a conditional update. Nothing secret is stored.
create table session (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null,
  user_id uuid not null,
  counter integer not null default 0,
  advanced_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  user_agent text check (char_length(user_agent) <= 400),
  foreign key (organisation_id, user_id) references organisation_user (organisation_id, id) on update cascade on delete cascade
);
create index session_user_index on session (organisation_id, user_id);
create index session_expiry_index on session (expires_at);
alter table session enable row level security;
create policy session_clean_up on session to {{worker}} using (true);
grant select, delete on session to {{worker}};

create table link_token (
  hash text primary key check (char_length(hash) = 43),
  purpose text not null check (purpose in (
    'INVITATION', 'USER_INVITATION', 'ACCESS_REQUEST', 'EMAIL_VERIFICATION', 'EMAIL_CHANGE', 'PASSWORD_RESET')),
  subject_id uuid not null,
  generation integer not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  -- A link that only one of its recipients may use, while they are who they were.
  recipient_user_id uuid
);
create index link_token_subject_index on link_token (purpose, subject_id);
create index link_token_expiry_index on link_token (expires_at);
create index link_token_recipient_index on link_token (recipient_user_id) where recipient_user_id is not null;
comment on column link_token.recipient_user_id is 'The ADMIN to whom the link of an access request was sent';
alter table link_token enable row level security;
create policy link_token_for_jobs on link_token to {{worker}} using (true) with check (true);
grant select, insert, delete on link_token to {{worker}};

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
create index user_invitation_email_index on user_invitation (email);
alter table user_invitation enable row level security;
create policy user_invitation_is_own on user_invitation to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy user_invitation_for_jobs on user_invitation for select to {{worker}} using (true);
grant select, insert (organisation_id, invited_by, email, access_level, language), update (link_generation, sent_at), delete
  on user_invitation to {{app}};
grant select on user_invitation to {{worker}};

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
create policy access_request_is_own on access_request to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy access_request_for_jobs on access_request for select to {{worker}} using (true);
grant select, update (status, answered_at, answered_by) on access_request to {{app}};
grant select on access_request to {{worker}};

-- Identities of an external provider.

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
create policy identity_nonce_clean_up on identity_nonce to {{worker}} using (true);
grant select, delete on identity_nonce to {{worker}};

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

-- Machines that call the API with keys.

create table api_key (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- Of the secret, which nobody can read again.
  hash text not null unique,
  -- The end of the secret, to tell keys apart.
  hint text not null check (char_length(hint) = 4),
  scopes text[] not null check (cardinality(scopes) > 0
    and scopes <@ array['READ', 'PRODUCTS', 'REQUESTS', 'ANSWERS', 'PARTNERS', 'ACTIVITY']),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_by uuid,
  revoked_at timestamptz,
  unique (organisation_id, id),
  foreign key (organisation_id, created_by) references actor (organisation_id, id) on update cascade,
  foreign key (organisation_id, revoked_by) references actor (organisation_id, id) on update cascade,
  check ((revoked_at is null) = (revoked_by is null))
);
create index api_key_age_index on api_key (organisation_id, created_at desc, id desc);
create index api_key_creator_index on api_key (organisation_id, created_by);
create index api_key_revoker_index on api_key (organisation_id, revoked_by) where revoked_by is not null;
alter table api_key enable row level security;
create policy api_key_is_own on api_key to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy api_key_for_jobs on api_key to {{worker}} using (true);
grant select (id, organisation_id, name, hint, scopes, created_by, created_at, expires_at, last_used_at, revoked_by, revoked_at),
  insert (id, organisation_id, name, hash, hint, scopes, created_by, expires_at), update (revoked_by, revoked_at)
  on api_key to {{app}};
grant select (id, last_used_at), update (last_used_at) on api_key to {{worker}};

-- A key acts under its own name, as a person does.
create function name_key_actor() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.actor (organisation_id, id, name) values (new.organisation_id, new.id, new.name);
  return null;
end $$;
create trigger api_key_is_actor after insert on api_key for each row execute function name_key_actor();

-- The log with the names of those who acted; a key is told apart from a person.
create view own_activity as
select a.id, a.organisation_id, a.actor_id, a.event, a.details, a.created_at, w.name as actor_name,
       exists (select from api_key k where k.organisation_id = a.organisation_id and k.id = a.actor_id) as by_key
  from activity a
  left join actor w on w.organisation_id = a.organisation_id and w.id = a.actor_id
 where a.organisation_id = current_organisation();
grant select on own_activity to {{app}};

-- A POST that carried an Idempotency-Key, with its answer, written in the transaction of what it did. It names the actor: a
-- call that carries a key must not hold on to its user's row, since whoever removes that user would wait for it, while it waits
-- for the organisation that the remover has locked.
create table idempotency_key (
  organisation_id uuid not null,
  user_id uuid not null,
  key text not null check (char_length(key) between 1 and 255),
  operation text not null,
  request_hash text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (organisation_id, user_id, key),
  foreign key (organisation_id, user_id) references actor (organisation_id, id) on update cascade on delete cascade
);
create index idempotency_key_age_index on idempotency_key (created_at);
alter table idempotency_key enable row level security;
create policy idempotency_key_is_own on idempotency_key to {{app}}
  using (organisation_id = (select current_organisation()) and user_id = (select current_user_id()))
  with check (organisation_id = (select current_organisation()) and user_id = (select current_user_id()));
create policy idempotency_key_clean_up on idempotency_key to {{worker}} using (true);
grant select, insert, update (status, body) on idempotency_key to {{app}};
grant select, delete on idempotency_key to {{worker}};

-- Names the actor, so that no event of a user who is being removed fails.
create table tracking_event (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null,
  user_id uuid not null,
  name text not null,
  properties jsonb not null,
  plan_version integer not null,
  plan_branch text not null,
  environment_key text not null,
  region text not null check (region in ('EU', 'US')),
  created_at timestamptz not null default now(),
  foreign key (organisation_id, user_id) references actor (organisation_id, id) on update cascade on delete cascade
);
create index tracking_event_organisation_index on tracking_event (organisation_id, created_at);
create index tracking_event_user_index on tracking_event (organisation_id, user_id, created_at, id);
create index tracking_event_age_index on tracking_event (created_at);
alter table tracking_event enable row level security;
create policy tracking_event_is_own on tracking_event for insert to {{app}}
  with check (organisation_id = (select current_organisation()) and user_id = (select current_user_id()));
create policy tracking_event_clean_up on tracking_event to {{worker}} using (true);
grant insert on tracking_event to {{app}};
grant select (id, created_at), delete on tracking_event to {{worker}};

-- Guesses at one password from many networks: where an account was signed in to before, and the codes that a network needs
-- from which it never was. The application reaches both through the functions below alone.

-- The application gives a network as a keyed hash; together with the account it is kept in a way that tells neither which
-- network it was nor that two accounts share one.
create function network_of_account(p_account_id uuid, p_network text) returns text
language sql immutable
return encode(sha256(convert_to(p_account_id::text || ' ' || p_network, 'UTF8')), 'base64');

create table sign_in_network (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  network text not null,
  last_used_at timestamptz not null default now(),
  unique (account_id, network)
);
create index sign_in_network_age_index on sign_in_network (last_used_at);
alter table sign_in_network enable row level security;
create policy sign_in_network_clean_up on sign_in_network to {{worker}} using (true);
grant select (id, last_used_at), delete on sign_in_network to {{worker}};

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
alter table sign_in_code enable row level security;
create policy sign_in_code_for_mails on sign_in_code to {{worker}} using (true);
grant select (id, account_id, expires_at), delete on sign_in_code to {{worker}};

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

-- Sessions, and what a request may do.

-- The first statement of every signed-in request: who is it, now, according to the database. A credential is the id of a session,
-- "key:" and the hash of an API key, which has scopes instead of a level that is its own, or "net:" and the hash of a partner's
-- token, which may do on its side what asking and answering take. Who had one that lapsed hears that it did.
-- Connections of the application plan each statement for the values at hand, since organisations differ in size. What looks up a
-- row by its key is the same for everybody: this function and others with "plan_cache_mode = auto" plan their statements a few
-- times and keep that.
create function begin_request(p_credential text)
returns table (user_id uuid, organisation_id uuid, access_level text, scopes text[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
declare
  lapsed boolean := false;
begin
  if p_credential like 'key:%' then
    select k.id, k.organisation_id, 'EDITOR', k.scopes
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level, begin_request.scopes
      from public.api_key k
     where k.hash = substr(p_credential, 5) and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
       and not exists (select from public.demo_organisation d where d.organisation_id = k.organisation_id and d.refused);
  elsif p_credential like 'net:%' then
    select c.id, c.partner_organisation_id, 'EDITOR', array['PRODUCTS', 'REQUESTS', 'ANSWERS'], t.expires_at <= now()
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level, begin_request.scopes, lapsed
      from public.network_token t
      join public.network_connection c on c.organisation_id = t.organisation_id and c.id = t.connection_id
     where t.hash = substr(p_credential, 5)
       and not exists (select from public.demo_organisation d where d.organisation_id = c.organisation_id and d.refused);
  else
    select u.id, u.organisation_id, u.access_level
      into begin_request.user_id, begin_request.organisation_id, begin_request.access_level
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
  perform set_config('pcf.user_id', begin_request.user_id::text, true),
          set_config('pcf.organisation_id', begin_request.organisation_id::text, true),
          set_config('pcf.session_id', case when p_credential ~ '^(key|net):' then '' else p_credential end, true);
  return next;
end $$;

create function current_session_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('pcf.session_id', true), '')::uuid;

create function current_account_id() returns uuid
language sql stable
return (select account_id from organisation_user where organisation_id = current_organisation() and id = current_user_id());

-- A session is opened for the password that was checked, and checking takes a while: whoever changes it meanwhile ends the
-- sessions there are, and must not be followed by one more. The session comes before the network: whoever removes somebody takes
-- the user before the account as well.
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

-- Rotates a refresh token. One of two simultaneous calls advances the counter; the other, if it comes within the
-- grace, is answered with the same successor. Any later reuse means that the token was copied: the session ends.
create function advance_session(p_session_id uuid, p_counter integer, p_lifetime interval, p_grace interval)
returns table (session_id uuid, counter integer, user_id uuid, email text, first_name text, last_name text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
begin
  if exists (select from public.session s join public.demo_organisation d on d.organisation_id = s.organisation_id
              where s.id = p_session_id and d.refused) then
    return;
  end if;
  update public.session s
     set counter = s.counter + 1, advanced_at = clock_timestamp(), expires_at = clock_timestamp() + p_lifetime
   where s.id = p_session_id and s.counter = p_counter and s.ended_at is null and s.expires_at > clock_timestamp();
  if not found then
    update public.session s set ended_at = clock_timestamp()
     where s.id = p_session_id and s.ended_at is null
       and not (s.counter = p_counter + 1 and s.advanced_at > clock_timestamp() - p_grace);
  end if;
  return query
    select s.id, s.counter, u.id, u.email, u.first_name, u.last_name
      from public.session s
      join public.organisation_user u on u.organisation_id = s.organisation_id and u.id = s.user_id
     where s.id = p_session_id and s.counter = p_counter + 1 and s.ended_at is null and s.expires_at > clock_timestamp();
end $$;

create function end_session(p_session_id uuid) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  update public.session set ended_at = now() where id = p_session_id and ended_at is null
$$;

-- What a link of a mail lets somebody do.

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

-- Before it is asked whether a link holds: of what ends it and what uses it at the same time, one comes first.
create function lock_link_account(p_hash text, p_purpose text) returns void
language sql
as $$
  select from public.account a
   where a.id = (select t.subject_id from public.link_token t where t.hash = p_hash and t.purpose = p_purpose) for no key update
$$;

-- The first statement of a call that a link authorises, as begin_request is of a signed-in one: it acts for the
-- organisation that the link belongs to.
create function begin_link(p_hash text, p_purpose text)
returns table (state text, subject_id uuid, organisation_id uuid, email text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
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

-- Registering, verifying, passwords, sessions, changing the address.

create function create_account(p_email text, p_password_hash text, p_email_verified boolean)
returns uuid
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into public.account (email, password_hash, email_verified_at)
  values (p_email, p_password_hash, case when p_email_verified then now() end)
  returning id
$$;

-- What was asked for while somebody else may have had the account. Accounts are locked before sessions, by everybody.
create function forget_asked_changes(p_account_id uuid) returns void
language sql
as $$
  update public.account set new_email = null, email_change_generation = email_change_generation + 1
   where id = p_account_id and new_email is not null
$$;

-- Each registration of an address that nobody has proven takes the place of the one before, with its invitation or
-- without: only whoever knows the password of the newest can prove it, and what another brought is not theirs.
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
       set password_hash = p_password_hash, language = p_language, invitation_token_hash = p_token_hash,
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

-- The new address takes effect; every session ends, and so does every link in the old mailbox.
create function apply_email_change(p_hash text)
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

-- The link proves the address as well, but not that an invitation which an unproven registration brought is wanted.
-- Every session of the account ends.
create function reset_password(p_hash text, p_password_hash text)
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

-- Ends one of the own sessions, or all of them where none is named; answers how many. Whoever ends another one than the
-- present one does not trust what was done in it.
create function end_own_sessions(p_session_id uuid) returns integer
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

-- An address that has an account already is not taken over: it waits for a link that nobody is sent, as any other would, and its
-- owner alone is told by mail. The caller tells the present address, whoever has the new one.
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

create function cancel_email_change() returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  update public.account set new_email = null, email_change_generation = email_change_generation + 1
   where id = public.current_account_id()
$$;

-- Users and their levels, and asking for access.

-- Whether the caller is an ADMIN; locks the organisation, so that of two ADMINs who demote each other one stays.
create function lock_as_admin() returns boolean
language plpgsql
as $$
begin
  perform from public.organisation o where o.id = public.current_organisation() for no key update;
  return exists (select from public.organisation_user u where u.organisation_id = public.current_organisation()
                    and u.id = public.current_user_id() and u.access_level = 'ADMIN');
end $$;

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
  if p_access_level <> 'ADMIN' then
    perform public.withdraw_invitations_of(person.organisation_id, person.id, public.current_user_id());
  end if;
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

-- Who may call what: PostgreSQL lets everybody execute a new function.
revoke execute on function is_refused(uuid), addresses_in(jsonb), record_activity(uuid, uuid, text, jsonb),
  issue_nonce(text, interval), use_nonce(text), find_identity(text, text, text), create_identity_account(text, text, text, text),
  link_identity(uuid, text, text), name_key_actor(), network_of_account(uuid, text), remember_network(uuid, text),
  find_credentials(text, text), issue_sign_in_code(uuid, text, interval), try_sign_in_code(uuid, text), use_sign_in_code(uuid),
  begin_request(text), current_session_id(), current_account_id(), open_session(uuid, interval, text, text, text),
  advance_session(uuid, integer, interval, interval), end_session(uuid), resolve_link(text, text), use_links(text, uuid),
  use_link(text), lock_link_account(text, text), begin_link(text, text), create_account(text, text, boolean),
  forget_asked_changes(uuid), begin_registration(text, text, text, text, text), find_link_account(text, text),
  verify_email(text, text), apply_email_change(text), reset_password(text, text), read_own_account(),
  change_own_password(text, text), read_own_sessions(), end_own_sessions(uuid), request_email_change(text), cancel_email_change(),
  lock_as_admin(), withdraw_invitations_of(uuid, uuid, uuid), change_access_level(uuid, text), remove_users(text[]),
  request_access(uuid, uuid, text, text, text, text, text, text), close_access_requests(uuid) from public;
grant execute on function is_refused(uuid), addresses_in(jsonb), issue_nonce(text, interval), use_nonce(text),
  find_identity(text, text, text), create_identity_account(text, text, text, text), link_identity(uuid, text, text),
  remember_network(uuid, text), find_credentials(text, text), issue_sign_in_code(uuid, text, interval),
  try_sign_in_code(uuid, text), use_sign_in_code(uuid), begin_request(text), current_session_id(),
  open_session(uuid, interval, text, text, text), advance_session(uuid, integer, interval, interval), end_session(uuid),
  begin_link(text, text), create_account(text, text, boolean), begin_registration(text, text, text, text, text),
  find_link_account(text, text), verify_email(text, text), apply_email_change(text), reset_password(text, text), read_own_account(),
  change_own_password(text, text), read_own_sessions(), end_own_sessions(uuid), request_email_change(text), cancel_email_change(),
  change_access_level(uuid, text), remove_users(text[]), request_access(uuid, uuid, text, text, text, text, text, text),
  close_access_requests(uuid) to {{app}};
grant execute on function addresses_in(jsonb), current_session_id() to {{worker}};
