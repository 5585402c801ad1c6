-- What suppliers answer. A submission is one version for good; a draft, a lock and what somebody has looked at belong to
-- the supplier alone, and so do the rows of a calculation of which only the total is shared.

create table submission (
  customer_organisation_id uuid not null,
  line_id uuid not null,
  version integer not null check (version > 0),
  supplier_organisation_id uuid not null references organisation (id) on update cascade,
  data jsonb not null,
  -- Of a calculation: the version of the catalogue, what its parts come to and how much of it came from proxies.
  calculation jsonb,
  -- The rows of a calculation, where the supplier shares them.
  item_data jsonb,
  plausibility_confirmation text check (char_length(plausibility_confirmation) between 1 and 2400),
  submitted_by uuid not null,
  submitted_at timestamptz not null default now(),
  outcome text check (outcome in ('ACCEPTED', 'REJECTED', 'WITHDRAWN', 'DELIVERED')),
  reviewed_by uuid,
  reviewed_at timestamptz,
  review_comment text check (char_length(review_comment) between 1 and 2400),
  primary key (customer_organisation_id, line_id, version),
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  foreign key (supplier_organisation_id, submitted_by) references actor (organisation_id, id) on update cascade,
  foreign key (customer_organisation_id, reviewed_by) references actor (organisation_id, id) on update cascade,
  check ((outcome is null) = (reviewed_at is null))
);
create index submission_supplier_index on submission (supplier_organisation_id, submitted_by);
alter table submission enable row level security;
create policy submission_is_read on submission for select to {{app}}
  using ((customer_organisation_id = (select current_organisation())
          or supplier_organisation_id = (select current_organisation())) is true);
create policy submission_is_made on submission for insert to {{app}}
  with check (supplier_organisation_id = (select current_organisation())
              and exists (select from product_line l
                           where l.customer_organisation_id = submission.customer_organisation_id and l.id = submission.line_id
                             and l.supplier_organisation_id = (select current_organisation())));
create policy submission_is_reviewed on submission for update to {{app}}
  using (customer_organisation_id = (select current_organisation()))
  with check (customer_organisation_id = (select current_organisation()));
create policy submission_for_jobs on submission for select to {{worker}} using (true);
create policy submission_is_delivered on submission for update to {{worker}} using (true) with check (outcome = 'DELIVERED');
-- A job scores a submission that has no score.
grant select,
  insert (customer_organisation_id, line_id, version, supplier_organisation_id, data, calculation, item_data,
  plausibility_confirmation, submitted_by), update (outcome, reviewed_by, reviewed_at, review_comment) on submission to {{app}};
grant select (customer_organisation_id, line_id, version, supplier_organisation_id, data, submitted_by, submitted_at),
  update (outcome, reviewed_at) on submission to {{worker}};

-- The rows of a calculation, shared or not, so that the supplier can go on from them.
create table submission_rows (
  supplier_organisation_id uuid not null references organisation (id) on update cascade,
  customer_organisation_id uuid not null,
  line_id uuid not null,
  version integer not null,
  item_data jsonb not null,
  primary key (customer_organisation_id, line_id, version),
  foreign key (customer_organisation_id, line_id, version) references submission (customer_organisation_id, line_id, version)
    on update cascade on delete cascade
);
create index submission_rows_supplier_index on submission_rows (supplier_organisation_id);
alter table submission_rows enable row level security;
create policy submission_rows_are_own on submission_rows to {{app}}
  using (supplier_organisation_id = (select current_organisation()))
  with check (supplier_organisation_id = (select current_organisation()));
grant select, insert on submission_rows to {{app}};

create table line_draft (
  supplier_organisation_id uuid not null references organisation (id) on update cascade,
  customer_organisation_id uuid not null,
  line_id uuid not null,
  version integer not null check (version > 0),
  -- Data, rows, whether they are shared and the confirmation, as the form has them.
  content jsonb not null,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  primary key (customer_organisation_id, line_id),
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  foreign key (supplier_organisation_id, saved_by) references actor (organisation_id, id) on update cascade
);
create index line_draft_supplier_index on line_draft (supplier_organisation_id, saved_by);
alter table line_draft enable row level security;
create policy line_draft_is_own on line_draft to {{app}}
  using (supplier_organisation_id = (select current_organisation()))
  with check (supplier_organisation_id = (select current_organisation())
              and exists (select from product_line l
                           where l.customer_organisation_id = line_draft.customer_organisation_id and l.id = line_draft.line_id
                             and l.supplier_organisation_id = (select current_organisation())));
