-- Twice $1 lines, the same at every run: one organisation with half of them, one with a thousand, a hundred that share
-- the rest. Six in ten lines are not sent; of those sent three in ten are answered. What was created last is not sent
-- yet, a few suppliers have most of the lines, and words of names are as unequal as in any catalogue of parts.
select setseed(0.5);

insert into organisation (id, name)
select md5('organisation ' || n)::uuid, case n when 0 then 'Large' when 1 then 'Small' else 'Other ' || n end from generate_series(0, 101) n;
insert into actor (organisation_id, id, name)
select id, md5('actor ' || id)::uuid, 'Robin Keller' from organisation where name ~ '^(Large|Small|Other [0-9]+)$';
insert into account (id, email, password_hash)
select md5('account ' || name)::uuid, lower(name) || '@bench.example', '' from organisation where name in ('Large', 'Small');
insert into organisation_user (id, organisation_id, account_id, email, first_name, last_name, access_level)
select md5('actor ' || id)::uuid, id, md5('account ' || name)::uuid, lower(name) || '@bench.example', 'Robin', 'Keller', 'ADMIN'
  from organisation where name in ('Large', 'Small');
insert into organisation (id, name)
select md5('supplier ' || n)::uuid, (array['Alu', 'Berg', 'Cast', 'Delta', 'Elm', 'Forge', 'Gamma'])[1 + n % 7] || ' Supplies ' || n
  from generate_series(1, 2000) n;
insert into connection (customer_organisation_id, supplier_organisation_id, status)
select md5('organisation ' || o)::uuid, md5('supplier ' || s)::uuid, case when s % 5 = 0 then 'PENDING' else 'ACCEPTED' end
  from generate_series(0, 101) o cross join generate_series(1, 2000) s where o = 0 or s % 100 = o % 100;
insert into invitation (id, inviter_organisation_id, invited_by, relation, email, language, partner_organisation_id, status)
select md5('invitation ' || c.customer_organisation_id || c.supplier_organisation_id)::uuid, c.customer_organisation_id,
       md5('actor ' || c.customer_organisation_id)::uuid, 'SUPPLIER',
       'sales@' || lower(replace(o.name, ' ', '-')) || '.example', 'en', c.supplier_organisation_id, c.status
  from connection c join organisation o on o.id = c.supplier_organisation_id;
insert into emission_request (id, customer_organisation_id, supplier_organisation_id, created_by)
select md5('request ' || customer_organisation_id || supplier_organisation_id)::uuid, customer_organisation_id, supplier_organisation_id,
       md5('actor ' || customer_organisation_id)::uuid
  from connection;

create temporary table generated as
select n, o.id as organisation_id, o.place,
       -- The first of an organisation were created three years ago, the last yesterday, some hundreds at a time.
       timestamptz '2026-01-01' - interval '1095 days' * (1 - floor((n - o.first) / 500.0) * 500 / o.lines) as created_at,
       (n - o.first)::double precision / o.lines as age, power(random(), 3) as supplier, random() as sending, random() as answer,
       random() as material, random() as form, random() as finish, random() as value, random() as changed, random() as granularity,
       random() as confidence, random() as verified, random() as share, random() as archived
  from (select md5('organisation ' || p)::uuid as id, p as place,
               case p when 0 then 0 when 1 then $1 else $1 + 1000 + (p - 2) * ($1 / 100) end as first,
               case p when 0 then $1 when 1 then 1000 else $1 / 100 end as lines
          from generate_series(0, 101) p) o
 cross join lateral generate_series(o.first, o.first + o.lines - 1) n;

