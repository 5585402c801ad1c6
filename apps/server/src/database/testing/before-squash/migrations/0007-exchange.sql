-- What a customer buys, from whom, and what it asks them for. A product has a line for each of its suppliers; a line
-- carries the status of the request and every value that lists filter and sort by. One sending is a request.
-- What only the customer may see of a line (its quantities, its number for the supplier) is a table of its own, and what
-- the supplier sees of the product is copied onto the line when it is sent.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table product (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  name text not null check (char_length(name) between 1 and 255),
  internal_reference text not null check (char_length(internal_reference) between 1 and 100),
  description text check (char_length(description) between 1 and 2400),
  unit text check (unit in ('KM', 'KG', 'GB', 'M2', 'M3', 'KWH', 'KG_KM', 'DAY', 'USD', 'EUR', 'DIMENSIONLESS', 'OTHER')),
  mass_kg numeric check (mass_kg > 0 and mass_kg <= 999999999999),
  version integer not null default 1,
  archived_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organisation_id, id),
  foreign key (organisation_id, created_by) references actor (organisation_id, id) on update cascade
);
create unique index product_reference_index on product (organisation_id, internal_reference) where archived_at is null;
alter table product enable row level security;
create policy product_is_own on product to pcf_app
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
grant select, delete, insert (id, organisation_id, name, internal_reference, description, unit, mass_kg, created_by, created_at, updated_at),
  update (name, internal_reference, description, unit, mass_kg, version, archived_at, updated_at) on product to pcf_app;

create table campaign (
  id uuid primary key default gen_random_uuid(),
  customer_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  name text not null check (char_length(name) between 1 and 255),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  unique (customer_organisation_id, id),
  unique (customer_organisation_id, name),
  foreign key (customer_organisation_id, created_by) references actor (organisation_id, id) on update cascade
);
create index campaign_age_index on campaign (customer_organisation_id, created_at desc, id desc);
alter table campaign enable row level security;
create policy campaign_is_own on campaign to pcf_app
  using (customer_organisation_id = (select current_organisation()))
  with check (customer_organisation_id = (select current_organisation()));
grant select, insert (customer_organisation_id, name, created_by) on campaign to pcf_app;

create sequence request_number;
grant usage on sequence request_number to pcf_app;

create function next_request_reference() returns text
language sql volatile
as $$
  select 'REQ-' || to_char(now() at time zone 'UTC', 'YYYY') || '-' || case when n < 1000000 then lpad(n::text, 6, '0') else n::text end
    from nextval('public.request_number') n
$$;

create table emission_request (
  id uuid primary key default gen_random_uuid(),
  customer_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  supplier_organisation_id uuid not null references organisation (id) on update cascade,
  campaign_id uuid,
  reference text not null unique default next_request_reference() check (reference ~ '^REQ-[0-9]{4}-[0-9]{6,}$'),
  comment text check (char_length(comment) between 1 and 2400),
  due_date date,
  expected_unit text check (expected_unit in ('KM', 'KG', 'GB', 'M2', 'M3', 'KWH', 'KG_KM', 'DAY', 'USD', 'EUR', 'DIMENSIONLESS', 'OTHER')),
  expected_lifecycle_boundary text check (expected_lifecycle_boundary in ('CRADLE_TO_GATE', 'CRADLE_TO_GRAVE', 'GATE_TO_GATE')),
  expected_reference_year integer check (expected_reference_year between 1990 and 2200),
  expected_verified boolean,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  -- How many of its lines are in each status. A line that is sent again in a newer request stays counted as it was, unless
  -- both belong to one campaign, which counts it once.
  requested_lines integer not null default 0,
  pending_review_lines integer not null default 0,
  rejected_lines integer not null default 0,
  declined_lines integer not null default 0,
  canceled_lines integer not null default 0,
  completed_lines integer not null default 0,
  aggregated_status text not null generated always as (
    case when rejected_lines + declined_lines > 0 then 'REJECTED'
         when requested_lines + pending_review_lines > 0 then 'REQUESTED'
         when completed_lines > 0 then 'COMPLETED'
         else 'NOT_STARTED' end) stored,
  unique (customer_organisation_id, id),
  foreign key (customer_organisation_id, created_by) references actor (organisation_id, id) on update cascade,
  foreign key (customer_organisation_id, campaign_id) references campaign (customer_organisation_id, id) on update cascade
);
create index emission_request_age_index on emission_request (customer_organisation_id, created_at, id);
create index emission_request_status_index on emission_request (customer_organisation_id, aggregated_status, created_at, id);
create index emission_request_supplier_index on emission_request (customer_organisation_id, supplier_organisation_id, created_at, id);
create index emission_request_campaign_index on emission_request (customer_organisation_id, campaign_id, created_at, id) where campaign_id is not null;
create index emission_request_received_index on emission_request (supplier_organisation_id, created_at, id);
create index emission_request_requested_index on emission_request (customer_organisation_id, created_at, id) where requested_lines > 0;
create index emission_request_pending_review_index on emission_request (customer_organisation_id, created_at, id) where pending_review_lines > 0;
create index emission_request_rejected_index on emission_request (customer_organisation_id, created_at, id) where rejected_lines > 0;
create index emission_request_declined_index on emission_request (customer_organisation_id, created_at, id) where declined_lines > 0;
create index emission_request_canceled_index on emission_request (customer_organisation_id, created_at, id) where canceled_lines > 0;
create index emission_request_completed_index on emission_request (customer_organisation_id, created_at, id) where completed_lines > 0;
alter table emission_request enable row level security;
create policy emission_request_is_own on emission_request for select to pcf_app
  using ((customer_organisation_id = (select current_organisation())
          or supplier_organisation_id = (select current_organisation())) is true);