create policy line_draft_for_jobs on line_draft for select to {{worker}} using (true);
grant select, insert (supplier_organisation_id, customer_organisation_id, line_id, version, content, saved_by),
  update (version, content, saved_by, saved_at), delete on line_draft to {{app}};
grant select (supplier_organisation_id, customer_organisation_id, line_id, saved_by) on line_draft to {{worker}};

create table line_lock (
  supplier_organisation_id uuid not null references organisation (id) on update cascade,
  customer_organisation_id uuid not null,
  line_id uuid not null,
  holder_id uuid not null,
  taken_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (customer_organisation_id, line_id),
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  foreign key (supplier_organisation_id, holder_id) references actor (organisation_id, id) on update cascade
);
create index line_lock_holder_index on line_lock (supplier_organisation_id, holder_id);
alter table line_lock enable row level security;
create policy line_lock_is_own on line_lock to {{app}}
  using (supplier_organisation_id = (select current_organisation()))
  with check (supplier_organisation_id = (select current_organisation())
              and exists (select from product_line l
                           where l.customer_organisation_id = line_lock.customer_organisation_id and l.id = line_lock.line_id
                             and l.supplier_organisation_id = (select current_organisation())));
grant select, insert (supplier_organisation_id, customer_organisation_id, line_id, holder_id, expires_at),
  update (holder_id, taken_at, expires_at), delete on line_lock to {{app}};

-- When somebody looked at a line last, so that what came since stands out for them.
create table line_visit (
  supplier_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  user_id uuid not null,
  customer_organisation_id uuid not null,
  line_id uuid not null,
  visited_at timestamptz not null default now(),
  primary key (user_id, customer_organisation_id, line_id),
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  foreign key (supplier_organisation_id, user_id) references organisation_user (organisation_id, id) on update cascade on delete cascade
);
create index line_visit_line_index on line_visit (customer_organisation_id, line_id);
create index line_visit_user_index on line_visit (supplier_organisation_id, user_id);
alter table line_visit enable row level security;
create policy line_visit_is_own on line_visit to {{app}}
  using (supplier_organisation_id = (select current_organisation()) and user_id = (select current_user_id()))
  with check (supplier_organisation_id = (select current_organisation()) and user_id = (select current_user_id()));
grant select, insert, update (visited_at) on line_visit to {{app}};

-- The supplier's side of its lines: what was sent to it, and its own work.
create view received_line as
select l.id, l.customer_organisation_id, l.supplier_organisation_id, l.product_id, l.status, l.version, l.archived,
       l.sent_name, l.sent_reference, l.sent_description, l.sent_unit, l.sent_mass_kg, l.supplier_product_reference,
       l.request_id, l.request_reference, l.due_date, l.sent_at, l.requested_at, l.reason, l.reason_code, l.expected_date, l.work_begun_at,
       l.submission_version, l.submitted_at, l.emission_value, l.emission_unit, l.emission_unit_amount, l.emission_value_granularity,
       l.emission_value_confidence, l.emission_data_verified, l.primary_data_share, l.in_force_version, l.in_force_at, l.in_force_value,
       l.in_force_unit, l.in_force_unit_amount, l.updated_at, l.received_text,
       o.name as customer_name, coalesce(c.status <> 'DECLINED', false) as connected,
       d.version as draft_version, d.saved_at as draft_saved_at, w.name as draft_saved_by,
       k.holder_id as lock_holder_id, h.name as lock_holder_name, k.expires_at as lock_expires_at,
       v.visited_at, l.valid_until, l.in_force_valid_until, l.quality_score
  from product_line l
  left join organisation o on o.id = l.customer_organisation_id
  left join connection c on c.customer_organisation_id = l.customer_organisation_id and c.supplier_organisation_id = l.supplier_organisation_id
  left join line_draft d on d.customer_organisation_id = l.customer_organisation_id and d.line_id = l.id
  left join actor w on w.organisation_id = d.supplier_organisation_id and w.id = d.saved_by
  left join line_lock k on k.customer_organisation_id = l.customer_organisation_id and k.line_id = l.id and k.expires_at > now()
  left join actor h on h.organisation_id = k.supplier_organisation_id and h.id = k.holder_id
  left join line_visit v on v.user_id = current_user_id() and v.customer_organisation_id = l.customer_organisation_id and v.line_id = l.id
 where l.supplier_organisation_id = current_organisation() and l.sent_at is not null;
grant select on received_line to {{app}};

