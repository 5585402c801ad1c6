-- What a customer buys, from whom, and what it asks them for. A product has a line for each of its suppliers; a line
-- carries the status of the request and every value that lists filter and sort by. One sending is a request.
-- What only the customer may see of a line (its quantities, its number for the supplier) is a table of its own, and what
-- the supplier sees of the product is copied onto the line when it is sent.

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
  -- What it is estimated with while nothing better is known: a factor of the catalogue per kg, as it was when it was chosen,
  -- with all that names it.
  estimate jsonb,
  estimate_factor numeric check (estimate_factor >= 0 and estimate_factor <= 999999999999),
  unique (organisation_id, id),
  foreign key (organisation_id, created_by) references actor (organisation_id, id) on update cascade,
  check ((estimate is null) = (estimate_factor is null))
);
create unique index product_reference_index on product (organisation_id, internal_reference) where archived_at is null;
alter table product enable row level security;
create policy product_is_own on product to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
grant select,
  insert (id, organisation_id, name, internal_reference, description, unit, mass_kg, created_by, created_at, updated_at),
  update (name, internal_reference, description, unit, mass_kg, version, archived_at, updated_at, estimate, estimate_factor), delete
  on product to {{app}};

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
create policy campaign_is_own on campaign to {{app}}
  using (customer_organisation_id = (select current_organisation()))
  with check (customer_organisation_id = (select current_organisation()));
grant select, insert (customer_organisation_id, name, created_by) on campaign to {{app}};

create sequence request_number;

-- Nine digits of a permuted number, which do not tell how many requests there are. References of an older form have six, or as
-- many as their counter; one of nine digits is passed over.
create function next_request_reference() returns text
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = auto
as $$
declare
  counted bigint;
  written text;
begin
  loop
    counted := nextval('public.request_number');
    if counted > 999999999 then
      raise exception 'there are no request numbers left' using errcode = 'sequence_generator_limit_exceeded';
    end if;
    written := 'REQ-' || to_char(now() at time zone 'UTC', 'YYYY') || '-'
      || lpad(public.permuted_number((select k.key from public.number_key k), counted, 1000000000)::text, 9, '0');
    exit when not exists (select from public.emission_request r where r.reference = written);
  end loop;
  return written;
end $$;

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
-- Received requests with a line in a status, in the order of age.
create index emission_request_received_requested_index on emission_request (supplier_organisation_id, created_at, id) where requested_lines > 0;
create index emission_request_received_pending_review_index on emission_request (supplier_organisation_id, created_at, id)
  where pending_review_lines > 0;
create index emission_request_received_rejected_index on emission_request (supplier_organisation_id, created_at, id) where rejected_lines > 0;
create index emission_request_received_declined_index on emission_request (supplier_organisation_id, created_at, id) where declined_lines > 0;
create index emission_request_received_canceled_index on emission_request (supplier_organisation_id, created_at, id) where canceled_lines > 0;
create index emission_request_received_completed_index on emission_request (supplier_organisation_id, created_at, id) where completed_lines > 0;
-- Whether a campaign is over is told by one look.
create index emission_request_open_campaign_index on emission_request (customer_organisation_id, campaign_id)
  where campaign_id is not null and requested_lines + pending_review_lines + rejected_lines > 0;
alter table emission_request enable row level security;
create policy emission_request_is_own on emission_request for select to {{app}}
  using ((customer_organisation_id = (select current_organisation())
          or supplier_organisation_id = (select current_organisation())) is true);
create policy emission_request_is_sent on emission_request for insert to {{app}}
  with check (customer_organisation_id = (select current_organisation()));
create policy emission_request_for_jobs on emission_request for select to {{worker}} using (true);
create policy emission_request_names_a_supplier on emission_request as restrictive for insert to {{app}}
  with check (exists (select from connection c
                       where c.customer_organisation_id = emission_request.customer_organisation_id
                         and c.supplier_organisation_id = emission_request.supplier_organisation_id));
grant select,
  insert (id, customer_organisation_id, supplier_organisation_id, campaign_id, comment, due_date, expected_unit,
  expected_lifecycle_boundary, expected_reference_year, expected_verified, created_by) on emission_request to {{app}};
grant select on emission_request to {{worker}};

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
  -- What the supplier searches in: its own side's words, never the customer's.
  received_text text generated always as (
    lower(' ' || coalesce(sent_name, '') || ' ' || coalesce(sent_reference, '') || ' ' || coalesce(request_reference, '') || ' '
          || coalesce(supplier_product_reference, ''))) stored,
  -- How long data hold, of the newest submission and of the one in force, and when both sides are reminded before that ends.
  valid_until date,
  in_force_valid_until date,
  expiry_reminder_at timestamptz,
  -- What an answer weighs and is worth, of the newest submission and of the one in force. A job fills in a score that is missing.
  product_mass_kg numeric check (product_mass_kg > 0),
  in_force_mass_kg numeric check (in_force_mass_kg > 0),
  quality_score smallint check (quality_score between 0 and 100),
  in_force_quality_score smallint check (in_force_quality_score between 0 and 100),
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
-- Whether something of a claim was accepted.
create index product_line_in_force_index on product_line (customer_organisation_id, supplier_organisation_id) where in_force_version is not null;
-- The latest due date of a request's lines, whether work has begun on one of them, and when one was reminded last are
-- each one look into an index.
create index product_line_request_index on product_line (customer_organisation_id, request_id, due_date) where request_id is not null;
create index product_line_begun_index on product_line (customer_organisation_id, request_id) where work_begun_at is not null;
create index product_line_reminded_index on product_line (customer_organisation_id, request_id, mailed_at) where mailed_at > requested_at;
-- What a supplier has answered, for its own list; no import writes to it.
create index product_line_answered_supplier_index on product_line (customer_organisation_id, supplier_organisation_id)
  where not archived and submission_version > 0;
-- Lists of received lines. A line that was never sent is in none of these, so that an import does not pay for them.
create index product_line_received_requested_index on product_line (supplier_organisation_id, requested_at, id) where sent_at is not null;
create index product_line_received_updated_index on product_line (supplier_organisation_id, updated_at, id) where sent_at is not null;
create index product_line_received_status_requested_index on product_line (supplier_organisation_id, status, requested_at, id)
  where sent_at is not null;
create index product_line_received_status_updated_index on product_line (supplier_organisation_id, status, updated_at, id)
  where sent_at is not null;
create index product_line_received_search_index on product_line using gin (supplier_organisation_id, received_text gin_trgm_ops)
  where sent_at is not null;
create index product_line_validity_index on product_line (customer_organisation_id, in_force_valid_until, id)
  where not archived and in_force_valid_until is not null;
create index product_line_received_validity_index on product_line (supplier_organisation_id, in_force_valid_until, id)
  where sent_at is not null and in_force_valid_until is not null;
