-- What is told to partners on other platforms: written with what it tells of, and delivered by a job.

-- Where this installation is reached, as the settings said last: what it tells of names itself by it.
create table platform (
  one boolean primary key default true check (one),
  base_url text not null
);
insert into platform (base_url) values ('http://localhost');
alter table platform enable row level security;
create policy platform_is_known on platform for select to pcf_app, pcf_worker using (true);
create policy platform_is_settled on platform for update to pcf_worker using (true);
grant select on platform to pcf_app, pcf_worker;
grant update (base_url) on platform to pcf_worker;

create table network_delivery (
  -- The id of the event, by which the partner answers.
  id uuid primary key,
  organisation_id uuid not null,
  partner_organisation_id uuid not null,
  kind text not null check (kind in ('REQUEST', 'ANSWER', 'REFUSAL', 'NEWS')),
  -- What it is about; none for news of a footprint that another partner was answered with, nor for what is answered
  -- without a person.
  customer_organisation_id uuid,
  line_id uuid,
  -- Of the submission that it brings, and what that is called there.
  version integer check (version > 0),
  footprint_id uuid,
  document jsonb not null,
  -- Replaced by something newer about the same line, which is all that the partner needs.
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED', 'REPLACED')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text check (last_error in (
    'NOT_HTTPS', 'ADDRESS_NOT_FOUND', 'ADDRESS_NOT_ALLOWED', 'CONNECTION_FAILED', 'CERTIFICATE_NOT_TRUSTED', 'TIMED_OUT',
    'REDIRECTED', 'ANSWER_TOO_LARGE', 'ANSWER_NOT_UNDERSTOOD', 'CREDENTIALS_REFUSED', 'ACCESS_REFUSED', 'NOT_FOUND_THERE',
    'REFUSED', 'TOO_BUSY', 'PARTNER_FAILED', 'SECRET_UNREADABLE')),
  next_try_at timestamptz default now(),
  -- While somebody is at it. Whoever has not come back by then never will.
  sending_until timestamptz,
  -- Since when it is tried; begins anew when somebody asks for it once more.
  trying_since timestamptz not null default now(),
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organisation_id, id),
  foreign key (organisation_id, partner_organisation_id) references network_connection (organisation_id, partner_organisation_id)
    on update cascade on delete cascade,
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  check ((customer_organisation_id is null) = (line_id is null)),
  check (line_id is not null or kind <> 'REQUEST'),
  check ((version is not null) = (kind in ('ANSWER', 'NEWS') and line_id is not null)),
  check ((footprint_id is not null) = (kind in ('ANSWER', 'NEWS'))),
  check ((state = 'DELIVERED') = (delivered_at is not null)),
  check ((state = 'WAITING') = (next_try_at is not null))
);
create index network_delivery_listed_index on network_delivery (organisation_id, created_at desc, id desc);
create index network_delivery_connection_index on network_delivery (organisation_id, partner_organisation_id, created_at desc, id desc);
create index network_delivery_line_index on network_delivery (customer_organisation_id, line_id, created_at desc, id desc);
create index network_delivery_state_index on network_delivery (organisation_id, state, created_at desc, id desc);
create index network_delivery_due_index on network_delivery (next_try_at) where state = 'WAITING';
create index network_delivery_waiting_index on network_delivery (organisation_id, partner_organisation_id) where state = 'WAITING';
create index network_delivery_footprint_index on network_delivery (organisation_id, footprint_id) where footprint_id is not null;
alter table network_delivery enable row level security;
-- The partner writes what is answered to it without a person, and finds its own answers by what it was asked with.
create policy network_delivery_is_own on network_delivery to pcf_app
  using ((organisation_id = (select current_organisation()) or partner_organisation_id = (select current_organisation())) is true)
  with check ((organisation_id = (select current_organisation()) or partner_organisation_id = (select current_organisation())) is true);
create policy network_delivery_for_jobs on network_delivery to pcf_worker using (true) with check (true);
grant select, insert (id, organisation_id, partner_organisation_id, kind, customer_organisation_id, line_id, version, footprint_id, document),
  update (state, attempts, next_try_at, trying_since) on network_delivery to pcf_app;
grant select, insert (id, organisation_id, partner_organisation_id, kind, customer_organisation_id, line_id, version, footprint_id, document),
  update (state, attempts, last_error, next_try_at, sending_until, delivered_at) on network_delivery to pcf_worker;

-- Jobs sign in at partners' platforms.
create policy network_connection_for_jobs on network_connection for select to pcf_worker using (true);
grant select (id, organisation_id, partner_organisation_id, base_url, auth_base_url, client_id, client_secret) on network_connection to pcf_worker;

-- An answer that has arrived on another platform is in force: nobody there accepts.
grant update (status, version, updated_at, in_force_version, in_force_at, in_force_value, in_force_unit, in_force_unit_amount,
  in_force_granularity, in_force_confidence, in_force_verified, in_force_primary_data_share, in_force_valid_until, in_force_mass_kg)
  on product_line to pcf_worker;
create policy submission_is_delivered on submission for update to pcf_worker using (true) with check (outcome = 'DELIVERED');
grant update (outcome, reviewed_at) on submission to pcf_worker;
