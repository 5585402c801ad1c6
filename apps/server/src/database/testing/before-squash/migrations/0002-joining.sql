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