create policy emission_request_is_sent on emission_request for insert to pcf_app
  with check (customer_organisation_id = (select current_organisation()));
create policy emission_request_for_jobs on emission_request for select to pcf_worker using (true);
grant select, insert (id, customer_organisation_id, supplier_organisation_id, campaign_id, comment, due_date, expected_unit,
  expected_lifecycle_boundary, expected_reference_year, expected_verified, created_by) on emission_request to pcf_app;
grant select on emission_request to pcf_worker;

create table product_line (
  id uuid primary key default gen_random_uuid(),
  customer_organisation_id uuid not null,
  product_id uuid not null,
  supplier_organisation_id uuid references organisation (id) on update cascade,
  status text not null default 'NOT_STARTED' check (status in (
    'NOT_STARTED', 'REJECTED', 'REQUESTED', 'PENDING_REVIEW', 'COMPLETED', 'DECLINED', 'CANCELED')),
  version integer not null default 1,
  -- Of the product, for the customer's lists.
  product_name text not null,
  internal_reference text not null,
  archived boolean not null default false,
  -- The newest request it was sent in; older ones are in request_line.
  request_id uuid,
  request_reference text,
  due_date date,
  sent_at timestamptz,
  requested_at timestamptz,
  mailed_at timestamptz,
  -- What the supplier sees of the product, as it was when it was sent last.
  sent_name text,
  sent_reference text,
  sent_description text,
  sent_unit text,
  sent_mass_kg numeric,
  supplier_product_reference text check (char_length(supplier_product_reference) between 1 and 100),
  -- Why it was rejected or declined last.
  reason text check (char_length(reason) between 1 and 2400),
  reason_code text check (reason_code in ('NOT_OUR_PRODUCT', 'WRONG_CONTACT', 'NO_DATA_YET', 'CONFIDENTIAL', 'OTHER')),
  expected_date date,
  work_begun_at timestamptz,
  -- Of the newest submission.
  submission_version integer not null default 0,
  submitted_at timestamptz,
  emission_value numeric,
  emission_unit text check (emission_unit in ('KM', 'KG', 'GB', 'M2', 'M3', 'KWH', 'KG_KM', 'DAY', 'USD', 'EUR', 'DIMENSIONLESS', 'OTHER')),
  emission_unit_amount numeric check (emission_unit_amount > 0),
  emission_value_granularity text check (emission_value_granularity in (
    'DETAILED_LIFECYCLE', 'LIFECYCLE', 'PRODUCT', 'CALCULATOR', 'SHARE_COMPANY', 'UNAVAILABLE')),
  emission_value_confidence text check (emission_value_confidence in ('VERY', 'SOMEWHAT', 'NONE')),
  emission_data_verified boolean,
  primary_data_share numeric check (primary_data_share between 0 and 100),
  -- Of the submission that is in force.
  in_force_version integer,
  in_force_at timestamptz,
  in_force_value numeric,
  in_force_unit text check (in_force_unit in ('KM', 'KG', 'GB', 'M2', 'M3', 'KWH', 'KG_KM', 'DAY', 'USD', 'EUR', 'DIMENSIONLESS', 'OTHER')),
  in_force_unit_amount numeric,
  in_force_granularity text check (in_force_granularity in (
    'DETAILED_LIFECYCLE', 'LIFECYCLE', 'PRODUCT', 'CALCULATOR', 'SHARE_COMPANY', 'UNAVAILABLE')),
  in_force_confidence text check (in_force_confidence in ('VERY', 'SOMEWHAT', 'NONE')),
  in_force_verified boolean,
  in_force_primary_data_share numeric check (in_force_primary_data_share between 0 and 100),
  -- When somebody is reminded next, and how often it has happened since the line was sent or submitted.
  next_reminder_at timestamptz,
  reminders_sent integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Begins with a space as every word does.
  search_text text not null generated always as (
    lower(' ' || product_name || ' ' || internal_reference || ' ' || coalesce(request_reference, '') || ' ' || coalesce(supplier_product_reference, ''))) stored,
  unique (customer_organisation_id, id),
  foreign key (customer_organisation_id, product_id) references product (organisation_id, id) on update cascade on delete cascade,
  foreign key (customer_organisation_id, request_id) references emission_request (customer_organisation_id, id) on update cascade,
  check (customer_organisation_id <> supplier_organisation_id),
  check (status = 'NOT_STARTED' or (supplier_organisation_id is not null and request_id is not null and request_reference is not null
                                    and sent_at is not null and sent_name is not null)),
  check (status not in ('PENDING_REVIEW', 'COMPLETED') or submission_version > 0),
  check (status <> 'COMPLETED' or in_force_version is not null),
  check (in_force_version <= submission_version)
);
-- One for each pair, and one at most that has no supplier yet.
create unique index product_line_pair_index on product_line (customer_organisation_id, product_id, supplier_organisation_id) nulls not distinct;
create index product_line_request_index on product_line (customer_organisation_id, request_id) where request_id is not null;
create index product_line_received_index on product_line (supplier_organisation_id, customer_organisation_id) where sent_at is not null;
create index product_line_reminder_index on product_line (next_reminder_at) where next_reminder_at is not null;

