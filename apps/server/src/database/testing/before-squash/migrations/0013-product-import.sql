-- Products from files. A file is read into staging rows, a thousand in each transaction, and written in one last step.

-- One reading of a file: where it stands, for whoever asks meanwhile.
create table product_import (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  -- Chosen by the caller, who may use it again for the same file.
  import_id uuid,
  phase text not null default 'READING' check (phase in ('READING', 'SAVING', 'DONE', 'FAILED')),
  rows_read integer not null default 0,
  percent integer not null default 0 check (percent between 0 and 100),
  created_at timestamptz not null default now()
);
create index product_import_chosen_index on product_import (organisation_id, import_id, created_at desc) where import_id is not null;
create index product_import_age_index on product_import (created_at);
alter table product_import enable row level security;
create policy product_import_is_own on product_import to pcf_app
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy product_import_for_jobs on product_import to pcf_worker using (true);
grant select, insert (organisation_id, import_id), update (phase, rows_read, percent) on product_import to pcf_app;
grant select, delete on product_import to pcf_worker;

-- What a file says, row by row, until it is written or refused. After a crash it is worth nothing, hence unlogged, and it
-- refers to nothing, since a check for each row would take longer than the row. The ids are those that the product and
-- its line get, so that each table is filled without looking anything up.
create unlogged table product_import_row (
  organisation_id uuid not null,
  product_import_id uuid not null,
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
  primary key (organisation_id, product_import_id, row_number)
);
alter table product_import_row enable row level security;
create policy product_import_row_is_own on product_import_row to pcf_app
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
create policy product_import_row_for_jobs on product_import_row to pcf_worker using (true);
grant select, delete on product_import_row to pcf_worker;
grant select, delete, insert (organisation_id, product_import_id, row_number, name, internal_reference, description, unit, mass_kg,
  supplier_email, supplier_name, supplier_number, supplier_product_reference, yearly_quantity, quantity_unit, quantity_year),
  update (line_id, existing_product_id, existing_supplier_id) on product_import_row to pcf_app;

-- Which supplier of the caller's each address stands for: somebody it invited, or a user of a partner. An address of the
-- caller's own users is told apart. It says no more than an invitation to the address would.
create function known_suppliers(p_emails text[]) returns table (email text, supplier_id uuid, own boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select a.address, coalesce(invited.id, k.supplier_organisation_id), coalesce(u.organisation_id = public.current_organisation(), false)
    from unnest(p_emails) a (address)
    left join public.organisation_user u on u.email = a.address
    left join lateral (
      select c.supplier_organisation_id as id
        from public.invitation i
        join public.connection c on c.customer_organisation_id = i.inviter_organisation_id
         and c.supplier_organisation_id = i.partner_organisation_id and c.status <> 'DECLINED'
       where i.email = a.address and i.inviter_organisation_id = public.current_organisation()
         and i.relation = 'SUPPLIER' and i.status <> 'DECLINED'
       order by (i.status = 'ACCEPTED') desc, i.created_at desc limit 1) invited on true
    left join public.connection k on k.customer_organisation_id = public.current_organisation()
         and k.supplier_organisation_id = u.organisation_id and k.status = 'ACCEPTED'
$$;
revoke execute on function known_suppliers(text[]) from public;
grant execute on function known_suppliers(text[]) to pcf_app;
