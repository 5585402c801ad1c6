-- What is told to partners on other platforms: written with what it tells of, and delivered by a job.

create table network_delivery (
  -- The id of the event, by which the partner answers.
  id uuid primary key,
  organisation_id uuid not null,
  partner_organisation_id uuid not null,
  kind text not null check (kind in ('REQUEST', 'ANSWER', 'REFUSAL', 'NEWS')),
  -- What it is about; none for news of footprints.
  customer_organisation_id uuid,
  line_id uuid,
  -- Of the submission that an answer carries.
  version integer check (version > 0),
  document jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text check (last_error in (
    'NOT_HTTPS', 'ADDRESS_NOT_FOUND', 'ADDRESS_NOT_ALLOWED', 'CONNECTION_FAILED', 'CERTIFICATE_NOT_TRUSTED', 'TIMED_OUT',
    'REDIRECTED', 'ANSWER_TOO_LARGE', 'ANSWER_NOT_UNDERSTOOD', 'CREDENTIALS_REFUSED', 'ACCESS_REFUSED', 'NOT_FOUND_THERE',
    'REFUSED', 'TOO_BUSY', 'PARTNER_FAILED', 'SECRET_UNREADABLE')),
  tried_at timestamptz,
  next_try_at timestamptz,
  -- Since when it is tried; begins anew when somebody asks for it once more.
  trying_since timestamptz not null default now(),
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organisation_id, id),
  foreign key (organisation_id, partner_organisation_id) references network_connection (organisation_id, partner_organisation_id)
    on update cascade on delete cascade,
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  check ((customer_organisation_id is null) = (line_id is null)),
  check ((line_id is null) = (kind = 'NEWS')),
  check ((state = 'DELIVERED') = (delivered_at is not null)),
  check ((kind = 'ANSWER') = (version is not null))
);
create index network_delivery_listed_index on network_delivery (organisation_id, created_at desc, id desc);
create index network_delivery_connection_index on network_delivery (organisation_id, partner_organisation_id, created_at desc, id desc);
create index network_delivery_line_index on network_delivery (customer_organisation_id, line_id, created_at);
create index network_delivery_failed_index on network_delivery (organisation_id, created_at desc, id desc) where state = 'FAILED';
alter table network_delivery enable row level security;
-- The partner writes what is answered to it without a person, and finds its own answers by what it was asked with.
create policy network_delivery_is_own on network_delivery to pcf_app
  using ((organisation_id = (select current_organisation()) or partner_organisation_id = (select current_organisation())) is true)
  with check ((organisation_id = (select current_organisation()) or partner_organisation_id = (select current_organisation())) is true);
create policy network_delivery_for_jobs on network_delivery to pcf_worker using (true) with check (true);
grant select, insert (id, organisation_id, partner_organisation_id, kind, customer_organisation_id, line_id, version, document),
  update (state, attempts, last_error, next_try_at, trying_since) on network_delivery to pcf_app;
grant select, update (state, attempts, last_error, tried_at, next_try_at, delivered_at) on network_delivery to pcf_worker;