-- An answer is kept as a template by the product alone.
create index product_line_received_product_index on product_line (supplier_organisation_id, product_id) where sent_at is not null;
create index product_line_expiry_index on product_line (expiry_reminder_at) where expiry_reminder_at is not null;
create index product_line_quality_index on product_line (customer_organisation_id, quality_score, id)
  where not archived and quality_score is not null;
create index product_line_received_quality_index on product_line (supplier_organisation_id, quality_score, id)
  where sent_at is not null and quality_score is not null;
create index product_line_unscored_index on product_line (id)
  where (quality_score is null and emission_value_granularity <> 'UNAVAILABLE')
     or (in_force_quality_score is null and in_force_granularity <> 'UNAVAILABLE');
-- What is late and how long others have waited; only lines that are open are in these.
create index product_line_due_index on product_line (customer_organisation_id, due_date, id)
  where not archived and status in ('REQUESTED', 'REJECTED') and due_date is not null;
create index product_line_received_due_index on product_line (supplier_organisation_id, due_date, id)
  where sent_at is not null and status in ('REQUESTED', 'REJECTED') and due_date is not null;
create index product_line_open_index on product_line (customer_organisation_id, requested_at, id)
  where not archived and status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED');
create index product_line_review_index on product_line (customer_organisation_id, submitted_at, id)
  where not archived and status = 'PENDING_REVIEW';
-- What others have waited for, in the order in which lists open. The newest lines are the ones that are not late yet: the
-- days are told by the index itself, so that thousands are passed over without a look at their lines. The partner is in it
-- since the views of either side join by it, even where nobody asks for its name. Only open lines are in these.
create index product_line_waiting_index on product_line (customer_organisation_id, created_at, id)
  include (status, due_date, requested_at, supplier_organisation_id)
  where not archived and status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED');
create index product_line_received_waiting_index on product_line (supplier_organisation_id, requested_at, id)
  include (status, due_date, customer_organisation_id)
  where sent_at is not null and status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED');
-- Lines of deleted products, which no longer count in their request.
create index product_line_withdrawn_index on product_line (customer_organisation_id, request_id) where archived and status = 'CANCELED';
alter table product_line enable row level security;
-- "is true" keeps the planner from combining the two sides by a bitmap.
create policy product_line_is_own on product_line to {{app}}
  using (((customer_organisation_id = (select current_organisation()))
          or (supplier_organisation_id = (select current_organisation()) and sent_at is not null)) is true)
  with check (((customer_organisation_id = (select current_organisation()))
               or (supplier_organisation_id = (select current_organisation()) and sent_at is not null)) is true);
create policy product_line_for_jobs on product_line to {{worker}} using (true) with check (true);
-- Policies say whose a row is. Restrictive ones, here and elsewhere, say whom it may name beside its owner: a supplier that its
-- customer is connected with, the other side of a line, a notification of the own organisation. A foreign key passes the
-- policies, so that without them a forgotten condition would put a row before a stranger. What the others allow, they narrow.
create policy product_line_names_a_supplier on product_line as restrictive for insert to {{app}}
  with check (customer_organisation_id = (select current_organisation())
              and (supplier_organisation_id is null
                   or exists (select from connection c
                               where c.customer_organisation_id = product_line.customer_organisation_id
                                 and c.supplier_organisation_id = product_line.supplier_organisation_id)));
-- A line stays with its product and its customer: of these, and of its id, nothing is granted to update. An answer that has
-- arrived on another platform is in force, since nobody there accepts: that is the worker's to write.
grant select, insert,
  update (supplier_organisation_id, status, version, product_name, internal_reference, archived, request_id, request_reference,
  due_date, sent_at, requested_at, mailed_at, sent_name, sent_reference, sent_description, sent_unit, sent_mass_kg,
  supplier_product_reference, reason, reason_code, expected_date, work_begun_at, submission_version, submitted_at, emission_value,
  emission_unit, emission_unit_amount, emission_value_granularity, emission_value_confidence, emission_data_verified,
  primary_data_share, in_force_version, in_force_at, in_force_value, in_force_unit, in_force_unit_amount, in_force_granularity,
  in_force_confidence, in_force_verified, in_force_primary_data_share, next_reminder_at, reminders_sent, created_at, updated_at,
  valid_until, in_force_valid_until, expiry_reminder_at, product_mass_kg, in_force_mass_kg, quality_score, in_force_quality_score),
  delete on product_line to {{app}};
grant select,
  update (status, version, mailed_at, in_force_version, in_force_at, in_force_value, in_force_unit, in_force_unit_amount,
  in_force_granularity, in_force_confidence, in_force_verified, in_force_primary_data_share, next_reminder_at, reminders_sent,
  updated_at, in_force_valid_until, expiry_reminder_at, in_force_mass_kg, quality_score, in_force_quality_score)
  on product_line to {{worker}};

-- A policy cannot tell a supplier that is new to a line from one that is connected no more and whose data stay. Functions
-- of the owner hand lines over to whoever they have found to be meant.
create function check_new_supplier() returns trigger
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.supplier_organisation_id is distinct from old.supplier_organisation_id and new.supplier_organisation_id is not null
     and not exists (select from public.connection c
                      where c.customer_organisation_id = new.customer_organisation_id
                        and c.supplier_organisation_id = new.supplier_organisation_id) then
    raise exception 'a line names no stranger' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger product_line_names_a_supplier before update of supplier_organisation_id on product_line
  for each row when (current_user = '{{app}}') execute function check_new_supplier();

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
create policy request_line_is_own on request_line to {{app}}
  using (exists (select from product_line l where l.customer_organisation_id = request_line.customer_organisation_id and l.id = request_line.line_id))
  with check (customer_organisation_id = (select current_organisation()));
grant select, insert on request_line to {{app}};

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
create policy purchase_is_own on purchase to {{app}}
  using (customer_organisation_id = (select current_organisation()))
  with check (customer_organisation_id = (select current_organisation()));
grant select, insert, update, delete on purchase to {{app}};

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
create index line_history_accepted_index on line_history (customer_organisation_id, supplier_organisation_id)
  where event in ('ACCEPTED', 'DELIVERED');
create index line_history_actor_index on line_history (actor_organisation_id, actor_id, sequence);
alter table line_history enable row level security;
create policy line_history_is_read on line_history for select to {{app}}
  using ((customer_organisation_id = (select current_organisation())
          or supplier_organisation_id = (select current_organisation())) is true);
create policy line_history_is_written on line_history for insert to {{app}}
  with check (((customer_organisation_id = (select current_organisation())
                or supplier_organisation_id = (select current_organisation()))
               and actor_organisation_id = (select current_organisation())) is true);
create policy line_history_for_jobs on line_history for insert to {{worker}} with check (actor_id is null);
create policy line_history_read_by_jobs on line_history for select to {{worker}} using (true);
grant select,
  insert (customer_organisation_id, line_id, supplier_organisation_id, actor_organisation_id, actor_id, event, from_status,
  to_status, request_reference, comment, created_at) on line_history to {{app}};
