-- What an organisation sees of itself at a glance: counts by day and month that stay exact at any size, its totals from
-- quantities and footprints, and its target.

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
create policy line_tally_is_own on line_tally for select to {{app}} using (organisation_id = (select current_organisation()));
create policy line_tally_for_jobs on line_tally to {{worker}} using (true) with check (true);
grant select on line_tally to {{app}};
grant select, insert, delete on line_tally to {{worker}};

-- How many lines fall on a day, as signed differences like the other tallies. OPEN: those that are open, by the day they
-- were asked for. DUE: those the supplier has yet to answer, by the day they are due. VALID: those that are completed, by
-- the last day on which what is in force holds.
create table line_day_tally (
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  side text not null check (side in ('CUSTOMER', 'SUPPLIER')),
  measure text not null check (measure in ('OPEN', 'DUE', 'VALID')),
  day date not null,
  lines bigint not null
);
create index line_day_tally_index on line_day_tally (organisation_id, side, measure, day);
alter table line_day_tally enable row level security;
create policy line_day_tally_is_own on line_day_tally for select to {{app}} using (organisation_id = (select current_organisation()));
create policy line_day_tally_for_jobs on line_day_tally to {{worker}} using (true) with check (true);
grant select on line_day_tally to {{app}};
grant select, insert, delete on line_day_tally to {{worker}};

-- How what is in force changed month by month: the sum up to a month is how it stood at its end.
create table line_month_tally (
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  side text not null check (side in ('CUSTOMER', 'SUPPLIER')),
  month date not null check (extract(day from month) = 1),
  valued_lines bigint not null,
  verified_lines bigint not null,
  shared_lines bigint not null,
  primary_data_share_sum numeric not null,
  scored_lines bigint not null,
  quality_score_sum bigint not null
);
create index line_month_tally_index on line_month_tally (organisation_id, side, month);
alter table line_month_tally enable row level security;
create policy line_month_tally_is_own on line_month_tally for select to {{app}} using (organisation_id = (select current_organisation()));
create policy line_month_tally_for_jobs on line_month_tally to {{worker}} using (true) with check (true);
grant select on line_month_tally to {{app}};
grant select, insert, delete on line_month_tally to {{worker}};

create table request_tally (
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  side text not null check (side in ('CUSTOMER', 'SUPPLIER')),
  aggregated_status text not null,
  requests bigint not null
);
create index request_tally_index on request_tally (organisation_id, side, aggregated_status);
alter table request_tally enable row level security;
create policy request_tally_is_own on request_tally for select to {{app}} using (organisation_id = (select current_organisation()));
create policy request_tally_for_jobs on request_tally to {{worker}} using (true) with check (true);
grant select on request_tally to {{app}};
grant select, insert, delete on request_tally to {{worker}};

-- What one unit weighs, of what was bought and of what the answer counts, and who said so. Nobody knows whether two that
-- count in another unit mean the same one. A mass so small that no answer could state it divides nothing.
create function purchase_masses(p_quantity_unit text, p_product_unit text, p_product_mass_kg numeric, p_answer_unit text,
  p_answer_mass_kg numeric)
returns table (unit text, alike boolean, bought_kg numeric, bought_from text, answered_kg numeric, answered_from text)
language sql immutable parallel safe
as $$
  select u.unit, coalesce(k.same, false),
         case when u.unit = 'KG' then 1 when p.bought then p_product_mass_kg when k.same then p_answer_mass_kg end,
         case when u.unit = 'KG' then null when p.bought then 'PRODUCT' when k.same and p_answer_mass_kg is not null then 'SUPPLIER' end,
         case when p_answer_unit = 'KG' then 1 when p_answer_mass_kg is not null then p_answer_mass_kg
              when p.answered then p_product_mass_kg end,
         case when p_answer_unit = 'KG' then null when p_answer_mass_kg is not null then 'SUPPLIER' when p.answered then 'PRODUCT' end
    from (values (coalesce(p_quantity_unit, p_product_unit))) u (unit)
   cross join lateral (values (u.unit = p_answer_unit and u.unit <> 'OTHER')) k (same)
   cross join lateral (values (
           p_product_mass_kg is not null and coalesce(p_product_unit, u.unit) = u.unit,
           p_product_mass_kg >= 0.0000000001 and p_product_unit = p_answer_unit and p_answer_unit <> 'OTHER')
         ) p (bought, answered)
