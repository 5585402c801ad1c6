-- What triggers would have kept of the rows that were copied, all at once. What was bought this year was bought last year
-- too where the quantity is even.
insert into purchase_year (customer_organisation_id, line_id, year, quantity, quantity_unit, supplier_organisation_id, archived, mass_kg,
  specific_kg, estimated_kg, gap)
select n.customer_organisation_id, n.line_id, n.quantity_year - y.back, n.yearly_quantity, n.quantity_unit, l.supplier_organisation_id,
       l.archived, m.mass_kg, m.specific_kg, m.estimated_kg, m.gap
  from purchase n
  join product_line l on l.id = n.line_id
  join product p on p.id = l.product_id
  join (values (0), (1)) y (back) on y.back = 0 or n.yearly_quantity % 2 = 0
 cross join lateral measure_purchase(n.yearly_quantity, n.quantity_unit, p.unit, p.mass_kg, p.estimate_factor,
         l.in_force_version is not null, l.in_force_value, l.in_force_unit, l.in_force_unit_amount, l.in_force_mass_kg) m
 where n.yearly_quantity is not null;

insert into purchase_tally (organisation_id, year, partner_id, lines, specific_lines, estimated_lines, weighed_lines, mass_kg, specific_mass_kg,
  estimated_mass_kg, specific_kg, estimated_kg)
select customer_organisation_id, year, case grouping(supplier_organisation_id) when 1 then '00000000-0000-0000-0000-000000000000' else supplier_organisation_id end,
       count(*), count(*) filter (where basis = 'SPECIFIC'), count(*) filter (where basis = 'ESTIMATED'), count(mass_kg),
       coalesce(sum(mass_kg), 0), coalesce(sum(mass_kg) filter (where basis = 'SPECIFIC'), 0),
       coalesce(sum(mass_kg) filter (where basis = 'ESTIMATED'), 0), coalesce(sum(specific_kg), 0), coalesce(sum(estimated_kg), 0)
  from purchase_year
 where not archived
 group by grouping sets ((customer_organisation_id, year), (customer_organisation_id, year, supplier_organisation_id));

insert into line_tally (organisation_id, side, partner_id, status, lines, in_force_lines, shared_lines, primary_data_share_sum)
select customer_organisation_id, 'CUSTOMER', case grouping(supplier_organisation_id) when 1 then '00000000-0000-0000-0000-000000000000' else supplier_organisation_id end,
       status, count(*), count(in_force_version), count(in_force_primary_data_share), coalesce(sum(in_force_primary_data_share), 0)
  from product_line
 where not archived
 group by grouping sets ((customer_organisation_id, status), (customer_organisation_id, status, supplier_organisation_id));

insert into line_tally (organisation_id, side, partner_id, status, lines, in_force_lines, shared_lines, primary_data_share_sum)
select supplier_organisation_id, 'SUPPLIER', case grouping(customer_organisation_id) when 1 then '00000000-0000-0000-0000-000000000000' else customer_organisation_id end,
       status, count(*), count(in_force_version), count(in_force_primary_data_share), coalesce(sum(in_force_primary_data_share), 0)
  from product_line
 where sent_at is not null
 group by grouping sets ((supplier_organisation_id, status), (supplier_organisation_id, status, customer_organisation_id));

insert into line_day_tally (organisation_id, side, measure, day, lines)
select k.organisation_id, k.side, d.measure, d.day, count(*)
  from product_line c
 cross join lateral (values
         (c.customer_organisation_id, 'CUSTOMER', not c.archived),
         (c.supplier_organisation_id, 'SUPPLIER', true)
       ) k (organisation_id, side, counts)
 cross join lateral (values
         ('OPEN', (c.requested_at at time zone 'UTC')::date, c.status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED')),
         ('DUE', c.due_date, c.status in ('REQUESTED', 'REJECTED')),
         ('VALID', c.in_force_valid_until, c.status = 'COMPLETED')
       ) d (measure, day, counts)
 where c.sent_at is not null and k.counts and d.counts and d.day is not null
 group by k.organisation_id, k.side, d.measure, d.day;

insert into line_month_tally (organisation_id, side, month, valued_lines, verified_lines, shared_lines, primary_data_share_sum, scored_lines,
  quality_score_sum)
select k.organisation_id, k.side, date_trunc('month', c.in_force_at at time zone 'UTC')::date, count(*), count(*) filter (where c.in_force_verified),
       count(c.in_force_primary_data_share), coalesce(sum(c.in_force_primary_data_share), 0), count(c.in_force_quality_score),
       coalesce(sum(c.in_force_quality_score), 0)
  from product_line c
 cross join lateral (values
         (c.customer_organisation_id, 'CUSTOMER', not c.archived),
         (c.supplier_organisation_id, 'SUPPLIER', true)
       ) k (organisation_id, side, counts)
 where c.in_force_value is not null and k.counts
 group by 1, 2, 3;

insert into request_tally (organisation_id, side, aggregated_status, requests)
select k.organisation_id, k.side, r.aggregated_status, count(*)
  from emission_request r
 cross join lateral (values (r.customer_organisation_id, 'CUSTOMER'), (r.supplier_organisation_id, 'SUPPLIER')) k (organisation_id, side)
 group by 1, 2, 3;

select setval('request_number', (select count(*) from emission_request));