grant select, insert (customer_organisation_id, line_id, supplier_organisation_id, event, from_status, to_status, request_reference)
  on line_history to {{worker}};

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

-- What somebody did to lines, one row for all that one transaction did: five hundred answers of a file are one. What
-- becomes of products is recorded with them, since a product has many lines.
create function log_line_events() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  done record;
  earlier uuid;
begin
  for done in execute $query$
    select g.organisation_id, g.actor_id, g.event, g.lines, (select o.name from public.organisation o where o.id = g.partner) as partner,
           (select case when g.organisation_id = l.customer_organisation_id then l.product_name else l.sent_name end
              from public.product_line l where g.lines = 1 and l.id = g.line_id) as product
      from (select h.actor_organisation_id as organisation_id, h.actor_id, e.event, count(*) as lines, (min(h.line_id::text))::uuid as line_id,
                   case when min(e.partner::text) = max(e.partner::text) then (min(e.partner::text))::uuid end as partner
              from new_events h
             cross join lateral (values (
                     case h.event when 'SENT' then 'REQUESTS_SENT' when 'RESENT' then 'REQUESTS_RESENT' when 'REMINDED' then 'REQUESTS_RESENT'
                                  when 'CANCELED' then 'REQUESTS_CANCELED' when 'DECLINED' then 'REQUESTS_DECLINED'
                                  when 'WORK_BEGUN' then 'WORK_BEGUN' when 'SUBMITTED' then 'DATA_SUBMITTED'
                                  when 'ACCEPTED' then 'DATA_ACCEPTED' when 'REJECTED' then 'DATA_REJECTED'
                                  when 'WITHDRAWN' then 'ACCEPTANCE_WITHDRAWN' when 'COMMENTED' then 'COMMENT_WRITTEN' end,
                     case when h.actor_organisation_id = h.customer_organisation_id then h.supplier_organisation_id
                          else h.customer_organisation_id end)) e (event, partner)
             where h.actor_id is not null and e.event is not null
             group by h.actor_organisation_id, h.actor_id, e.event) g$query$
  loop
    earlier := nullif(current_setting('pcf.logged_' || lower(done.event), true), '');
    update public.activity a
       set details = jsonb_strip_nulls(jsonb_build_object(
             'count', ((a.details ->> 'count')::bigint + done.lines)::text,
             'organisation', case when a.details ->> 'organisation' = done.partner then done.partner end))
     where a.id = earlier and a.organisation_id = done.organisation_id and a.actor_id = done.actor_id;
    if not found then
      insert into public.activity (organisation_id, actor_id, event, details)
      values (done.organisation_id, done.actor_id, done.event, jsonb_strip_nulls(jsonb_build_object(
                'count', done.lines::text, 'organisation', done.partner, 'product', done.product)))
      returning id into earlier;
      perform set_config('pcf.logged_' || lower(done.event), earlier::text, true);
    end if;
  end loop;
  return null;
end $$;
create trigger line_history_is_logged after insert on line_history
  referencing new table as new_events for each statement execute function log_line_events();

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
grant select on purchased_line to {{app}};

-- The timeline of a line as either side sees it, with the names of those who acted.
create view seen_history as
select h.sequence, h.customer_organisation_id, h.line_id, h.event, h.from_status, h.to_status, h.request_reference, h.comment, h.created_at,
       a.name as actor_name, h.actor_organisation_id, o.name as actor_organisation_name
  from line_history h
  left join actor a on a.organisation_id = h.actor_organisation_id and a.id = h.actor_id
  left join organisation o on o.id = h.actor_organisation_id
 where h.customer_organisation_id = (select current_organisation())
    or h.supplier_organisation_id = (select current_organisation());
grant select on seen_history to {{app}};

-- The notices of one recipient, sender and kind that were taken together and are told in one mail. They are kept for a
-- while, so that a mail that is tried again says the same.
create table notice_collection (
  id uuid primary key default gen_random_uuid(),
  recipient_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  sender_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  kind text not null check (kind in (
    'REQUESTED', 'REMINDED', 'CANCELED', 'COMMENTED', 'DECLINED', 'REVIEW_OVERDUE', 'SUBMITTED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN',
    'EXPIRING')),
  created_at timestamptz not null default now()
);
create index notice_collection_age_index on notice_collection (created_at);
create index notice_collection_recipient_index on notice_collection (recipient_organisation_id);
create index notice_collection_sender_index on notice_collection (sender_organisation_id);
alter table notice_collection enable row level security;
create policy notice_collection_for_jobs on notice_collection to {{worker}} using (true) with check (true);
grant select, insert, delete on notice_collection to {{worker}};

-- What a side is to be told about lines. Rows are written with the change and collected by a job into one mail for each
-- recipient and kind, however many changes there were. Both sides are told before data lapse, too.
create table line_notice (
  id bigint generated always as identity primary key,
  recipient_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  sender_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  kind text not null check (kind in (
    'REQUESTED', 'REMINDED', 'CANCELED', 'COMMENTED', 'DECLINED', 'REVIEW_OVERDUE', 'SUBMITTED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN',
    'EXPIRING')),
  customer_organisation_id uuid not null,
  line_id uuid not null,
  comment text check (char_length(comment) between 1 and 2400),
  created_at timestamptz not null default now(),
  collection_id uuid references notice_collection (id) on delete cascade,
  -- Who caused it, or nobody where a job did.
  actor_id uuid default current_user_id(),
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade
);
create index line_notice_line_index on line_notice (customer_organisation_id, line_id);
create index line_notice_waiting_index on line_notice (recipient_organisation_id, sender_organisation_id, kind, id) where collection_id is null;
create index line_notice_collection_index on line_notice (collection_id, id) where collection_id is not null;
create index line_notice_recipient_index on line_notice (recipient_organisation_id);
create index line_notice_sender_index on line_notice (sender_organisation_id);
alter table line_notice enable row level security;
create policy line_notice_is_sent on line_notice for insert to {{app}}
  with check (sender_organisation_id = (select current_organisation()));
create policy line_notice_for_jobs on line_notice to {{worker}} using (true) with check (true);
-- Of a line that the sender sees, which is one of its two sides then.
create policy line_notice_names_a_side on line_notice as restrictive for insert to {{app}}
  with check (exists (select from product_line l
                       where l.customer_organisation_id = line_notice.customer_organisation_id and l.id = line_notice.line_id
                         and line_notice.recipient_organisation_id in (l.customer_organisation_id, l.supplier_organisation_id)));
grant insert (recipient_organisation_id, sender_organisation_id, kind, customer_organisation_id, line_id, comment)
  on line_notice to {{app}};
grant select, insert (recipient_organisation_id, sender_organisation_id, kind, customer_organisation_id, line_id, comment),
  update (collection_id), delete on line_notice to {{worker}};