create temporary table generated_line as
select g.*, md5('line ' || n)::uuid as id, md5('product ' || n)::uuid as product_id,
       case when place = 0 then md5('supplier ' || 1 + floor(supplier * 2000))::uuid
            else md5('supplier ' || (place % 100) + 100 * (case when place % 100 = 0 then 1 + floor(supplier * 20) else floor(supplier * 20) end))::uuid end as supplier_id,
       case when age > 0.8 or sending > 0.5 then 'NOT_STARTED'
            when answer < 0.55 then 'REQUESTED' when answer < 0.61 then 'PENDING_REVIEW' when answer < 0.82 then 'COMPLETED'
            when answer < 0.85 then 'REJECTED' when answer < 0.93 then 'DECLINED' else 'CANCELED' end as status,
       (array['Steel', 'Aluminium', 'Paper', 'Copper', 'Glass', 'Oak', 'Nylon', 'Zinc', 'Cotton', 'Silicone', 'Brass', 'Rubber', 'Polyester',
              'Cardboard', 'Titanium', 'Bamboo', 'Ceramic', 'Epoxy', 'Graphite', 'Hemp', 'Iron', 'Jute', 'Kevlar', 'Leather', 'Magnesium', 'Nickel',
              'Acrylic', 'Pine', 'Quartz', 'Resin', 'Tin', 'Tungsten', 'Velvet', 'Wool', 'Viscose', 'Cork', 'Carbon', 'Bronze', 'Beech', 'Felt'])
         [1 + floor(power(material, 1.5) * 40)] || ' '
         || (array['bar', 'sheet', 'pipe', 'box', 'bolt', 'coil', 'tray', 'lid', 'ring', 'plate', 'wire', 'foam', 'hinge', 'frame', 'gasket', 'valve',
              'spring', 'panel', 'bracket', 'screw', 'washer', 'hose', 'cap', 'film', 'fabric', 'knob', 'handle', 'wheel', 'motor', 'filter'])
         [1 + floor(power(form, 1.5) * 30)] || ' '
         || (array['coarse', 'fine', 'matt', 'clear', 'heavy', 'light', 'black', 'white', 'grey', 'red', 'coated', 'raw', 'polished', 'brushed',
              'recycled', 'thin', 'thick', 'flat', 'round', 'hollow'])[1 + floor(finish * 20)] || ' ' || n % 977 as name,
       'P-' || lpad(((n::bigint * 7919) % 2000003)::text, 7, '0') as reference
  from generated g;

insert into product (id, organisation_id, name, internal_reference, created_by, created_at, updated_at, archived_at)
select product_id, organisation_id, name, reference, md5('actor ' || organisation_id)::uuid, created_at, created_at,
       case when archived > 0.97 then created_at end
  from generated_line;

insert into product_line (
  id, customer_organisation_id, product_id, supplier_organisation_id, status, product_name, internal_reference, archived, request_id,
  request_reference, sent_at, requested_at, sent_name, sent_reference, created_at, updated_at, submission_version, submitted_at,
  emission_value, emission_unit, emission_unit_amount, emission_value_granularity, emission_value_confidence, emission_data_verified,
  primary_data_share, in_force_version, in_force_value, in_force_primary_data_share)
select g.id, g.organisation_id, g.product_id, g.supplier_id, g.status, g.name, g.reference, g.archived > 0.97,
       case when sent then md5('request ' || g.organisation_id || g.supplier_id)::uuid end,
       case when sent then 'REQ-2026-' || lpad((g.n / 40)::text, 6, '0') end, case when sent then g.created_at + interval '1 day' end,
       case when sent then g.created_at + interval '1 day' end, case when sent then g.name end, case when sent then g.reference end,
       g.created_at, case when sent then g.created_at + interval '1 day' * (1 + floor(200 * changed)) else g.created_at end,
       case when answered then 1 else 0 end, case when answered then g.created_at + interval '30 days' end,
       case when answered then round((200 * power(g.value, 4))::numeric, 3) end, case when answered then 'KG' end, case when answered then 1 end,
       case when answered then (array['PRODUCT', 'LIFECYCLE', 'CALCULATOR', 'SHARE_COMPANY', 'DETAILED_LIFECYCLE', 'UNAVAILABLE'])[1 + floor(6 * power(g.granularity, 2))] end,
       case when answered then (array['SOMEWHAT', 'VERY', 'NONE'])[1 + floor(3 * power(g.confidence, 2))] end,
       case when answered then g.verified < 0.2 end, case when answered and g.share < 0.7 then floor(144 * g.share) end,
       case when g.status = 'COMPLETED' then 1 end, case when g.status = 'COMPLETED' then round((200 * power(g.value, 4))::numeric, 3) end,
       case when g.status = 'COMPLETED' and g.share < 0.7 then floor(144 * g.share) end
  from generated_line g
 cross join lateral (select g.status <> 'NOT_STARTED' as sent, g.status in ('PENDING_REVIEW', 'COMPLETED', 'REJECTED') as answered) s;

insert into line_tally (organisation_id, side, partner_id, status, lines, in_force_lines, shared_lines, primary_data_share_sum)
select customer_organisation_id, 'CUSTOMER', coalesce(supplier_organisation_id, '00000000-0000-0000-0000-000000000000'), status, count(*),
       count(in_force_version), count(in_force_primary_data_share), coalesce(sum(in_force_primary_data_share), 0)
  from product_line where not archived
 group by grouping sets ((customer_organisation_id, status), (customer_organisation_id, status, supplier_organisation_id));
