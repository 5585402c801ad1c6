-- What a supplier sells, with emission data that it answers every customer with. A template, its draft, what it is matched
-- with and who was answered with it belong to the supplier alone: no customer learns that another got the same.

create table template (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  name text not null check (char_length(name) between 1 and 255),
  internal_reference text not null check (char_length(internal_reference) between 1 and 100),
  description text check (char_length(description) between 1 and 2400),
  unit text check (unit in ('KM', 'KG', 'GB', 'M2', 'M3', 'KWH', 'KG_KM', 'DAY', 'USD', 'EUR', 'DIMENSIONLESS', 'OTHER')),
  -- Of the whole; a change that read an older one is refused.
  version integer not null default 1 check (version > 0),
  -- Of the emission data; whoever got an older one holds an older one.
  data_version integer not null default 0 check (data_version >= 0),
  data jsonb,
  item_data jsonb,
  -- How many findings stand against answering with it.
  open_findings integer not null default 0 check (open_findings >= 0),
  complete boolean not null generated always as (data_version > 0 and open_findings = 0) stored,
  emission_value numeric,
  emission_unit text check (emission_unit in ('KM', 'KG', 'GB', 'M2', 'M3', 'KWH', 'KG_KM', 'DAY', 'USD', 'EUR', 'DIMENSIONLESS', 'OTHER')),
  emission_unit_amount numeric check (emission_unit_amount > 0),
  emission_value_granularity text check (emission_value_granularity in (
    'DETAILED_LIFECYCLE', 'LIFECYCLE', 'PRODUCT', 'CALCULATOR', 'SHARE_COMPANY', 'UNAVAILABLE')),
  emission_data_verified boolean,
  primary_data_share numeric check (primary_data_share between 0 and 100),
  reference_year integer check (reference_year between 1990 and 2200),
  valid_until date,
  expiry_reminder_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_at timestamptz not null default now(),
  data_updated_by uuid,
  data_updated_at timestamptz,
  -- Each begins with a version that none before it had.
  drafts_begun integer not null default 0 check (drafts_begun >= 0),
  -- Begins with a space as every word does.
  search_text text not null generated always as (lower(' ' || name || ' ' || internal_reference)) stored,
  -- What the products of customers are compared with.
  name_text text not null generated always as (lower(name)) stored,
  reference_text text not null generated always as (lower(internal_reference)) stored,
  unique (organisation_id, id),
  unique (organisation_id, internal_reference),
  foreign key (organisation_id, created_by) references actor (organisation_id, id) on update cascade,
  foreign key (organisation_id, updated_by) references actor (organisation_id, id) on update cascade,
  foreign key (organisation_id, data_updated_by) references actor (organisation_id, id) on update cascade,
  check ((data_version = 0) = (data is null)),
  check ((data_version = 0) = (data_updated_at is null)),
  check (item_data is null or data is not null)
);
create index template_created_index on template (organisation_id, created_at, id);
-- In the orders of a list, of complete and of incomplete ones; a list of both merges the two.
create index template_listed_created_index on template (organisation_id, complete, created_at, id);
create index template_listed_updated_index on template (organisation_id, complete, updated_at, id);
create index template_listed_value_index on template (organisation_id, complete, emission_value, id);
create index template_listed_reference_index on template (organisation_id, complete, internal_reference, id);
create index template_validity_index on template (organisation_id, valid_until, id) where valid_until is not null;
create index template_reference_text_index on template (organisation_id, reference_text);
create index template_search_index on template using gin (organisation_id, search_text gin_trgm_ops);
-- The nearest names without a look at all that are alike, of which an assortment has hundreds.
create index template_name_index on template using gist (organisation_id, name_text gist_trgm_ops (siglen = 64));
create index template_expiry_index on template (expiry_reminder_at) where expiry_reminder_at is not null;
alter table template enable row level security;
create policy template_is_own on template to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy template_for_jobs on template to {{worker}} using (true) with check (true);
grant select,
  insert (id, organisation_id, name, internal_reference, description, unit, data_version, data, item_data, open_findings,
  emission_value, emission_unit, emission_unit_amount, emission_value_granularity, emission_data_verified, primary_data_share,
  reference_year, valid_until, expiry_reminder_at, created_by, created_at, updated_by, updated_at, data_updated_by,
  data_updated_at),
  update (name, internal_reference, description, unit, version, data_version, data, item_data, open_findings, emission_value,
  emission_unit, emission_unit_amount, emission_value_granularity, emission_data_verified, primary_data_share, reference_year,
  valid_until, expiry_reminder_at, updated_by, updated_at, data_updated_by, data_updated_at, drafts_begun), delete
  on template to {{app}};
grant select (id, organisation_id, name, internal_reference, valid_until, expiry_reminder_at), update (expiry_reminder_at)
  on template to {{worker}};

