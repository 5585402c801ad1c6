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
create policy imported_footprint_is_own on imported_footprint to pcf_app
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
grant select, insert (organisation_id, footprint_id, template_id, content_hash) on imported_footprint to pcf_app;

-- What companies are called in footprints: one's own, and those with whom something was asked for. Where a company is reached
-- says whose its references are: here, or on its own platform.
create function exchange_companies(p_ids uuid[])
returns table (id uuid, name text, base_url text, partner_number text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select o.id, o.name,
         coalesce((select n.base_url from public.network_connection n
                    where n.organisation_id = public.current_organisation() and n.partner_organisation_id = o.id), p.base_url),
         (select i.value from public.organisation_identifier i where i.organisation_id = o.id and i.type = 'BPNL')
    from public.organisation o, public.platform p
   where o.id = any(p_ids)
     and (o.id = public.current_organisation()
          or exists (select from public.product_line l
                      where l.customer_organisation_id = public.current_organisation() and l.supplier_organisation_id = o.id
                        and l.sent_at is not null)
          or exists (select from public.product_line l
                      where l.supplier_organisation_id = public.current_organisation() and l.customer_organisation_id = o.id
                        and l.sent_at is not null))
$$;
revoke execute on function exchange_companies(uuid[]) from public;
grant execute on function exchange_companies(uuid[]) to pcf_app;