-- Requests as their supplier sees them, never with the campaign. A line that goes to another supplier leaves its request.
create view received_request as
select r.id, r.customer_organisation_id, r.supplier_organisation_id, r.reference, r.comment, r.created_at, r.expected_unit,
       r.expected_lifecycle_boundary, r.expected_reference_year, r.expected_verified, r.requested_lines, r.pending_review_lines,
       r.rejected_lines, r.declined_lines, r.canceled_lines, r.completed_lines, r.aggregated_status,
       o.name as customer_name, a.name as created_by,
       coalesce((select max(l.due_date) from product_line l
                  where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id), r.due_date) as due_date
  from emission_request r
  left join organisation o on o.id = r.customer_organisation_id
  left join actor a on a.organisation_id = r.customer_organisation_id and a.id = r.created_by
 where r.supplier_organisation_id = (select current_organisation());
grant select on received_request to {{app}};

-- Submissions with the names of those who made and reviewed them.
create view seen_submission as
select s.customer_organisation_id, s.line_id, s.version, s.supplier_organisation_id, s.data, s.calculation, s.item_data,
       s.plausibility_confirmation, s.submitted_at, s.outcome, s.reviewed_at, s.review_comment,
       a.name as submitted_by, b.name as reviewed_by
  from submission s
  left join actor a on a.organisation_id = s.supplier_organisation_id and a.id = s.submitted_by
  left join actor b on b.organisation_id = s.customer_organisation_id and b.id = s.reviewed_by
 where s.customer_organisation_id = (select current_organisation())
    or s.supplier_organisation_id = (select current_organisation());
grant select on seen_submission to {{app}};

-- The documents of an organisation's library. The files themselves are in the file store, under a key of their own.

create table document (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  name text not null check (char_length(name) between 1 and 255),
  size_bytes bigint not null check (size_bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null unique,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (lower(' ' || name)) stored,
  unique (organisation_id, id),
  foreign key (organisation_id, created_by) references actor (organisation_id, id) on update cascade
);
create index document_age_index on document (organisation_id, created_at, id);
create index document_search_index on document using gin (organisation_id, search_text gin_trgm_ops);
alter table document enable row level security;
create policy document_is_own on document to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy document_for_jobs on document for select to {{worker}} using (true);
grant select, insert (id, organisation_id, name, size_bytes, sha256, storage_key, created_by), delete on document to {{app}};
grant select (id, storage_key) on document to {{worker}};

-- How much the documents of an organisation take. Booked with every document, whoever writes or deletes it, so that the
-- transaction of an upload knows the sum: whoever adds to it second waits for the first.
create table storage_use (
  organisation_id uuid primary key references organisation (id) on update cascade on delete cascade,
  used_bytes bigint not null check (used_bytes >= 0)
);
alter table storage_use enable row level security;
create policy storage_use_is_own on storage_use for select to {{app}}
  using (organisation_id = (select current_organisation()));
grant select on storage_use to {{app}};

create function book_document_storage() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.storage_use (organisation_id, used_bytes) values (new.organisation_id, new.size_bytes)
    on conflict (organisation_id) do update set used_bytes = storage_use.used_bytes + excluded.used_bytes;
  else
    update public.storage_use set used_bytes = used_bytes - old.size_bytes where organisation_id = old.organisation_id;
  end if;
  return null;
end $$;
create trigger document_storage after insert or delete on document for each row execute function book_document_storage();

-- Which documents a submission carries. While one does, its document stays.
create table submission_document (
  customer_organisation_id uuid not null,
  line_id uuid not null,
  version integer not null,
  supplier_organisation_id uuid not null,
  document_id uuid not null,
  primary key (customer_organisation_id, line_id, version, document_id),
  foreign key (customer_organisation_id, line_id, version) references submission (customer_organisation_id, line_id, version)
    on update cascade on delete cascade,
  foreign key (supplier_organisation_id, document_id) references document (organisation_id, id) on update cascade
);
create index submission_document_index on submission_document (supplier_organisation_id, document_id);
alter table submission_document enable row level security;
create policy submission_document_is_read on submission_document for select to {{app}}
  using ((customer_organisation_id = (select current_organisation())
          or supplier_organisation_id = (select current_organisation())) is true);
create policy submission_document_is_made on submission_document for insert to {{app}}
  with check (supplier_organisation_id = (select current_organisation()));
grant select, insert on submission_document to {{app}};

-- What a customer may fetch: the documents of the submissions of its lines.
create view shared_document as
select s.customer_organisation_id, s.line_id, s.version, d.id, d.name, d.size_bytes, d.storage_key
  from submission_document s
  join document d on d.organisation_id = s.supplier_organisation_id and d.id = s.document_id
 where s.customer_organisation_id = (select current_organisation());
grant select on shared_document to {{app}};

-- Who may call what: PostgreSQL lets everybody execute a new function.
revoke execute on function book_document_storage() from public;