-- Lists of the customer's lines. Every index over all of them costs an import, so there is one for each order by itself and
-- within a status, the order of creation within a supplier, and the search; whatever else is asked for is gathered first
-- and sorted, or, where it is too much for that, picked out of an order. The rest hold only what was answered or archived.
create index product_line_created_index on product_line (customer_organisation_id, created_at, id) where not archived;
create index product_line_updated_index on product_line (customer_organisation_id, updated_at, id) where not archived;
create index product_line_reference_index on product_line (customer_organisation_id, internal_reference, id) where not archived;
create index product_line_status_created_index on product_line (customer_organisation_id, status, created_at, id) where not archived;
create index product_line_status_updated_index on product_line (customer_organisation_id, status, updated_at, id) where not archived;
create index product_line_status_reference_index on product_line (customer_organisation_id, status, internal_reference, id) where not archived;
create index product_line_supplier_created_index on product_line (customer_organisation_id, supplier_organisation_id, created_at, id) where not archived;
create index product_line_search_index on product_line using gin (customer_organisation_id, search_text gin_trgm_ops);
create index product_line_value_index on product_line (customer_organisation_id, emission_value, id) where not archived and emission_value is not null;
create index product_line_status_value_index on product_line (customer_organisation_id, status, emission_value, id)
  where not archived and emission_value is not null;
create index product_line_answered_created_index on product_line (customer_organisation_id, created_at, id) where not archived and submission_version > 0;
create index product_line_answered_updated_index on product_line (customer_organisation_id, updated_at, id) where not archived and submission_version > 0;
create index product_line_answered_reference_index on product_line (customer_organisation_id, internal_reference, id)
  where not archived and submission_version > 0;
create index product_line_granularity_index on product_line (customer_organisation_id, emission_value_granularity)
  where not archived and emission_value_granularity is not null;
create index product_line_confidence_index on product_line (customer_organisation_id, emission_value_confidence)
  where not archived and emission_value_confidence is not null;