-- Products from files. A file is read into staging rows, a thousand in each transaction, and written in one last step.

-- One reading of a file, of products or of templates: where it stands, for whoever asks meanwhile. Three constraints are called
-- after imports of products; by other names, databases that are alike would differ.
create table file_import (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null
    constraint product_import_organisation_id_fkey references organisation (id) on update cascade on delete cascade,
  -- Chosen by the caller, who may use it again for the same file.
  import_id uuid,
  phase text not null default 'READING'
    constraint product_import_phase_check check (phase in ('READING', 'SAVING', 'DONE', 'FAILED')),
  rows_read integer not null default 0,
  percent integer not null default 0
    constraint product_import_percent_check check (percent between 0 and 100),
  created_at timestamptz not null default now()
);
create index file_import_chosen_index on file_import (organisation_id, import_id, created_at desc) where import_id is not null;
create index file_import_age_index on file_import (created_at);
alter table file_import enable row level security;
create policy file_import_is_own on file_import to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy file_import_for_jobs on file_import to {{worker}} using (true);
grant select, insert (organisation_id, import_id), update (phase, rows_read, percent) on file_import to {{app}};
grant select, delete on file_import to {{worker}};

-- What a file says, row by row, until it is written or refused. After a crash it is worth nothing, hence unlogged, and it
-- refers to nothing, since a check for each row would take longer than the row. The ids are those that the product and
-- its line get, so that each table is filled without looking anything up.
create unlogged table product_import_row (
  organisation_id uuid not null,
  file_import_id uuid not null,
  row_number integer not null,
  product_id uuid not null default gen_random_uuid(),
  line_id uuid not null default gen_random_uuid(),
  -- Where the reference exists already: the product, and the supplier that the row names for it.
  existing_product_id uuid,
  existing_supplier_id uuid,
  name text,
  internal_reference text,
  description text,
  unit text,
  mass_kg numeric,
  supplier_email text,
  supplier_name text,
  supplier_number text,
  supplier_product_reference text,
  yearly_quantity numeric,
  quantity_unit text,
  quantity_year integer,
  primary key (organisation_id, file_import_id, row_number)
);
alter table product_import_row enable row level security;
create policy product_import_row_is_own on product_import_row to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy product_import_row_for_jobs on product_import_row to {{worker}} using (true);
grant select,
  insert (organisation_id, file_import_id, row_number, name, internal_reference, description, unit, mass_kg, supplier_email,
  supplier_name, supplier_number, supplier_product_reference, yearly_quantity, quantity_unit, quantity_year),
  update (line_id, existing_product_id, existing_supplier_id), delete on product_import_row to {{app}};
grant select, delete on product_import_row to {{worker}};

-- Requests and campaigns as their customer sees them.

-- Owned by the owner, since suppliers are other organisations. Whoever reads only ids pays for no name: a left join to
-- one row that nobody asks for is not made.
-- Whoever deletes a product takes back what was asked for it, and it leaves every list and count of theirs. So it leaves the
-- counts of its request as well, as its customer sees them; its supplier still sees that it was cancelled.
create view sent_request as
select r.id, r.customer_organisation_id, r.supplier_organisation_id, r.campaign_id, r.reference, r.comment, r.created_at,
       r.expected_unit, r.expected_lifecycle_boundary, r.expected_reference_year, r.expected_verified,
       r.requested_lines, r.pending_review_lines, r.rejected_lines, r.declined_lines,
       case when r.canceled_lines = 0 then 0
            else r.canceled_lines - (select count(*)::integer from product_line l
                                      where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id
                                        and l.archived and l.status = 'CANCELED') end as canceled_lines,
       r.completed_lines,
       r.aggregated_status, s.name as supplier_name, c.name as campaign_name, a.name as created_by,
       -- A reminder may have moved it.
       coalesce((select max(l.due_date) from product_line l
                  where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id), r.due_date) as due_date,
       -- The supplier has answered something, or begun to.
       r.pending_review_lines + r.rejected_lines + r.declined_lines + r.completed_lines > 0
         or exists (select from product_line l
                     where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id
                       and l.work_begun_at is not null) as heard,
       (select max(l.mailed_at) from product_line l
         where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id
           and l.mailed_at > l.requested_at) as last_reminded_at,
       -- With those of deleted products, as an index has it: what has none here has none above.
       r.canceled_lines as ever_canceled_lines
  from emission_request r
  left join organisation s on s.id = r.supplier_organisation_id
  left join campaign c on c.customer_organisation_id = r.customer_organisation_id and c.id = r.campaign_id
  left join actor a on a.organisation_id = r.customer_organisation_id and a.id = r.created_by
 where r.customer_organisation_id = (select current_organisation());
grant select on sent_request to {{app}};

-- How far a supplier is with a campaign, over all requests it got in it. It has answered once it submitted or declined
-- anything, whatever became of that; it is silent while something is asked of it and nothing was heard, not even that work
-- has begun. One from whom all was taken back is neither. Whoever does not ask for what was heard pays nothing for it.
create view campaign_supplier as
select r.customer_organisation_id, r.campaign_id, r.supplier_organisation_id,
       sum(r.requested_lines) as requested_lines, sum(r.pending_review_lines) as pending_review_lines,
       sum(r.rejected_lines) as rejected_lines, sum(r.declined_lines) as declined_lines, sum(r.canceled_lines) as canceled_lines,
       sum(r.completed_lines) as completed_lines,
       sum(r.pending_review_lines + r.rejected_lines + r.declined_lines + r.completed_lines) > 0 as answered,
       sum(r.requested_lines) > 0 and not bool_or(r.heard) as silent,
       max(r.due_date) as due_date
  from sent_request r
 where r.campaign_id is not null
 group by r.customer_organisation_id, r.campaign_id, r.supplier_organisation_id;
grant select on campaign_supplier to {{app}};

-- A campaign with its progress, told in the same way wherever it stands. Counted by supplier, since a supplier may have several
-- requests of one campaign.
create view sent_campaign as
select c.id, c.customer_organisation_id, c.name, c.created_at, a.name as created_by,
       p.requested_lines, p.pending_review_lines, p.rejected_lines, p.declined_lines, p.canceled_lines, p.completed_lines,
       p.suppliers, p.answered_suppliers, p.silent_suppliers, p.last_due_date
  from campaign c
  left join actor a on a.organisation_id = c.customer_organisation_id and a.id = c.created_by
 cross join lateral (
    select coalesce(sum(s.requested_lines), 0)::integer as requested_lines,
           coalesce(sum(s.pending_review_lines), 0)::integer as pending_review_lines,
           coalesce(sum(s.rejected_lines), 0)::integer as rejected_lines, coalesce(sum(s.declined_lines), 0)::integer as declined_lines,
           coalesce(sum(s.canceled_lines), 0)::integer as canceled_lines, coalesce(sum(s.completed_lines), 0)::integer as completed_lines,
           count(*)::integer as suppliers,
           (count(*) filter (where s.answered))::integer as answered_suppliers,
           (count(*) filter (where s.silent))::integer as silent_suppliers,
           max(s.due_date) as last_due_date
      from campaign_supplier s
     where s.customer_organisation_id = c.customer_organisation_id and s.campaign_id = c.id) p
 where c.customer_organisation_id = (select current_organisation());