-- Changes to the emission data that nobody is sent until they are published.
create table template_draft (
  organisation_id uuid not null,
  template_id uuid not null,
  version integer not null check (version > 0),
  content jsonb not null,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  primary key (organisation_id, template_id),
  foreign key (organisation_id, template_id) references template (organisation_id, id) on update cascade on delete cascade,
  foreign key (organisation_id, saved_by) references actor (organisation_id, id) on update cascade
);
create index template_draft_author_index on template_draft (organisation_id, saved_by);
alter table template_draft enable row level security;
create policy template_draft_is_own on template_draft to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
grant select, insert (organisation_id, template_id, version, content, saved_by), update (version, content, saved_by, saved_at),
  delete on template_draft to {{app}};

-- While a template names a document, the document stays.
create table template_document (
  organisation_id uuid not null,
  template_id uuid not null,
  document_id uuid not null,
  primary key (organisation_id, template_id, document_id),
  foreign key (organisation_id, template_id) references template (organisation_id, id) on update cascade on delete cascade,
  foreign key (organisation_id, document_id) references document (organisation_id, id) on update cascade
);
create index template_document_index on template_document (organisation_id, document_id);
alter table template_document enable row level security;
create policy template_document_is_own on template_document to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
grant select, insert, delete on template_document to {{app}};

-- Which template stands for the product of a customer, as somebody confirmed it. By the line and not by the product: whoever cancels
-- holds a product before its lines, and a supplier, who holds the line, must not wait for it.
create table template_match (
  supplier_organisation_id uuid not null,
  customer_organisation_id uuid not null,
  line_id uuid not null,
  template_id uuid not null,
  confirmed_by uuid not null,
  confirmed_at timestamptz not null default now(),
  primary key (customer_organisation_id, line_id),
  foreign key (supplier_organisation_id, template_id) references template (organisation_id, id) on update cascade on delete cascade,
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  foreign key (supplier_organisation_id, confirmed_by) references actor (organisation_id, id) on update cascade
);
create index template_match_template_index on template_match (supplier_organisation_id, template_id);
create index template_match_actor_index on template_match (supplier_organisation_id, confirmed_by);
alter table template_match enable row level security;
create policy template_match_is_own on template_match to {{app}}
  using (supplier_organisation_id = (select current_organisation()))
  with check (supplier_organisation_id = (select current_organisation())
              and exists (select from product_line l
                           where l.customer_organisation_id = template_match.customer_organisation_id and l.id = template_match.line_id
                             and l.supplier_organisation_id = (select current_organisation())));
grant select, insert (supplier_organisation_id, customer_organisation_id, line_id, template_id, confirmed_by),
  update (template_id, confirmed_by, confirmed_at), delete on template_match to {{app}};

-- Whose newest answer came from a template, and from which version of its data.
create table template_use (
  supplier_organisation_id uuid not null,
  customer_organisation_id uuid not null,
  line_id uuid not null,
  template_id uuid not null,
  template_version integer not null check (template_version > 0),
  -- Whether there is a newer one; kept, since templates are searched by it.
  outdated boolean not null default false,
  primary key (customer_organisation_id, line_id),
  foreign key (supplier_organisation_id, template_id) references template (organisation_id, id) on update cascade on delete cascade,
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade
);
create index template_use_template_index on template_use (supplier_organisation_id, template_id, template_version);
create index template_use_outdated_index on template_use (supplier_organisation_id, template_id) where outdated;
alter table template_use enable row level security;
create policy template_use_is_own on template_use to {{app}}
  using (supplier_organisation_id = (select current_organisation()))
  with check (supplier_organisation_id = (select current_organisation())
              and exists (select from product_line l
                           where l.customer_organisation_id = template_use.customer_organisation_id and l.id = template_use.line_id
                             and l.supplier_organisation_id = (select current_organisation())));
grant select, insert (supplier_organisation_id, customer_organisation_id, line_id, template_id, template_version),
  update (template_id, template_version, outdated), delete on template_use to {{app}};

create function judge_template_use() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  new.outdated := coalesce(new.template_version < (select t.data_version from public.template t
                                           where t.organisation_id = new.supplier_organisation_id and t.id = new.template_id), false);
  return new;
end $$;
create trigger template_use_is_judged before insert or update of template_id, template_version on template_use
  for each row execute function judge_template_use();

create function outdate_template_uses() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  update public.template_use u set outdated = true
   where u.supplier_organisation_id = new.organisation_id and u.template_id = new.id and not u.outdated;
  return null;
end $$;
create trigger template_uses_are_outdated after update of data_version on template
  for each row when (new.data_version > old.data_version) execute function outdate_template_uses();