create index product_line_verified_index on product_line (customer_organisation_id, emission_data_verified)
  where not archived and emission_data_verified is not null;
create index product_line_share_index on product_line (customer_organisation_id, primary_data_share)
  where not archived and primary_data_share is not null;
create index product_line_archived_status_index on product_line (customer_organisation_id, status) where archived;
create index product_line_archived_created_index on product_line (customer_organisation_id, created_at, id) where archived;
create index product_line_archived_updated_index on product_line (customer_organisation_id, updated_at, id) where archived;
create index product_line_archived_reference_index on product_line (customer_organisation_id, internal_reference, id) where archived;
create index product_line_archived_value_index on product_line (customer_organisation_id, emission_value, id) where archived and emission_value is not null;

alter table product_line enable row level security;
-- "is true" keeps the planner from combining the two sides by a bitmap.
create policy product_line_is_own on product_line to pcf_app
  using (((customer_organisation_id = (select current_organisation()))
          or (supplier_organisation_id = (select current_organisation()) and sent_at is not null)) is true)
  with check (((customer_organisation_id = (select current_organisation()))
               or (supplier_organisation_id = (select current_organisation()) and sent_at is not null)) is true);
create policy product_line_for_jobs on product_line to pcf_worker using (true) with check (true);
grant select, insert, update, delete on product_line to pcf_app;
grant select, update (next_reminder_at, reminders_sent, mailed_at) on product_line to pcf_worker;

-- Every request that a line was ever sent in, so that an old reference still leads to it.
create table request_line (
  customer_organisation_id uuid not null,
  request_id uuid not null,
  line_id uuid not null,
  primary key (customer_organisation_id, request_id, line_id),
  foreign key (customer_organisation_id, request_id) references emission_request (customer_organisation_id, id) on update cascade on delete cascade,
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade
);
create index request_line_line_index on request_line (customer_organisation_id, line_id);
alter table request_line enable row level security;
-- Whoever sees the line sees in which requests it was.
create policy request_line_is_own on request_line to pcf_app
  using (exists (select from product_line l where l.customer_organisation_id = request_line.customer_organisation_id and l.id = request_line.line_id))
  with check (customer_organisation_id = (select current_organisation()));
grant select, insert on request_line to pcf_app;

create table purchase (
  customer_organisation_id uuid not null,
  line_id uuid not null,
  supplier_number text check (char_length(supplier_number) between 1 and 100),
  yearly_quantity numeric check (yearly_quantity >= 0 and yearly_quantity <= 999999999999),
  quantity_unit text check (quantity_unit in ('KM', 'KG', 'GB', 'M2', 'M3', 'KWH', 'KG_KM', 'DAY', 'USD', 'EUR', 'DIMENSIONLESS', 'OTHER')),
  quantity_year integer check (quantity_year between 1990 and 2200),
  primary key (customer_organisation_id, line_id),
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade
);
alter table purchase enable row level security;
create policy purchase_is_own on purchase to pcf_app
  using (customer_organisation_id = (select current_organisation()))
  with check (customer_organisation_id = (select current_organisation()));
grant select, insert, update, delete on purchase to pcf_app;

-- What happened to a line, for good. The supplier is the one it belonged to then, nobody while it was not sent.
create table line_history (
  sequence bigint generated always as identity primary key,
  customer_organisation_id uuid not null,
  line_id uuid not null,
  supplier_organisation_id uuid references organisation (id) on update cascade,
  actor_organisation_id uuid,
  actor_id uuid,
  event text not null check (event in (
    'CREATED', 'SENT', 'WORK_BEGUN', 'SUBMITTED', 'DECLINED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'DELIVERED', 'REMINDED', 'RESENT',
    'CANCELED', 'COMMENTED', 'ARCHIVED', 'RESTORED', 'CLAIMED', 'CLAIM_UNDONE')),
  from_status text check (from_status in (
    'NOT_STARTED', 'REJECTED', 'REQUESTED', 'PENDING_REVIEW', 'COMPLETED', 'DECLINED', 'CANCELED')),
  to_status text not null check (to_status in (
    'NOT_STARTED', 'REJECTED', 'REQUESTED', 'PENDING_REVIEW', 'COMPLETED', 'DECLINED', 'CANCELED')),
  request_reference text,
  comment text check (char_length(comment) between 1 and 2400),
  created_at timestamptz not null default now(),
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  foreign key (actor_organisation_id, actor_id) references actor (organisation_id, id) on update cascade
);
create index line_history_line_index on line_history (customer_organisation_id, line_id, sequence);
create index line_history_actor_index on line_history (actor_organisation_id, actor_id);
alter table line_history enable row level security;
create policy line_history_is_read on line_history for select to pcf_app
  using ((customer_organisation_id = (select current_organisation())
          or supplier_organisation_id = (select current_organisation())) is true);