grant select on sent_campaign to {{app}};

-- What answering an invitation means for the lines that were prepared for whoever was invited. The statuses in which a
-- line can be canceled or declined are the domain's to say, so the application hands them in.

-- Which lines a claim brought to the claimant, so that undoing it takes back these and no others.
create table claimed_line (
  claim_id uuid not null references invitation_claim (id) on delete cascade,
  customer_organisation_id uuid not null,
  line_id uuid not null,
  primary key (claim_id, line_id),
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade
);
create index claimed_line_line_index on claimed_line (customer_organisation_id, line_id);
alter table claimed_line enable row level security;
create policy claimed_line_is_own on claimed_line for select to {{app}}
  using (customer_organisation_id = (select current_organisation()));

-- What else connects the two organisations of a claim that took effect, in the same direction: another invitation of the
-- inviter's, or one the other way round.
create view other_claim as
select k.id as claim_id, o.id
  from invitation_claim k
  join invitation i on i.id = k.invitation_id
 cross join lateral (
   select ok.id from invitation_claim ok join invitation oi on oi.id = ok.invitation_id
    where ok.inviter_organisation_id = k.inviter_organisation_id and ok.claimant_organisation_id = k.claimant_organisation_id
      and ok.state = 'ENABLED' and ok.id <> k.id and oi.relation = i.relation
   union all
   select ok.id from invitation_claim ok join invitation oi on oi.id = ok.invitation_id
    where ok.inviter_organisation_id = k.claimant_organisation_id and ok.claimant_organisation_id = k.inviter_organisation_id
      and ok.state = 'ENABLED' and oi.relation <> i.relation) o;

-- Claims that can no longer be undone, because something of theirs was accepted. What goes with a claim are the lines it
-- brought or, where nothing else connects the two, everything between them.
create view accepted_claim as
select k.id
  from invitation_claim k
  join invitation i on i.id = k.invitation_id
 where k.state = 'ENABLED' and i.relation = 'SUPPLIER'
   and exists (
     select from (
       select l.id as line_id from product_line l
        where l.customer_organisation_id = k.inviter_organisation_id and l.supplier_organisation_id = k.claimant_organisation_id
          and l.in_force_version is not null
       union all
       select h.line_id from line_history h
        where h.customer_organisation_id = k.inviter_organisation_id and h.supplier_organisation_id = k.claimant_organisation_id
          and h.event in ('ACCEPTED', 'DELIVERED')) a
      where exists (select from claimed_line c where c.claim_id = k.id and c.line_id = a.line_id)
         or not exists (select from other_claim o where o.claim_id = k.id));

