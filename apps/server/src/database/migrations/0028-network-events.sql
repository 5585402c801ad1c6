-- What partners on other platforms tell: kept as it came, whether it changed something or not.

create table network_event (
  organisation_id uuid not null,
  partner_organisation_id uuid not null,
  -- As the partner gave it, once for all that it tells.
  event_id text not null check (char_length(event_id) between 1 and 1000),
  id uuid not null default gen_random_uuid() unique,
  kind text not null check (kind in ('REQUEST', 'ANSWER', 'REFUSAL', 'NEWS')),
  -- What it is about, where that was found.
  customer_organisation_id uuid,
  line_id uuid,
  document jsonb not null,
  outcome text not null check (outcome in ('APPLIED', 'KEPT')),
  -- Why it changed nothing.
  reason text check (reason in ('UNKNOWN_REQUEST', 'NOT_ALLOWED_NOW', 'NOTHING_NEW')),
  received_at timestamptz not null default now(),
  primary key (organisation_id, partner_organisation_id, event_id),
  foreign key (organisation_id, partner_organisation_id) references network_connection (organisation_id, partner_organisation_id)
    on update cascade on delete cascade,
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  check ((customer_organisation_id is null) = (line_id is null)),
  check ((outcome = 'KEPT') = (reason is not null))
);
create index network_event_listed_index on network_event (organisation_id, received_at desc, id desc);
create index network_event_connection_index on network_event (organisation_id, partner_organisation_id, received_at desc, id desc);
create index network_event_line_index on network_event (customer_organisation_id, line_id, received_at);
alter table network_event enable row level security;
create policy network_event_is_own on network_event to pcf_app
  using ((organisation_id = (select current_organisation()) or partner_organisation_id = (select current_organisation())) is true)
  with check (partner_organisation_id = (select current_organisation()));
grant select, insert (organisation_id, partner_organisation_id, event_id, kind, customer_organisation_id, line_id, document, outcome, reason)
  on network_event to pcf_app;

-- A footprint that came from a partner: what a submission was made of, to be given back as it came.
create table received_footprint (
  customer_organisation_id uuid not null,
  line_id uuid not null,
  version integer not null,
  supplier_organisation_id uuid not null,
  footprint_id uuid not null,
  document text not null,
  -- What whoever reviews it should know, as the contract has it.
  remarks jsonb not null,
  created_at timestamptz not null default now(),
  primary key (customer_organisation_id, line_id, version),
  foreign key (customer_organisation_id, line_id, version) references submission (customer_organisation_id, line_id, version)
    on update cascade on delete cascade
);
create index received_footprint_id_index on received_footprint (supplier_organisation_id, footprint_id);
alter table received_footprint enable row level security;
create policy received_footprint_is_read on received_footprint for select to pcf_app
  using ((customer_organisation_id = (select current_organisation())
          or supplier_organisation_id = (select current_organisation())) is true);
create policy received_footprint_is_made on received_footprint for insert to pcf_app
  with check (supplier_organisation_id = (select current_organisation()));
grant select, insert (customer_organisation_id, line_id, version, supplier_organisation_id, footprint_id, document, remarks)
  on received_footprint to pcf_app;