-- A line that goes to another supplier goes without what the one before wrote about it.
create function forget_former_supplier() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from public.submission s
   where s.customer_organisation_id = new.customer_organisation_id and s.line_id = new.id
     and s.supplier_organisation_id = old.supplier_organisation_id;
  delete from public.line_draft d where d.customer_organisation_id = new.customer_organisation_id and d.line_id = new.id;
  delete from public.line_lock k where k.customer_organisation_id = new.customer_organisation_id and k.line_id = new.id;
  delete from public.line_visit v where v.customer_organisation_id = new.customer_organisation_id and v.line_id = new.id;
  delete from public.template_use u where u.customer_organisation_id = new.customer_organisation_id and u.line_id = new.id;
  delete from public.template_match m where m.customer_organisation_id = new.customer_organisation_id and m.line_id = new.id;
  return null;
end $$;
create trigger product_line_former_supplier after update of supplier_organisation_id on product_line
  for each row when (old.supplier_organisation_id is distinct from new.supplier_organisation_id and old.sent_at is not null)
  execute function forget_former_supplier();

-- Templates from files, staged as products are.
create unlogged table template_import_row (
  organisation_id uuid not null,
  file_import_id uuid not null,
  row_number integer not null,
  template_id uuid not null default gen_random_uuid(),
  existing_template_id uuid,
  name text,
  internal_reference text,
  description text,
  -- What the row says of emissions, column by column; null where it says nothing.
  given jsonb,
  -- The emission data of a new template, and all that is kept beside them.
  data jsonb,
  open_findings integer not null default 0,
  emission_value numeric,
  emission_unit text,
  emission_unit_amount numeric,
  emission_value_granularity text,
  emission_data_verified boolean,
  primary_data_share numeric,
  reference_year integer,
  valid_until date,
  expiry_reminder_at timestamptz,
  primary key (organisation_id, file_import_id, row_number)
);
alter table template_import_row enable row level security;
create policy template_import_row_is_own on template_import_row to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy template_import_row_for_jobs on template_import_row to {{worker}} using (true);
grant select, insert, update, delete on template_import_row to {{app}};
grant select, delete on template_import_row to {{worker}};

-- Owned by the owner and no barrier, so that the planner may use every index, those of the words too.
create view own_template as
select t.id, t.organisation_id, t.name, t.internal_reference, t.description, t.unit, t.version, t.data_version, t.data, t.item_data,
       t.open_findings, t.complete, t.emission_value, t.emission_unit, t.emission_unit_amount, t.emission_value_granularity,
       t.emission_data_verified, t.primary_data_share, t.reference_year, t.valid_until, t.created_at, t.updated_at, t.data_updated_at,
       t.search_text, t.name_text, t.reference_text, a.name as updated_by, b.name as data_updated_by,
       d.version as draft_version, d.content as draft_content, d.saved_at as draft_saved_at, w.name as draft_saved_by,
       (select count(*)::integer from template_use u
         where u.supplier_organisation_id = t.organisation_id and u.template_id = t.id) as held_lines,
       (select count(distinct u.customer_organisation_id)::integer from template_use u
         where u.supplier_organisation_id = t.organisation_id and u.template_id = t.id) as held_customers,
       (select count(*)::integer from template_use u
         where u.supplier_organisation_id = t.organisation_id and u.template_id = t.id
           and u.outdated) as outdated_lines,
       (select count(distinct u.customer_organisation_id)::integer from template_use u
         where u.supplier_organisation_id = t.organisation_id and u.template_id = t.id
           and u.outdated) as outdated_customers
  from template t
  left join actor a on a.organisation_id = t.organisation_id and a.id = t.updated_by
  left join actor b on b.organisation_id = t.organisation_id and b.id = t.data_updated_by
  left join template_draft d on d.organisation_id = t.organisation_id and d.template_id = t.id
  left join actor w on w.organisation_id = d.organisation_id and w.id = d.saved_by
 where t.organisation_id = current_organisation();
grant select on own_template to {{app}};

create view own_document as
select d.id, d.organisation_id, d.name, d.size_bytes, d.storage_key, d.created_at, d.search_text,
       exists (select from submission_document s where s.supplier_organisation_id = d.organisation_id and s.document_id = d.id)
         or exists (select from template_document t where t.organisation_id = d.organisation_id and t.document_id = d.id) as is_used
  from document d
 where d.organisation_id = current_organisation();
grant select on own_document to {{app}};

-- Footprints that came as files, each taken once: which template was made of it, and what it said.
create table imported_footprint (
  organisation_id uuid not null,
  -- As the document has it.
  footprint_id uuid not null,
  template_id uuid not null,
  content_hash text not null check (char_length(content_hash) = 43),
  created_at timestamptz not null default now(),
  primary key (organisation_id, footprint_id),
  foreign key (organisation_id, template_id) references template (organisation_id, id) on update cascade on delete cascade
);
create index imported_footprint_template_index on imported_footprint (organisation_id, template_id);
alter table imported_footprint enable row level security;
create policy imported_footprint_is_own on imported_footprint to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
grant select, insert (organisation_id, footprint_id, template_id, content_hash) on imported_footprint to {{app}};

-- Who may call what: PostgreSQL lets everybody execute a new function.
revoke execute on function forget_former_supplier() from public;