-- What each side may read of an invitation that two organisations share. Owned by the owner, so each names its side.
create view sent_invitation as
select i.id, i.email, i.relation, i.status, i.message, i.partner_organisation_id, i.created_at, i.sent_at, i.answered_at,
       i.inviter_organisation_id,
       case when i.status = 'ACCEPTED' then p.name else i.organisation_name end as organisation_name,
       a.name as invited_by,
       c.claims,
       coalesce(c.effective, false) as can_undo,
       case when i.status <> 'PENDING' then null
            when exists (select from undeliverable_address x where x.email = i.email) then 'CAME_BACK'
            else (select u.reason from unreached_address u
                   where u.address_key = address_key(i.email)
                     and not exists (select from account x where x.email = i.email and x.email_verified_at is not null)) end as unreached
  from invitation i
  join organisation p on p.id = i.partner_organisation_id
  join actor a on a.organisation_id = i.inviter_organisation_id and a.id = i.invited_by
  left join lateral (
    select jsonb_agg(jsonb_build_object(
             'id', k.id, 'state', k.state, 'organisationName', o.name, 'personName', w.name, 'email', k.email,
             'createdAt', to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by k.created_at, k.id) as claims,
           bool_or(k.state = 'ENABLED' and not exists (select from accepted_claim u where u.id = k.id)) as effective
      from invitation_claim k
      join organisation o on o.id = k.claimant_organisation_id
      join actor w on w.organisation_id = k.claimant_organisation_id and w.id = k.claimant_user_id
     where k.invitation_id = i.id and k.state in ('WAITING_FOR_APPROVAL', 'ENABLED')) c on true
 where i.inviter_organisation_id = (select current_organisation());
grant select on sent_invitation to {{app}};

-- Holds the lines of what was prepared for the placeholder and what the claimant has of the same products. Whether there
-- is a product that both have answered for: then the customer has to decide first.
create function hold_claimed_lines(p_customer uuid, p_placeholder uuid, p_claimant uuid) returns boolean
language plpgsql
as $$
begin
  perform from public.product_line l
    where l.customer_organisation_id = p_customer and l.supplier_organisation_id in (p_placeholder, p_claimant)
      and l.product_id in (select o.product_id from public.product_line o
                            where o.customer_organisation_id = p_customer and o.supplier_organisation_id = p_placeholder)
    order by l.id for update;
  return exists (
    select from public.product_line l
      join public.product_line o on o.customer_organisation_id = l.customer_organisation_id and o.product_id = l.product_id
     where l.customer_organisation_id = p_customer and l.supplier_organisation_id = p_placeholder and l.submission_version > 0
       and o.supplier_organisation_id = p_claimant and o.submission_version > 0);
end $$;

-- Lines that are held change hands, with what was said about them and the requests they were sent in. A request with
-- lines that stay goes along only where it is said to.
create function hand_over_lines(p_customer uuid, p_line_ids uuid[], p_from uuid, p_to uuid, p_with_shared_requests boolean) returns void
language plpgsql
as $$
begin
  update public.product_line l set supplier_organisation_id = p_to, version = l.version + 1, updated_at = now()
   where l.customer_organisation_id = p_customer and l.id = any (p_line_ids);
  update public.line_history h set supplier_organisation_id = p_to
   where h.customer_organisation_id = p_customer and h.line_id = any (p_line_ids) and h.supplier_organisation_id = p_from;
  update public.emission_request r set supplier_organisation_id = p_to
   where r.id in (
     select r.id from public.emission_request r
      where r.customer_organisation_id = p_customer and r.supplier_organisation_id = p_from
        and exists (select from public.request_line q
                     where q.customer_organisation_id = p_customer and q.request_id = r.id and q.line_id = any (p_line_ids))
        and (p_with_shared_requests
             or not exists (select from public.request_line q
                              join public.product_line l on l.customer_organisation_id = q.customer_organisation_id and l.id = q.line_id
                             where q.customer_organisation_id = p_customer and q.request_id = r.id and l.supplier_organisation_id = p_from))
      order by r.id for no key update);
end $$;

-- What was prepared for the placeholder becomes the claimant's. Of two lines for one product the one with submissions
-- stays, else the one that was sent, else the older one; the other one is canceled and stays with a placeholder, or goes
-- where it was never sent and holds nothing.
create function move_claimed_lines(p_claim_id uuid, p_customer uuid, p_placeholder uuid, p_cancelable text[]) returns void
language plpgsql
as $$
declare
  claim public.invitation_claim;
  leaving uuid[];
  replaced uuid[];
  moving uuid[];
  spare uuid;
begin
  select * into claim from public.invitation_claim k where k.id = p_claim_id;
  select array_agg(case when (theirs.submission_version > 0, theirs.sent_at is not null) > (ours.submission_version > 0, ours.sent_at is not null)
                          or ((theirs.submission_version > 0, theirs.sent_at is not null) = (ours.submission_version > 0, ours.sent_at is not null)
                              and (theirs.created_at, theirs.id) < (ours.created_at, ours.id))
                        then ours.id else theirs.id end)
    into leaving
    from public.product_line ours
    join public.product_line theirs on theirs.customer_organisation_id = ours.customer_organisation_id and theirs.product_id = ours.product_id
   where ours.customer_organisation_id = p_customer and ours.supplier_organisation_id = p_placeholder
     and theirs.supplier_organisation_id = claim.claimant_organisation_id;
  delete from public.product_line l
   where l.customer_organisation_id = p_customer and l.id = any (leaving) and l.status = 'NOT_STARTED' and l.supplier_product_reference is null
     and not exists (select from public.purchase p where p.customer_organisation_id = p_customer and p.line_id = l.id);

  select array_agg(l.id) into replaced from public.product_line l
   where l.customer_organisation_id = p_customer and l.id = any (leaving) and l.supplier_organisation_id = claim.claimant_organisation_id;
  if replaced is not null then
    insert into public.organisation (name, placeholder_of)
    select o.name, o.placeholder_of from public.organisation o where o.id = p_placeholder returning id into spare;
    perform public.hand_over_lines(p_customer, replaced, claim.claimant_organisation_id, spare, false);
  end if;
  with canceled as (
    update public.product_line l set status = 'CANCELED', version = l.version + 1, next_reminder_at = null, updated_at = now()
      from public.product_line o
     where o.id = l.id and l.customer_organisation_id = p_customer and l.id = any (leaving) and l.status = any (p_cancelable)
    returning l.id, o.status as from_status, l.supplier_organisation_id, l.request_reference
  )
  insert into public.line_history (customer_organisation_id, line_id, supplier_organisation_id, event, from_status, to_status, request_reference)
  select p_customer, c.id, c.supplier_organisation_id, 'CANCELED', c.from_status, 'CANCELED', c.request_reference from canceled c order by c.id;

  select array_agg(l.id order by l.id) into moving from public.product_line l
   where l.customer_organisation_id = p_customer and l.supplier_organisation_id = p_placeholder and l.id <> all (coalesce(leaving, '{}'));
  perform public.hand_over_lines(p_customer, moving, p_placeholder, claim.claimant_organisation_id, true);
  insert into public.claimed_line (claim_id, customer_organisation_id, line_id) select p_claim_id, p_customer, m from unnest(moving) m;
  insert into public.line_history (customer_organisation_id, line_id, supplier_organisation_id, actor_organisation_id, actor_id, event,
                                   from_status, to_status, request_reference)
  select p_customer, l.id, case when l.sent_at is not null then claim.claimant_organisation_id end,
         claim.claimant_organisation_id, claim.claimant_user_id, 'CLAIMED', l.status, l.status, l.request_reference
    from public.product_line l
   where l.customer_organisation_id = p_customer and l.id = any (moving) order by l.id;
end $$;

-- The connection with the placeholder becomes one with the claimant, or joins the one they have already, and what was
-- prepared for the placeholder becomes the claimant's. Null where the customer has to decide first; then nothing is
-- changed. Otherwise answers whose claims are refused thereby.
create function take_claim(p_invitation public.invitation, p_organisation_id uuid, p_user_id uuid, p_email text, p_cancelable text[]) returns uuid[]
language plpgsql
as $$
declare
  inviter uuid := p_invitation.inviter_organisation_id;
  partner uuid := p_invitation.partner_organisation_id;
  placeholder boolean := exists (select from public.organisation o where o.id = partner and o.placeholder_of is not null);
  refused uuid[];
  effective uuid;
begin
  if placeholder and p_invitation.relation = 'SUPPLIER' and public.hold_claimed_lines(inviter, partner, p_organisation_id) then
    return null;
  end if;
  refused := public.refuse_waiting(p_invitation.id, p_organisation_id);
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
   where invitation_id = p_invitation.id and state = 'WAITING_FOR_APPROVAL' returning id into effective;
  if effective is null then
    insert into public.invitation_claim (inviter_organisation_id, invitation_id, claimant_organisation_id, claimant_user_id, email, state, decided_at)
    values (inviter, p_invitation.id, p_organisation_id, p_user_id, p_email, 'ENABLED', now()) returning id into effective;
  end if;
  if placeholder and p_invitation.relation = 'SUPPLIER' then
    perform public.move_claimed_lines(effective, inviter, partner, p_cancelable);
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
create function accept_invitation(p_invitation_id uuid, p_token_hash text, p_domain text, p_cancelable text[])
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
    refused := public.take_claim(asked, own, person.id, person.email, p_cancelable);
    outcome := case when refused is null then 'AMBIGUOUS_REQUEST' else 'ENABLED' end;
    status := case when refused is null then asked.status else 'ACCEPTED' end;
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

-- Refuses or confirms one of those who wait; the others are refused once one takes effect.
create function decide_claim(p_invitation_id uuid, p_claim_id uuid, p_confirmed boolean, p_cancelable text[])
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
    refused := public.take_claim(asked, waiting.claimant_organisation_id, waiting.claimant_user_id, waiting.email, p_cancelable);
    if refused is null then
      outcome := 'AMBIGUOUS_REQUEST';
      return next;
      return;
    end if;
    status := 'ACCEPTED';
  else
    update public.invitation_claim set state = 'DISABLED', decided_at = now() where id = waiting.id;
  end if;
  perform public.record_activity(own, public.current_user_id(), case when p_confirmed then 'CLAIM_CONFIRMED' else 'CLAIM_REFUSED' end,
    jsonb_build_object('email', waiting.email, 'invited', asked.email));
  outcome := 'DECIDED';
  return next;
end $$;

create function decline_lines(p_customer uuid, p_placeholder uuid, p_declinable text[]) returns integer
language plpgsql
as $$
declare
  declined integer;
begin
  perform from public.product_line l
    where l.customer_organisation_id = p_customer and l.supplier_organisation_id = p_placeholder order by l.id for update;
  with changed as (
    update public.product_line l
       set status = 'DECLINED', version = l.version + 1, reason = null, reason_code = null, expected_date = null, next_reminder_at = null,
           updated_at = now()
      from public.product_line o
     where o.id = l.id and l.customer_organisation_id = p_customer and l.supplier_organisation_id = p_placeholder
       and l.status = any (p_declinable) and not l.archived
    returning l.id, o.status as from_status, l.request_reference
  ), told as (
    insert into public.line_history (customer_organisation_id, line_id, supplier_organisation_id, event, from_status, to_status, request_reference)
    select p_customer, c.id, p_placeholder, 'DECLINED', c.from_status, 'DECLINED', c.request_reference from changed c order by c.id
  ), noticed as (
    insert into public.line_notice (recipient_organisation_id, sender_organisation_id, kind, customer_organisation_id, line_id, actor_id)
    select p_customer, p_placeholder, 'DECLINED', p_customer, c.id, null from changed c order by c.id
  )
  select count(*) into declined from changed;
  return declined;
end $$;

-- Declining declines what waits for an answer, unless another contact may still give one. Who declined is nobody's
-- business but its own: the placeholder stands for it.
create function decline_invitation(p_invitation_id uuid, p_declinable text[])
returns table (outcome text, status text, refused uuid[], inviter_id uuid, partner_id uuid, declined_lines integer)
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
  inviter_id := asked.inviter_organisation_id;
  partner_id := asked.partner_organisation_id;
  declined_lines := 0;
  update public.invitation set status = 'DECLINED', answered_at = now() where id = asked.id;
  update public.connection c set status = 'DECLINED', updated_at = now()
   where c.customer_organisation_id = public.customer_of(asked.relation, inviter_id, partner_id)
     and c.supplier_organisation_id = public.supplier_of(asked.relation, inviter_id, partner_id)
     and c.status = 'PENDING'
     and not exists (select from public.invitation o where o.inviter_organisation_id = asked.inviter_organisation_id
                       and o.partner_organisation_id = asked.partner_organisation_id and o.relation = asked.relation and o.status = 'PENDING');
  if found and asked.relation = 'SUPPLIER' then
    declined_lines := public.decline_lines(inviter_id, partner_id, p_declinable);
  end if;
  refused := public.refuse_waiting(asked.id, null);
  perform public.use_links('INVITATION', asked.id);
  perform public.record_activity(asked.inviter_organisation_id, null, 'INVITATION_DECLINED', jsonb_build_object('email', asked.email)),
          public.record_activity(own, public.current_user_id(), 'INVITATION_DECLINED',
            jsonb_build_object('organisation', (select o.name from public.organisation o where o.id = asked.inviter_organisation_id)));
  outcome := 'DECLINED';
  status := 'DECLINED';
  return next;
end $$;

-- Lines come back without anything that the wrong party wrote, and without what was said to it alone: neither how long it holds,
-- what it weighs nor what it is worth. A request with lines that stay is made anew for those that go.
create function take_back_lines(p_claim public.invitation_claim, p_line_ids uuid[], p_placeholder uuid) returns void
language plpgsql
as $$
declare
  own uuid := p_claim.inviter_organisation_id;
  wrong uuid := p_claim.claimant_organisation_id;
  shared uuid;
  anew public.emission_request;
begin
  with cleared as (
    update public.product_line l
       set status = case when o.status in ('PENDING_REVIEW', 'REJECTED')
                           or (o.status = 'DECLINED'
                               and exists (select from public.line_history h
                                            where h.customer_organisation_id = own and h.line_id = l.id and h.event = 'DECLINED'
                                              and h.created_at >= p_claim.decided_at))
                         then 'REQUESTED' else o.status end,
           mailed_at = null, reason = null, reason_code = null, expected_date = null, work_begun_at = null,
           submission_version = 0, submitted_at = null, emission_value = null, emission_unit = null, emission_unit_amount = null,
           emission_value_granularity = null, emission_value_confidence = null, emission_data_verified = null, primary_data_share = null,
           valid_until = null, product_mass_kg = null, quality_score = null
      from public.product_line o
     where o.id = l.id and l.customer_organisation_id = own and l.id = any (p_line_ids)
    returning l.id, o.status as from_status, l.status, l.request_reference
  )
  insert into public.line_history (customer_organisation_id, line_id, actor_organisation_id, actor_id, event, from_status, to_status, request_reference)
  select own, c.id, own, public.current_user_id(), 'CLAIM_UNDONE', c.from_status, c.status, c.request_reference from cleared c order by c.id;
  delete from public.line_history h
   where h.customer_organisation_id = own and h.line_id = any (p_line_ids)
     and (h.actor_organisation_id = wrong or (h.supplier_organisation_id = wrong and h.event = 'WORK_BEGUN'));
  update public.line_history h set supplier_organisation_id = null
   where h.customer_organisation_id = own and h.line_id = any (p_line_ids) and h.supplier_organisation_id = wrong
     and h.event in ('COMMENTED', 'REJECTED') and h.created_at >= p_claim.decided_at;
  delete from public.line_notice n
   where n.customer_organisation_id = own and n.line_id = any (p_line_ids) and n.sender_organisation_id = wrong;
  for shared in
    select distinct l.request_id from public.product_line l
     where l.customer_organisation_id = own and l.id = any (p_line_ids)
       and exists (select from public.product_line o where o.customer_organisation_id = own and o.request_id = l.request_id
                      and o.supplier_organisation_id = wrong and o.id <> all (p_line_ids))
     order by 1
  loop
    insert into public.emission_request (customer_organisation_id, supplier_organisation_id, campaign_id, comment, due_date, expected_unit,
                                         expected_lifecycle_boundary, expected_reference_year, expected_verified, created_by, created_at)
    select own, p_placeholder, r.campaign_id, r.comment, r.due_date, r.expected_unit, r.expected_lifecycle_boundary, r.expected_reference_year,
           r.expected_verified, r.created_by, r.created_at
      from public.emission_request r where r.customer_organisation_id = own and r.id = shared
    returning * into anew;
    -- Whoever changes requests counts a line where it goes, not where it was.
    update public.emission_request r
       set requested_lines = r.requested_lines - g.requested, canceled_lines = r.canceled_lines - g.canceled,
           declined_lines = r.declined_lines - g.declined
      from (select count(*) filter (where l.status = 'REQUESTED') as requested, count(*) filter (where l.status = 'CANCELED') as canceled,
                   count(*) filter (where l.status = 'DECLINED') as declined
              from public.product_line l where l.customer_organisation_id = own and l.id = any (p_line_ids) and l.request_id = shared) g
     where r.customer_organisation_id = own and r.id = shared;
    update public.product_line l set request_id = anew.id, request_reference = anew.reference
     where l.customer_organisation_id = own and l.id = any (p_line_ids) and l.request_id = shared;
    insert into public.request_line (customer_organisation_id, request_id, line_id)
    select own, anew.id, l.id from public.product_line l where l.customer_organisation_id = own and l.request_id = anew.id;
  end loop;
  perform public.hand_over_lines(own, p_line_ids, wrong, p_placeholder, false);
  delete from public.claimed_line c where c.claim_id = p_claim.id;
end $$;

-- The wrong party goes without what was prepared for the right one: a fresh placeholder takes its place, and the
-- invited address, where somebody else has registered with it, may answer. Not once something of it was accepted.
create function undo_claim(p_invitation_id uuid)
returns table (outcome text, status text, claim_id uuid)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  asked public.invitation;
  effective public.invitation_claim;
  placeholder uuid;
  connected_otherwise boolean;
  returning_lines uuid[];
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
  connected_otherwise := exists (select from public.other_claim o where o.claim_id = effective.id);
  if asked.relation = 'SUPPLIER' then
    select array_agg(l.id) into returning_lines
      from (select l.id from public.product_line l
             where l.customer_organisation_id = own and l.supplier_organisation_id = effective.claimant_organisation_id
               and (not connected_otherwise
                    or exists (select from public.claimed_line c where c.claim_id = effective.id and c.line_id = l.id))
             order by l.id for update) l;
    if exists (select from public.accepted_claim a where a.id = effective.id) then
      outcome := 'INVALID_TRANSITION';
      return next;
      return;
    end if;
  end if;
  insert into public.organisation (name, placeholder_of) values (coalesce(asked.organisation_name, asked.email), own) returning id into placeholder;
  if returning_lines is not null then
    perform public.take_back_lines(effective, returning_lines, placeholder);
  end if;
  update public.invitation_claim set state = 'DISABLED', decided_at = now() where id = effective.id;
  update public.invitation
     set status = 'PENDING', answered_at = null, partner_organisation_id = placeholder, link_generation = asked.link_generation + 1,
         recipient_organisation_id = (select u.organisation_id from public.organisation_user u
           where u.email = asked.email and u.organisation_id not in (own, effective.claimant_organisation_id))
   where id = asked.id;
  if not connected_otherwise then
    delete from public.connection c
     where c.customer_organisation_id = public.customer_of(asked.relation, own, effective.claimant_organisation_id)
       and c.supplier_organisation_id = public.supplier_of(asked.relation, own, effective.claimant_organisation_id);
    update public.invitation o set partner_organisation_id = placeholder
     where o.inviter_organisation_id = own and o.relation = asked.relation and o.status = 'PENDING'
       and o.partner_organisation_id = effective.claimant_organisation_id;
  end if;
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

-- Ends the caller's connections with suppliers, all of them or none. Whoever sends holds the organisation as well: what
-- it sent is seen here, or it finds the connection gone. What was sent stays with the customer, what was only prepared is
-- no longer meant for that supplier, and invitations that nobody has answered are withdrawn with their links.
create function remove_suppliers(p_supplier_ids uuid[]) returns table (outcome text, open_lines integer)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
begin
  if not public.lock_as_admin() then
    outcome := 'FORBIDDEN';
    return next;
    return;
  end if;
  if exists (select from unnest(p_supplier_ids) s (id)
              where not exists (select from public.connection c where c.customer_organisation_id = own and c.supplier_organisation_id = s.id)) then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  perform from public.product_line l
    where l.customer_organisation_id = own and l.supplier_organisation_id = any (p_supplier_ids)
    order by l.id for update;
  select count(*) into open_lines from public.product_line l
   where l.customer_organisation_id = own and l.supplier_organisation_id = any (p_supplier_ids)
     and l.status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED');
  if open_lines > 0 then
    outcome := 'SUPPLIER_HAS_OPEN_REQUESTS';
    return next;
    return;
  end if;
  -- A product has one line without a supplier at most: the one it has, or else the oldest that loses its own here.
  delete from public.product_line l
   where l.customer_organisation_id = own and l.supplier_organisation_id = any (p_supplier_ids) and l.status = 'NOT_STARTED'
     and exists (select from public.product_line o
                  where o.customer_organisation_id = own and o.product_id = l.product_id
                    and (o.supplier_organisation_id is null
                         or (o.supplier_organisation_id = any (p_supplier_ids) and o.status = 'NOT_STARTED'
                             and (o.created_at, o.id) < (l.created_at, l.id))));
  with unlinked as (
    update public.product_line l
       set supplier_organisation_id = null, supplier_product_reference = null, version = l.version + 1, updated_at = now()
     where l.customer_organisation_id = own and l.supplier_organisation_id = any (p_supplier_ids) and l.status = 'NOT_STARTED'
    returning l.id
  )
  update public.purchase p set supplier_number = null
    from unlinked u where p.customer_organisation_id = own and p.line_id = u.id and p.supplier_number is not null;
  delete from public.invitation i
   where i.inviter_organisation_id = own and i.relation = 'SUPPLIER' and i.partner_organisation_id = any (p_supplier_ids) and i.status = 'PENDING';
  -- With the connection gone there is nothing left to undo.
  update public.invitation_claim k set state = 'DISABLED', decided_at = now()
    from public.invitation i
   where i.inviter_organisation_id = own and i.relation = 'SUPPLIER' and i.partner_organisation_id = any (p_supplier_ids)
     and k.inviter_organisation_id = own and k.invitation_id = i.id and k.state = 'ENABLED';
  delete from public.connection c where c.customer_organisation_id = own and c.supplier_organisation_id = any (p_supplier_ids);
  perform public.record_activity(own, public.current_user_id(), 'SUPPLIER_REMOVED', jsonb_build_object('organisation', o.name))
     from public.organisation o where o.id = any (p_supplier_ids);
  outcome := 'REMOVED';
  return next;
end $$;

-- Who may call what: PostgreSQL lets everybody execute a new function.
revoke execute on function next_request_reference(), check_new_supplier(), count_request_lines(), log_line_events(),
  hold_claimed_lines(uuid, uuid, uuid), hand_over_lines(uuid, uuid[], uuid, uuid, boolean),
  move_claimed_lines(uuid, uuid, uuid, text[]), take_claim(invitation, uuid, uuid, text, text[]),
  accept_invitation(uuid, text, text, text[]), decide_claim(uuid, uuid, boolean, text[]), decline_lines(uuid, uuid, text[]),
  decline_invitation(uuid, text[]), take_back_lines(invitation_claim, uuid[], uuid), undo_claim(uuid), remove_suppliers(uuid[]) from public;
grant execute on function next_request_reference(), accept_invitation(uuid, text, text, text[]),
  decide_claim(uuid, uuid, boolean, text[]), decline_invitation(uuid, text[]), undo_claim(uuid), remove_suppliers(uuid[]) to {{app}};
