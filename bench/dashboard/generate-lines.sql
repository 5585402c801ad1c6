-- A part of either million: lines from $1 to $2 of the $3 that each of the two has. Three in ten are in force, half of what is
-- bought has quantities of two years, and what is open was asked for within the last half year.
create temporary table generated on commit drop as
select g.*, md5(g.side || ' line ' || g.n)::uuid as id, md5(g.side || ' product ' || g.n)::uuid as product_id,
       g.status <> 'NOT_STARTED' as sent, g.status in ('PENDING_REVIEW', 'COMPLETED', 'REJECTED') as answered, g.status = 'COMPLETED' as in_force,
       g.created_at + interval '1 day' as requested_at, 'P-' || lpad(g.n::text, 7, '0') as reference,
       case when g.status = 'COMPLETED' then (array['KG', 'KG', 'M2'])[1 + g.n % 3] end as unit
  from (select k.side, k.n, k.customer_id, k.supplier_id, k.request_id, r.value, r.share, r.days, r.archived,
               -- The first were created three years ago, the last yesterday; whatever is open is young.
               now() - interval '1 day' * case when s.status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED') then 1 + floor(180 * r.age)
                                               else 1 + floor(1095 * r.age) end as created_at, s.status
          from (select 'bought' as side, n, md5('Buyer')::uuid as customer_id, md5('supplier ' || p)::uuid as supplier_id,
                       md5('request ' || 1 + n % 20 || ' ' || p)::uuid as request_id
                  from generate_series($1::integer, $2::integer) n cross join lateral (select 1 + floor(5000 * power(random(), 2) + 0 * n)::integer as p) k
                union all
                select 'sold', n, md5('customer ' || 1 + n % 100)::uuid, md5('Seller')::uuid, md5('request ' || 1 + n % 100 || ' of ' || 1 + n / 100 % 100)::uuid
                  from generate_series($1::integer, $2::integer) n) k
         cross join lateral (select random() + 0 * k.n as state, random() + 0 * k.n as value, random() + 0 * k.n as share, random() + 0 * k.n as days,
                                    random() + 0 * k.n as archived, 1 - k.n::double precision / $3 as age) r
         cross join lateral (select case when r.state < 0.25 and k.side = 'bought' then 'NOT_STARTED' when r.state < 0.55 then 'COMPLETED'
                                         when r.state < 0.8 then 'REQUESTED' when r.state < 0.86 then 'PENDING_REVIEW' when r.state < 0.89 then 'REJECTED'
                                         when r.state < 0.95 then 'DECLINED' else 'CANCELED' end as status) s) g;

insert into product (id, organisation_id, name, internal_reference, unit, mass_kg, estimate, estimate_factor, created_by, created_at, updated_at,
                     archived_at)
select product_id, customer_id, 'Part ' || n % 977, reference, 'DIMENSIONLESS', 1 + n % 50, case when n % 7 = 0 then '{}'::jsonb end,
       case when n % 7 = 0 then 2.5 end, md5('actor Buyer')::uuid, created_at, created_at, case when archived > 0.97 then created_at end
  from generated where side = 'bought';

insert into product_line (
  id, customer_organisation_id, product_id, supplier_organisation_id, status, product_name, internal_reference, archived, request_id,
  request_reference, sent_at, requested_at, due_date, sent_name, sent_reference, created_at, updated_at, submission_version, submitted_at,
  emission_value, emission_unit, emission_unit_amount, emission_value_granularity, emission_value_confidence, emission_data_verified,
  primary_data_share, quality_score, in_force_version, in_force_at, in_force_value, in_force_unit, in_force_unit_amount, in_force_granularity,
  in_force_verified, in_force_primary_data_share, in_force_quality_score, in_force_valid_until)
select id, customer_id, product_id, supplier_id, status, 'Part ' || n % 977, reference, archived > 0.97 and side = 'bought',
       case when sent then request_id end, case when sent then 'REQ-2026-' || lpad((n / 40)::text, 6, '0') end, case when sent then requested_at end,
       case when sent then requested_at end, case when sent then (requested_at + interval '90 days')::date end, case when sent then 'Part ' || n % 977 end,
       case when sent then reference end, created_at, created_at + interval '20 days' * share, case when answered then 1 else 0 end,
       case when answered then requested_at + interval '10 days' * days end, case when answered then round((200 * power(value, 4))::numeric, 3) end,
       case when answered then coalesce(unit, 'KG') end, case when answered then 1 end, case when answered then 'PRODUCT' end, case when answered then 'VERY' end,
       case when answered then value < 0.2 end, case when answered and share < 0.7 then floor(144 * share) end, case when answered then floor(100 * days) end,
       case when in_force then 1 end, case when in_force then requested_at + interval '20 days' end,
       case when in_force then round((200 * power(value, 4))::numeric, 3) end, unit, case when in_force then 1 end, case when in_force then 'PRODUCT' end,
       case when in_force then value < 0.2 end, case when in_force and share < 0.7 then floor(144 * share) end,
       case when in_force then floor(100 * days) end, case when in_force then current_date - 60 + floor(900 * days)::integer end
  from generated;

insert into purchase (customer_organisation_id, line_id, yearly_quantity, quantity_unit, quantity_year)
select customer_id, id, 1 + n % 900, case when n % 4 = 0 then 'KG' end, 2026 from generated where side = 'bought' and n % 2 = 0;
insert into purchase_year (customer_organisation_id, line_id, year, quantity, quantity_unit, supplier_organisation_id, archived, mass_kg, specific_kg,
                           estimated_kg, gap)
select g.customer_id, g.id, y.year, 1 + g.n % 900, case when g.n % 4 = 0 then 'KG' end, g.supplier_id, g.archived > 0.97, m.mass_kg, m.specific_kg,
       m.estimated_kg, m.gap
  from generated g
 cross join (values (2025), (2026)) y (year)
 cross join lateral measure_purchase(1 + g.n % 900, case when g.n % 4 = 0 then 'KG' end, 'DIMENSIONLESS', 1 + g.n % 50, case when g.n % 7 = 0 then 2.5 end,
         g.in_force, case when g.in_force then round((200 * power(g.value, 4))::numeric, 3) end, g.unit, case when g.in_force then 1 end, null) m
 where g.side = 'bought' and g.n % 2 = 0;