create policy line_history_is_written on line_history for insert to pcf_app
  with check (((customer_organisation_id = (select current_organisation())
                or supplier_organisation_id = (select current_organisation()))
               and actor_organisation_id = (select current_organisation())) is true);
create policy line_history_for_jobs on line_history for insert to pcf_worker with check (actor_id is null);
create policy line_history_read_by_jobs on line_history for select to pcf_worker using (true);
grant select, insert (customer_organisation_id, line_id, supplier_organisation_id, actor_organisation_id, actor_id, event, from_status,
  to_status, request_reference, comment, created_at) on line_history to pcf_app;
grant select, insert (customer_organisation_id, line_id, supplier_organisation_id, event, from_status, to_status, request_reference)
  on line_history to pcf_worker;

-- How many lines there are, exactly and at any size: signed differences, written with the change and folded by a job.
-- The partner is the other side, or the nil id for all of them together.
create table line_tally (
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  side text not null check (side in ('CUSTOMER', 'SUPPLIER')),
  partner_id uuid not null,
  status text not null,
  lines bigint not null,
  in_force_lines bigint not null,
  shared_lines bigint not null,
  primary_data_share_sum numeric not null
);
create index line_tally_index on line_tally (organisation_id, side, partner_id, status);
alter table line_tally enable row level security;
create policy line_tally_is_own on line_tally for select to pcf_app using (organisation_id = (select current_organisation()));
create policy line_tally_for_jobs on line_tally to pcf_worker using (true) with check (true);
grant select on line_tally to pcf_app;
grant select, insert, delete on line_tally to pcf_worker;

-- Counts what a statement changed, all of its lines at once. An archived product's lines are in no list of the customer's.
create function tally_lines() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select 1 as sign, n.* from new_lines n'
    when 'DELETE' then 'select -1 as sign, o.* from old_lines o'
    else 'select 1 as sign, n.* from new_lines n union all select -1, o.* from old_lines o' end;
begin
  execute format($query$
    insert into public.line_tally (organisation_id, side, partner_id, status, lines, in_force_lines, shared_lines, primary_data_share_sum)
    select k.organisation_id, k.side, k.partner_id, c.status, sum(c.sign),
           coalesce(sum(c.sign) filter (where c.in_force_version is not null), 0),
           coalesce(sum(c.sign) filter (where c.in_force_primary_data_share is not null), 0),
           coalesce(sum(c.sign * c.in_force_primary_data_share), 0)
      from (%s) c
     cross join lateral (values
             (c.customer_organisation_id, 'CUSTOMER', '00000000-0000-0000-0000-000000000000'::uuid, not c.archived),
             (c.customer_organisation_id, 'CUSTOMER', c.supplier_organisation_id, not c.archived),
             (c.supplier_organisation_id, 'SUPPLIER', '00000000-0000-0000-0000-000000000000'::uuid, c.sent_at is not null),
             (c.supplier_organisation_id, 'SUPPLIER', c.customer_organisation_id, c.sent_at is not null)
           ) k (organisation_id, side, partner_id, counts)
     where k.counts and k.organisation_id is not null and k.partner_id is not null
     group by k.organisation_id, k.side, k.partner_id, c.status
    having sum(c.sign) <> 0 or coalesce(sum(c.sign) filter (where c.in_force_version is not null), 0) <> 0
        or coalesce(sum(c.sign * c.in_force_primary_data_share), 0) <> 0
        or coalesce(sum(c.sign) filter (where c.in_force_primary_data_share is not null), 0) <> 0$query$, changed);
  return null;
end $$;
create trigger product_line_tally_insert after insert on product_line
  referencing new table as new_lines for each statement execute function tally_lines();