$$;

-- What a quantity weighs and what it emits. Where the answer counts in another unit, both are taken to kilograms.
create function measure_purchase(p_quantity numeric, p_quantity_unit text, p_product_unit text, p_product_mass_kg numeric,
  p_estimate_factor numeric, p_in_force boolean, p_value numeric, p_unit text, p_unit_amount numeric, p_mass_kg numeric)
returns table (mass_kg numeric, specific_kg numeric, estimated_kg numeric, gap text)
language sql immutable parallel safe
as $$
  select round(p_quantity * w.bought_kg, 6), e.specific_kg,
         case when e.specific_kg is null then round(p_quantity * w.bought_kg * p_estimate_factor, 6) end,
         case when e.specific_kg is not null then null
              when not p_in_force then 'NO_ANSWER'
              when p_value is null then 'UNAVAILABLE'
              when w.unit is null or p_unit is null then 'UNIT_MISSING'
              else 'MASS_MISSING' end
    from public.purchase_masses(p_quantity_unit, p_product_unit, p_product_mass_kg, p_unit, p_mass_kg) w
   cross join lateral (values (
           round(p_quantity * p_value * case when w.alike then 1 else w.bought_kg end
                 / (coalesce(p_unit_amount, 1) * case when w.alike then 1 else w.answered_kg end), 6))
         ) e (specific_kg)
$$;

-- What was bought of a line in a year, what it weighs and emits by what is in force now, and by which road. A newer year
-- leaves the ones before. Kept by the triggers below alone; the supplier, and whether it is archived, are the line's.
create table purchase_year (
  customer_organisation_id uuid not null,
  line_id uuid not null,
  -- 0 where nobody said which.
  year integer not null check (year = 0 or year between 1990 and 2200),
  quantity numeric not null,
  quantity_unit text check (quantity_unit in ('KM', 'KG', 'GB', 'M2', 'M3', 'KWH', 'KG_KM', 'DAY', 'USD', 'EUR', 'DIMENSIONLESS', 'OTHER')),
  supplier_organisation_id uuid,
  archived boolean not null,
  mass_kg numeric,
  specific_kg numeric,
  estimated_kg numeric,
  gap text check (gap in ('NO_ANSWER', 'UNAVAILABLE', 'UNIT_MISSING', 'MASS_MISSING')),
  basis text not null generated always as (
    case when specific_kg is not null then 'SPECIFIC' when estimated_kg is not null then 'ESTIMATED' else 'MISSING' end) stored,
  total_kg numeric generated always as (coalesce(specific_kg, estimated_kg)) stored,
  -- By the line alone, so that a join finds its rows even where nobody has counted how common an organisation is.
  primary key (line_id, year),
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  check ((gap is null) = (specific_kg is not null)),
  check (specific_kg is null or estimated_kg is null)
);
-- Every list is read basis by basis and merged: those without a total are the missing ones.
create index purchase_year_basis_index on purchase_year (customer_organisation_id, year, basis, total_kg desc nulls last, line_id desc)
  where not archived;
create index purchase_year_supplier_index on purchase_year (customer_organisation_id, year, supplier_organisation_id, basis,
  total_kg desc nulls last, line_id desc) where not archived;
alter table purchase_year enable row level security;
create policy purchase_year_is_own on purchase_year for select to {{app}}
  using (customer_organisation_id = (select current_organisation()));
grant select on purchase_year to {{app}};

-- The sums of a year, of all suppliers together under the nil id and of each.
create table purchase_tally (
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  year integer not null,
  partner_id uuid not null,
  lines bigint not null,
  specific_lines bigint not null,
  estimated_lines bigint not null,
  weighed_lines bigint not null,
  mass_kg numeric not null,
  specific_mass_kg numeric not null,
  estimated_mass_kg numeric not null,
  specific_kg numeric not null,
  estimated_kg numeric not null
);
create index purchase_tally_index on purchase_tally (organisation_id, year, partner_id);
alter table purchase_tally enable row level security;
create policy purchase_tally_is_own on purchase_tally for select to {{app}} using (organisation_id = (select current_organisation()));
create policy purchase_tally_for_jobs on purchase_tally to {{worker}} using (true) with check (true);
grant select on purchase_tally to {{app}};
grant select, insert, delete on purchase_tally to {{worker}};

