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
create policy document_is_own on document to pcf_app
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy document_for_jobs on document for select to pcf_worker using (true);
grant select, delete, insert (id, organisation_id, name, size_bytes, sha256, storage_key, created_by) on document to pcf_app;
grant select (id, storage_key) on document to pcf_worker;

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
create policy submission_document_is_read on submission_document for select to pcf_app
  using ((customer_organisation_id = (select current_organisation())
          or supplier_organisation_id = (select current_organisation())) is true);
create policy submission_document_is_made on submission_document for insert to pcf_app
  with check (supplier_organisation_id = (select current_organisation()));
grant select, insert on submission_document to pcf_app;

create view own_document as
select d.id, d.organisation_id, d.name, d.size_bytes, d.storage_key, d.created_at, d.search_text,
       exists (select from submission_document s where s.supplier_organisation_id = d.organisation_id and s.document_id = d.id) as is_used
  from document d
 where d.organisation_id = current_organisation();
grant select on own_document to pcf_app;

-- What a customer may fetch: the documents of the submissions of its lines.
create view shared_document as
select s.customer_organisation_id, s.line_id, s.version, d.id, d.name, d.size_bytes, d.storage_key
  from submission_document s
  join document d on d.organisation_id = s.supplier_organisation_id and d.id = s.document_id
 where s.customer_organisation_id = (select current_organisation());
grant select on shared_document to pcf_app;