create trigger product_line_tally_update after update on product_line
  referencing old table as old_lines new table as new_lines for each statement execute function tally_lines();
create trigger product_line_tally_delete after delete on product_line
  referencing old table as old_lines for each statement execute function tally_lines();

-- Keeps the counts of the requests that a statement's lines belong to. The requests are locked in one order first, so
-- that two statements over the same requests wait for each other. Planned anew each time: a plan kept from a statement
-- over one line would compare thousands with each other.
create function count_request_lines() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  execute $query$
  select from public.emission_request r
    where r.id in (select unnest(array[n.request_id, o.request_id]) from new_lines n join old_lines o on o.id = n.id
                    where (n.request_id, n.status) is distinct from (o.request_id, o.status))
    order by r.id for no key update$query$;
  execute $query$
  update public.emission_request r
     set requested_lines = r.requested_lines + d.requested, pending_review_lines = r.pending_review_lines + d.pending_review,
         rejected_lines = r.rejected_lines + d.rejected, declined_lines = r.declined_lines + d.declined,
         canceled_lines = r.canceled_lines + d.canceled, completed_lines = r.completed_lines + d.completed
    from (select c.request_id,
                 coalesce(sum(c.sign) filter (where c.status = 'REQUESTED'), 0) as requested,
                 coalesce(sum(c.sign) filter (where c.status = 'PENDING_REVIEW'), 0) as pending_review,
                 coalesce(sum(c.sign) filter (where c.status = 'REJECTED'), 0) as rejected,
                 coalesce(sum(c.sign) filter (where c.status = 'DECLINED'), 0) as declined,
                 coalesce(sum(c.sign) filter (where c.status = 'CANCELED'), 0) as canceled,
                 coalesce(sum(c.sign) filter (where c.status = 'COMPLETED'), 0) as completed
            from (select n.request_id, n.status, 1 as sign from new_lines n join old_lines o on o.id = n.id
                   where n.request_id is not null and (n.request_id, n.status) is distinct from (o.request_id, o.status)
                  union all
                  select o.request_id, o.status, -1 from new_lines n join old_lines o on o.id = n.id
                   where n.request_id = o.request_id and n.status <> o.status
                  union all
                  select o.request_id, o.status, -1 from new_lines n join old_lines o on o.id = n.id
                    join public.emission_request newer on newer.id = n.request_id
                    join public.emission_request older on older.id = o.request_id and older.campaign_id = newer.campaign_id
                   where n.request_id <> o.request_id) c
           group by c.request_id) d
   where r.id = d.request_id$query$;
  return null;
end $$;
create trigger product_line_requests after update on product_line
  referencing old table as old_lines new table as new_lines for each statement execute function count_request_lines();

-- The customer's side of its lines. Owned by the owner and no barrier, so that the planner may use every index. The
-- organisation is asked for without a select: the planner then looks it up and knows how many lines it has.
create view purchased_line as
select l.*, s.name as supplier_name, coalesce(c.status <> 'DECLINED', false) as connected,
       p.supplier_number, p.yearly_quantity, p.quantity_unit, p.quantity_year
  from product_line l
  left join organisation s on s.id = l.supplier_organisation_id
  left join connection c on c.customer_organisation_id = l.customer_organisation_id and c.supplier_organisation_id = l.supplier_organisation_id
  left join purchase p on p.customer_organisation_id = l.customer_organisation_id and p.line_id = l.id
 where l.customer_organisation_id = current_organisation();
grant select on purchased_line to pcf_app;

-- The timeline of a line as either side sees it, with the names of those who acted.
create view seen_history as
select h.sequence, h.customer_organisation_id, h.line_id, h.event, h.from_status, h.to_status, h.request_reference, h.comment, h.created_at,
       a.name as actor_name, h.actor_organisation_id, o.name as actor_organisation_name
  from line_history h
  left join actor a on a.organisation_id = h.actor_organisation_id and a.id = h.actor_id
  left join organisation o on o.id = h.actor_organisation_id
 where h.customer_organisation_id = (select current_organisation())
    or h.supplier_organisation_id = (select current_organisation());
grant select on seen_history to pcf_app;

revoke execute on function tally_lines(), count_request_lines(), next_request_reference() from public;
grant execute on function next_request_reference() to pcf_app;
