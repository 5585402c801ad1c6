-- What partners on other platforms tell: kept as it came, whether it changed something or not.

create table network_event (
  organisation_id uuid not null,
  partner_organisation_id uuid not null,
  -- As the partner gave it, once for all that it tells.
  event_id text not null check (char_length(event_id) between 1 and 500),
  id uuid not null default gen_random_uuid() unique,
  kind text not null check (kind in ('REQUEST', 'ANSWER', 'REFUSAL', 'NEWS')),
  -- What it is about, where that was found.
  customer_organisation_id uuid,
  line_id uuid,
  -- As text, since a database reads more or less into JSON than the partner wrote.
  document text not null,
  -- By which a request names a product, in lower case, and what it says beside: whoever asks again means the same.
  product_ids text[] not null default '{}',
  comment text,
  -- Waiting for what has to be fetched from the partner first.
  outcome text not null check (outcome in ('WAITING', 'APPLIED', 'KEPT')),
  -- Why it changed nothing.
  reason text check (reason in ('UNKNOWN_REQUEST', 'NOT_ALLOWED_NOW', 'NOTHING_NEW', 'NOT_FETCHED')),
  received_at timestamptz not null default now(),
  primary key (organisation_id, partner_organisation_id, event_id),
  foreign key (organisation_id, partner_organisation_id) references network_connection (organisation_id, partner_organisation_id)
    on update cascade on delete cascade,
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  check ((customer_organisation_id is null) = (line_id is null)),
  check ((outcome = 'KEPT') = (reason is not null)),
  check (outcome <> 'WAITING' or kind = 'NEWS')
);
create index network_event_listed_index on network_event (organisation_id, received_at desc, id desc);
create index network_event_connection_index on network_event (organisation_id, partner_organisation_id, received_at desc, id desc);
create index network_event_line_index on network_event (customer_organisation_id, line_id, received_at);
create index network_event_product_index on network_event using gin (partner_organisation_id, product_ids) where kind = 'REQUEST';
alter table network_event enable row level security;
create policy network_event_is_own on network_event to pcf_app
  using ((organisation_id = (select current_organisation()) or partner_organisation_id = (select current_organisation())) is true)
  with check (partner_organisation_id = (select current_organisation()));
create policy network_event_for_jobs on network_event for select to pcf_worker using (true);
grant select, insert (organisation_id, partner_organisation_id, event_id, kind, customer_organisation_id, line_id, document, product_ids,
    comment, outcome, reason),
  update (outcome, reason, customer_organisation_id, line_id) on network_event to pcf_app;
grant select on network_event to pcf_worker;

-- A footprint that came from a partner: what a submission was made of, to be given back as it came.
create table received_footprint (
  customer_organisation_id uuid not null,
  line_id uuid not null,
  version integer not null,
  supplier_organisation_id uuid not null,
  footprint_id uuid not null,
  -- By which it names its product, in lower case.
  product_ids text[] not null,
  document text not null,
  -- What whoever reviews it should know, as the contract has it.
  remarks jsonb not null,
  created_at timestamptz not null default now(),
  primary key (customer_organisation_id, line_id, version),
  foreign key (customer_organisation_id, line_id, version) references submission (customer_organisation_id, line_id, version)
    on update cascade on delete cascade
);
create index received_footprint_id_index on received_footprint (supplier_organisation_id, footprint_id);
create index received_footprint_product_index on received_footprint using gin (supplier_organisation_id, product_ids);
alter table received_footprint enable row level security;
create policy received_footprint_is_read on received_footprint for select to pcf_app
  using ((customer_organisation_id = (select current_organisation())
          or supplier_organisation_id = (select current_organisation())) is true);
create policy received_footprint_is_made on received_footprint for insert to pcf_app
  with check (supplier_organisation_id = (select current_organisation()));
grant select, insert (customer_organisation_id, line_id, version, supplier_organisation_id, footprint_id, product_ids, document, remarks)
  on received_footprint to pcf_app;

-- What a partner has to know of the connection while it acts: whose it is, where it comes from, what is done without a person.
create view partner_connection as
select c.id, c.organisation_id, c.base_url, c.answer_known, c.reject_unknown
  from network_connection c
 where c.partner_organisation_id = current_organisation();
grant select on partner_connection to pcf_app;

-- Those of some references, given in lower case, that are the organisation's own that the partner is connected with, and what is
-- called so.
create function known_references(p_references text[]) returns table (reference text, name text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select min(t.internal_reference), min(t.name)
    from public.network_connection c
    join public.template t on t.organisation_id = c.organisation_id and t.reference_text = any (p_references)
   where c.partner_organisation_id = public.current_organisation()
   group by t.reference_text
$$;

-- A job that reads what a partner announced acts as that partner, for as long as it takes to write it down. False where the
-- connection has ended.
create function issue_network_job_token(p_connection_id uuid, p_token_hash text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.network_token (hash, organisation_id, connection_id, expires_at)
  select p_token_hash, c.organisation_id, c.id, now() + interval '1 minute'
    from public.network_connection c where c.id = p_connection_id;
  return found;
end $$;

revoke execute on function known_references(text[]), issue_network_job_token(uuid, text) from public;
grant execute on function known_references(text[]) to pcf_app;
grant execute on function issue_network_job_token(uuid, text) to pcf_worker;