-- Writes a function of triggers that counts {changed}, the rows that a statement changed with their sign, all at once. Plans are
-- kept by the session, since none of them depends on how many rows there are; a change of other columns counts nothing.
-- It is needed for the three functions below alone and is dropped behind them.
create function write_tally_function(p_name text, p_rows text, p_columns text, p_statements text) returns void
language plpgsql
as $$
declare
  added constant text := format('select 1 as sign, %s from new_%s', p_columns, p_rows);
  taken constant text := format('select -1 as sign, %s from old_%s', p_columns, p_rows);
begin
  execute format($create$
    create function %I() returns trigger
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp
    as $body$
    begin
      if tg_op = 'INSERT' then
        %s
      elsif tg_op = 'DELETE' then
        %s
      elsif exists (select %5$s from new_%6$s except all select %5$s from old_%6$s) then
        %4$s
      end if;
      return null;
    end $body$ $create$, p_name, replace(p_statements, '{changed}', added), replace(p_statements, '{changed}', taken),
    replace(p_statements, '{changed}', added || ' union all ' || taken), p_columns, p_rows);
end $$;

-- An archived product's lines are in no list of the customer's.
select write_tally_function('tally_lines', 'lines', 'customer_organisation_id, supplier_organisation_id, status, archived, sent_at, requested_at,
  due_date, in_force_version, in_force_value, in_force_verified, in_force_primary_data_share, in_force_quality_score, in_force_valid_until', $$
  insert into public.line_tally (organisation_id, side, partner_id, status, lines, in_force_lines, shared_lines, primary_data_share_sum)
  select k.organisation_id, k.side, k.partner_id, c.status, sum(c.sign),
         coalesce(sum(c.sign) filter (where c.in_force_version is not null), 0),
         coalesce(sum(c.sign) filter (where c.in_force_primary_data_share is not null), 0),
         coalesce(sum(c.sign * c.in_force_primary_data_share), 0)
    from ({changed}) c
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
      or coalesce(sum(c.sign) filter (where c.in_force_primary_data_share is not null), 0) <> 0;
  insert into public.line_day_tally (organisation_id, side, measure, day, lines)
  select k.organisation_id, k.side, d.measure, d.day, sum(c.sign)
    from ({changed}) c
   cross join lateral (values
           (c.customer_organisation_id, 'CUSTOMER', not c.archived),
           (c.supplier_organisation_id, 'SUPPLIER', true)
         ) k (organisation_id, side, counts)
   cross join lateral (values
           ('OPEN', (c.requested_at at time zone 'UTC')::date, c.status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED')),
           ('DUE', c.due_date, c.status in ('REQUESTED', 'REJECTED')),
           ('VALID', c.in_force_valid_until, c.status = 'COMPLETED')
         ) d (measure, day, counts)
   where c.sent_at is not null and k.counts and d.counts and d.day is not null and k.organisation_id is not null
   group by k.organisation_id, k.side, d.measure, d.day
  having sum(c.sign) <> 0;
  insert into public.line_month_tally (organisation_id, side, month, valued_lines, verified_lines, shared_lines, primary_data_share_sum,
    scored_lines, quality_score_sum)
  select k.organisation_id, k.side, date_trunc('month', now() at time zone 'UTC')::date, s.*
    from (select k.organisation_id, k.side, sum(c.sign) as valued, coalesce(sum(c.sign) filter (where c.in_force_verified), 0) as verified,
                 coalesce(sum(c.sign) filter (where c.in_force_primary_data_share is not null), 0) as shared,
                 coalesce(sum(c.sign * c.in_force_primary_data_share), 0) as share_sum,
                 coalesce(sum(c.sign) filter (where c.in_force_quality_score is not null), 0) as scored,
                 coalesce(sum(c.sign * c.in_force_quality_score), 0) as score_sum
            from ({changed}) c
           cross join lateral (values
                   (c.customer_organisation_id, 'CUSTOMER', not c.archived),
                   (c.supplier_organisation_id, 'SUPPLIER', true)
                 ) k (organisation_id, side, counts)
           where c.in_force_value is not null and k.counts and k.organisation_id is not null
           group by k.organisation_id, k.side) k
   cross join lateral (values (k.valued, k.verified, k.shared, k.share_sum, k.scored, k.score_sum)) s
   where (k.valued, k.verified, k.shared, k.share_sum, k.scored, k.score_sum) <> (0, 0, 0, 0, 0, 0);$$);

create trigger product_line_tally_insert after insert on product_line
  referencing new table as new_lines for each statement execute function tally_lines();
create trigger product_line_tally_update after update on product_line
  referencing old table as old_lines new table as new_lines for each statement execute function tally_lines();
create trigger product_line_tally_delete after delete on product_line
  referencing old table as old_lines for each statement execute function tally_lines();

select write_tally_function('tally_requests', 'requests', 'customer_organisation_id, supplier_organisation_id, aggregated_status', $$
  insert into public.request_tally (organisation_id, side, aggregated_status, requests)
  select k.organisation_id, k.side, c.aggregated_status, sum(c.sign)
    from ({changed}) c
   cross join lateral (values (c.customer_organisation_id, 'CUSTOMER'), (c.supplier_organisation_id, 'SUPPLIER')) k (organisation_id, side)
   group by k.organisation_id, k.side, c.aggregated_status
  having sum(c.sign) <> 0;$$);

create trigger emission_request_tally_insert after insert on emission_request
  referencing new table as new_requests for each statement execute function tally_requests();
create trigger emission_request_tally_update after update on emission_request
  referencing old table as old_requests new table as new_requests for each statement execute function tally_requests();
create trigger emission_request_tally_delete after delete on emission_request
  referencing old table as old_requests for each statement execute function tally_requests();

select write_tally_function('tally_purchases', 'years', 'customer_organisation_id, supplier_organisation_id, year, archived, basis, mass_kg,
  specific_kg, estimated_kg', $$
  insert into public.purchase_tally (organisation_id, year, partner_id, lines, specific_lines, estimated_lines, weighed_lines, mass_kg,
    specific_mass_kg, estimated_mass_kg, specific_kg, estimated_kg)
  select s.organisation_id, s.year, s.partner_id, s.lines, s.specific_lines, s.estimated_lines, s.weighed_lines, s.mass_kg,
         s.specific_mass_kg, s.estimated_mass_kg, s.specific_kg, s.estimated_kg
    from (select c.customer_organisation_id as organisation_id, c.year, k.partner_id, sum(c.sign) as lines,
                 coalesce(sum(c.sign) filter (where c.basis = 'SPECIFIC'), 0) as specific_lines,
                 coalesce(sum(c.sign) filter (where c.basis = 'ESTIMATED'), 0) as estimated_lines,
                 coalesce(sum(c.sign) filter (where c.mass_kg is not null), 0) as weighed_lines,
                 coalesce(sum(c.sign * c.mass_kg), 0) as mass_kg,
                 coalesce(sum(c.sign * c.mass_kg) filter (where c.basis = 'SPECIFIC'), 0) as specific_mass_kg,
                 coalesce(sum(c.sign * c.mass_kg) filter (where c.basis = 'ESTIMATED'), 0) as estimated_mass_kg,
                 coalesce(sum(c.sign * c.specific_kg), 0) as specific_kg, coalesce(sum(c.sign * c.estimated_kg), 0) as estimated_kg
            from ({changed}) c
           cross join lateral (values ('00000000-0000-0000-0000-000000000000'::uuid), (c.supplier_organisation_id)) k (partner_id)
           where not c.archived and k.partner_id is not null
           group by c.customer_organisation_id, c.year, k.partner_id) s
   where (s.lines, s.specific_lines, s.estimated_lines, s.weighed_lines, s.mass_kg, s.specific_mass_kg, s.estimated_mass_kg, s.specific_kg,
          s.estimated_kg) <> (0, 0, 0, 0, 0, 0, 0, 0, 0);$$);

create trigger purchase_year_tally_insert after insert on purchase_year
  referencing new table as new_years for each statement execute function tally_purchases();
create trigger purchase_year_tally_update after update on purchase_year
  referencing old table as old_years new table as new_years for each statement execute function tally_purchases();
create trigger purchase_year_tally_delete after delete on purchase_year
  referencing old table as old_years for each statement execute function tally_purchases();

drop function write_tally_function(text, text, text, text);

-- A purchase says the newest quantity; what it says of a year is kept. One without a year gives way to one with it, and a
-- quantity that is taken back takes its year along. Planned anew each time, as the counts of requests are.
create function keep_purchase_years() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'UPDATE' then
    execute $query$
    delete from public.purchase_year y
     using old_purchases o join new_purchases n on n.line_id = o.line_id
     where y.line_id = n.line_id and y.year = coalesce(o.quantity_year, 0)
       and o.yearly_quantity is not null and (n.yearly_quantity is null or (o.quantity_year is null and n.quantity_year is not null))$query$;
  end if;
  execute $query$
  insert into public.purchase_year as y (customer_organisation_id, line_id, year, quantity, quantity_unit, supplier_organisation_id, archived,
    mass_kg, specific_kg, estimated_kg, gap)
  select n.customer_organisation_id, n.line_id, coalesce(n.quantity_year, 0), n.yearly_quantity, n.quantity_unit, l.supplier_organisation_id,
         l.archived, m.mass_kg, m.specific_kg, m.estimated_kg, m.gap
    from new_purchases n
    join public.product_line l on l.id = n.line_id
    join public.product p on p.id = l.product_id
   cross join lateral public.measure_purchase(n.yearly_quantity, n.quantity_unit, p.unit, p.mass_kg, p.estimate_factor,
           l.in_force_version is not null, l.in_force_value, l.in_force_unit, l.in_force_unit_amount, l.in_force_mass_kg) m
   where n.yearly_quantity is not null
  on conflict (line_id, year) do update
     set quantity = excluded.quantity, quantity_unit = excluded.quantity_unit, mass_kg = excluded.mass_kg,
         specific_kg = excluded.specific_kg, estimated_kg = excluded.estimated_kg, gap = excluded.gap
   where (y.quantity, y.quantity_unit) is distinct from (excluded.quantity, excluded.quantity_unit)$query$;
  return null;
end $$;
create trigger purchase_years_insert after insert on purchase
  referencing new table as new_purchases for each statement execute function keep_purchase_years();
create trigger purchase_years_update after update on purchase
  referencing old table as old_purchases new table as new_purchases for each statement execute function keep_purchase_years();

-- What was bought of lines that are held, as it is now. Planned anew each time, as the counts of requests are.
create function measure_purchases(p_line_ids uuid[]) returns void
language plpgsql
as $$
begin
  execute $query$
  update public.purchase_year y
     set supplier_organisation_id = l.supplier_organisation_id, archived = l.archived,
         (mass_kg, specific_kg, estimated_kg, gap) = (
           select m.mass_kg, m.specific_kg, m.estimated_kg, m.gap
             from public.measure_purchase(y.quantity, y.quantity_unit, p.unit, p.mass_kg, p.estimate_factor, l.in_force_version is not null,
                    l.in_force_value, l.in_force_unit, l.in_force_unit_amount, l.in_force_mass_kg) m)
    from public.product_line l
    join public.product p on p.id = l.product_id
   where y.line_id = any ($1) and l.id = y.line_id$query$ using p_line_ids;
end $$;

-- Another figure in force, another supplier or the archive change what was bought.
create function measure_line_purchases() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  changed uuid[];
begin
  execute $query$
  select array_agg(n.id)
    from new_lines n
    join old_lines o on o.id = n.id
   where (n.supplier_organisation_id, n.archived, n.in_force_version, n.in_force_value, n.in_force_unit, n.in_force_unit_amount,
          n.in_force_mass_kg)
         is distinct from (o.supplier_organisation_id, o.archived, o.in_force_version, o.in_force_value, o.in_force_unit,
                           o.in_force_unit_amount, o.in_force_mass_kg)$query$ into changed;
  if changed is not null then
    perform public.measure_purchases(changed);
  end if;
  return null;
end $$;
create trigger product_line_purchases after update on product_line
  referencing old table as old_lines new table as new_lines for each statement execute function measure_line_purchases();

-- So do the unit and the mass of the product, and what it is estimated with. Its lines are held first: what is in force on
-- them is read once nobody changes it.
create function measure_product_purchases() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  changed uuid[];
  held uuid[];
begin
  execute $query$
  select array_agg(n.id)
    from new_products n
    join old_products o on o.id = n.id
   where (n.unit, n.mass_kg, n.estimate_factor) is distinct from (o.unit, o.mass_kg, o.estimate_factor)$query$ into changed;
  if changed is null then
    return null;
  end if;
  execute $query$
  select array_agg(h.id)
    from (select l.id from public.product_line l
           where l.customer_organisation_id = any (array(select n.organisation_id from new_products n group by 1)) and l.product_id = any ($1)
           order by l.id for no key update) h$query$ into held using changed;
  perform public.measure_purchases(held);
  return null;
end $$;
create trigger product_purchases after update on product
  referencing old table as old_products new table as new_products for each statement execute function measure_product_purchases();

-- Takes back what was said of one year. Where it is what the purchase says, the newest year that is left takes its place.
create function remove_purchase_year(p_line_id uuid, p_year integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from public.purchase_year y
   where y.customer_organisation_id = public.current_organisation() and y.line_id = p_line_id and y.year = p_year;
  if not found then
    return false;
  end if;
  update public.purchase p
     set (yearly_quantity, quantity_unit, quantity_year) = (
           select y.quantity, y.quantity_unit, nullif(y.year, 0) from public.purchase_year y
            where y.customer_organisation_id = p.customer_organisation_id and y.line_id = p.line_id
            order by y.year desc limit 1)
   where p.customer_organisation_id = public.current_organisation() and p.line_id = p_line_id
     and p.yearly_quantity is not null and coalesce(p.quantity_year, 0) = p_year;
  return true;
end $$;

-- What was bought, as its buyer sees it. Owned by the owner, since suppliers are other organisations.
create view own_purchase as
select y.customer_organisation_id, y.line_id, y.year, y.quantity, y.quantity_unit, y.supplier_organisation_id, y.archived, y.mass_kg,
       y.specific_kg, y.estimated_kg, y.gap, y.basis, y.total_kg, l.product_id, l.product_name, l.internal_reference, l.status,
       l.request_reference, l.in_force_version, l.in_force_at, l.in_force_value, l.in_force_unit, l.in_force_unit_amount, l.in_force_mass_kg,
       l.in_force_granularity, l.in_force_verified, l.in_force_primary_data_share, l.in_force_quality_score, l.in_force_valid_until,
       s.name as supplier_name, p.unit as product_unit, p.mass_kg as product_mass_kg, p.estimate, p.estimate_factor
  from purchase_year y
  left join product_line l on l.id = y.line_id
  left join product p on p.id = l.product_id
  left join organisation s on s.id = y.supplier_organisation_id
 where y.customer_organisation_id = current_organisation();
grant select on own_purchase to {{app}};

-- Partners with counts of lines from the tallies.

create view own_supplier as
select c.supplier_organisation_id as id, o.name, c.status as connection_status, c.created_at as connected_at,
       t.product_count, t.open_count, t.completed_count, t.primary_data_share,
       (select jsonb_agg(jsonb_build_object('email', k.email, 'undeliverable', k.undeliverable, 'reason', k.reason) order by k.email)
          from supplier_contact k where k.supplier_organisation_id = c.supplier_organisation_id) as contacts
  from connection c
  join organisation o on o.id = c.supplier_organisation_id
  left join lateral (
    select coalesce(sum(n.lines), 0)::integer as product_count,
           coalesce(sum(n.lines) filter (where n.status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED')), 0)::integer as open_count,
           coalesce(sum(n.lines) filter (where n.status = 'COMPLETED'), 0)::integer as completed_count,
           round(sum(n.primary_data_share_sum) / nullif(sum(n.shared_lines), 0), 1)::double precision as primary_data_share
      from line_tally n
     where n.organisation_id = c.customer_organisation_id and n.side = 'CUSTOMER' and n.partner_id = c.supplier_organisation_id) t on true
 where c.customer_organisation_id = current_organisation();
grant select on own_supplier to {{app}};

create view own_customer as
select c.customer_organisation_id as id, o.name, c.status as connection_status, c.created_at as connected_at,
       t.product_count, t.open_count, t.completed_count
  from connection c
  join organisation o on o.id = c.customer_organisation_id
  left join lateral (
    select coalesce(sum(n.lines), 0)::integer as product_count,
           coalesce(sum(n.lines) filter (where n.status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED')), 0)::integer as open_count,
           coalesce(sum(n.lines) filter (where n.status = 'COMPLETED'), 0)::integer as completed_count
      from line_tally n
     where n.organisation_id = c.supplier_organisation_id and n.side = 'SUPPLIER' and n.partner_id = c.customer_organisation_id) t on true
 where c.supplier_organisation_id = current_organisation();
grant select on own_customer to {{app}};

-- An organisation's science-based target, or why it has none. Whoever buys from it sees it too.
create table sbti_target (
  organisation_id uuid primary key references organisation (id) on update cascade on delete cascade,
  has_target boolean not null,
  ambition text check (ambition in ('WELL_BELOW_TWO_DEGREES', 'ONE_POINT_FIVE_DEGREES')),
  base_year integer check (base_year between 1990 and 2200),
  target_year integer check (target_year between 1990 and 2200),
  reduction_percent numeric check (reduction_percent > 0 and reduction_percent <= 100),
  status text check (status in ('COMMITTED', 'SET', 'VALIDATED')),
  reason_for_no_target text check (reason_for_no_target in (
    'PLANNING_TO_INTRODUCE_TARGET_IN_NEXT_TWO_YEARS', 'IMPORTANT_BUT_NOT_IMMEDIATE_BUSINESS_PRIORITY', 'JUDGED_TO_BE_UNIMPORTANT',
    'LACK_OF_INTERNAL_RESOURCES', 'INSUFFICIENT_DATA_ON_OPERATIONS', 'NO_INSTRUCTION_FROM_MANAGEMENT', 'OTHER')),
  reason_text text check (char_length(reason_text) between 1 and 255),
  updated_by uuid not null,
  updated_at timestamptz not null default now(),
  foreign key (organisation_id, updated_by) references actor (organisation_id, id) on update cascade,
  check (has_target = (num_nulls(ambition, base_year, target_year, reduction_percent, status) = 0)),
  check (has_target or num_nonnulls(ambition, base_year, target_year, reduction_percent, status) = 0),
  check (has_target = (reason_for_no_target is null)),
  check ((reason_text is not null) = coalesce(reason_for_no_target = 'OTHER', false)),
  check (target_year > base_year)
);
create index sbti_target_actor_index on sbti_target (organisation_id, updated_by);
alter table sbti_target enable row level security;
create policy sbti_target_is_own on sbti_target to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
grant select, insert, update on sbti_target to {{app}};

-- The targets of the caller's suppliers that have accepted; active are those with at least one open or completed line.
create view supplier_target as
select c.supplier_organisation_id, c.status as connection_status, t.has_target, t.ambition, t.base_year, t.target_year, t.reduction_percent,
       t.status, t.reason_for_no_target, t.reason_text, t.updated_at, coalesce(n.lines > 0, false) as active
  from connection c
  left join sbti_target t on t.organisation_id = c.supplier_organisation_id and c.status = 'ACCEPTED'
  left join (select n.partner_id, sum(n.lines) as lines
               from line_tally n
              where n.organisation_id = (select current_organisation()) and n.side = 'CUSTOMER'
                and n.status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED', 'COMPLETED')
              group by n.partner_id) n on n.partner_id = c.supplier_organisation_id
 where c.customer_organisation_id = current_organisation();
grant select on supplier_target to {{app}};

-- Who may call what: PostgreSQL lets everybody execute a new function.
revoke execute on function purchase_masses(text, text, numeric, text, numeric),
  measure_purchase(numeric, text, text, numeric, numeric, boolean, numeric, text, numeric, numeric), keep_purchase_years(),
  measure_purchases(uuid[]), measure_line_purchases(), measure_product_purchases(), remove_purchase_year(uuid, integer),
  tally_lines(), tally_requests(), tally_purchases() from public;
grant execute on function purchase_masses(text, text, numeric, text, numeric), remove_purchase_year(uuid, integer) to {{app}};
