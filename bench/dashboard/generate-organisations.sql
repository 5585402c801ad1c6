-- A customer with 5,000 suppliers, and a supplier that a hundred customers ask; the same at every run.
select setseed(0.5);

insert into organisation (id, name)
select md5(name)::uuid, name from (values ('Buyer'), ('Seller')) o (name)
union all
select md5('supplier ' || n)::uuid, 'Supplier ' || n from generate_series(1, 5000) n
union all
select md5('customer ' || n)::uuid, 'Customer ' || n from generate_series(1, 100) n;
insert into actor (organisation_id, id, name) select id, md5('actor ' || name)::uuid, 'Robin Keller' from organisation;
insert into account (id, email, password_hash)
select md5('account ' || name)::uuid, lower(name) || '@bench.example', '' from organisation where name in ('Buyer', 'Seller');
insert into organisation_user (id, organisation_id, account_id, email, first_name, last_name, access_level)
select md5('actor ' || name)::uuid, id, md5('account ' || name)::uuid, lower(name) || '@bench.example', 'Robin', 'Keller', 'ADMIN'
  from organisation where name in ('Buyer', 'Seller');

insert into connection (customer_organisation_id, supplier_organisation_id, status)
select md5('Buyer')::uuid, md5('supplier ' || n)::uuid, case when n % 5 = 0 then 'PENDING' when n % 97 = 0 then 'DECLINED' else 'ACCEPTED' end
  from generate_series(1, 5000) n
union all
select md5('customer ' || n)::uuid, md5('Seller')::uuid, 'ACCEPTED' from generate_series(1, 100) n;
insert into invitation (inviter_organisation_id, invited_by, relation, email, language, partner_organisation_id, status)
select md5('Buyer')::uuid, md5('actor Buyer')::uuid, 'SUPPLIER', 'sales@supplier-' || n || '.example', 'en', md5('supplier ' || n)::uuid,
       case when n % 5 = 0 then 'PENDING' else 'ACCEPTED' end
  from generate_series(1, 5000) n;
insert into undeliverable_address (email, response_code) select 'sales@supplier-' || n * 50 || '.example', 550 from generate_series(1, 100) n;
insert into sbti_target (organisation_id, has_target, ambition, base_year, target_year, reduction_percent, status, reason_for_no_target, updated_by)
select md5('supplier ' || n)::uuid, n % 3 <> 0,
       case when n % 3 = 1 then 'ONE_POINT_FIVE_DEGREES' when n % 3 = 2 then 'WELL_BELOW_TWO_DEGREES' end,
       case when n % 3 <> 0 then 2020 end, case when n % 3 <> 0 then 2030 end, case when n % 3 <> 0 then 42 end,
       case when n % 3 <> 0 then 'VALIDATED' end, case when n % 3 = 0 then 'LACK_OF_INTERNAL_RESOURCES' end, md5('actor Supplier ' || n)::uuid
  from generate_series(1, 4000) n;

-- The newest twenty campaigns ask every supplier once; all but the oldest of them are over.
insert into campaign (id, customer_organisation_id, name, created_by, created_at)
select md5('campaign ' || n)::uuid, md5('Buyer')::uuid, 'Campaign ' || n, md5('actor Buyer')::uuid, now() - n * interval '30 days'
  from generate_series(1, 60) n;
insert into emission_request (id, customer_organisation_id, supplier_organisation_id, campaign_id, created_by, created_at, requested_lines, completed_lines)
select md5('request ' || c || ' ' || n)::uuid, md5('Buyer')::uuid, md5('supplier ' || n)::uuid, md5('campaign ' || c)::uuid, md5('actor Buyer')::uuid,
       now() - c * interval '30 days', case when c = 20 and n % 3 <> 0 then 5 else 0 end, 5
  from generate_series(1, 20) c cross join generate_series(1, 5000) n
union all
select md5('request ' || c || ' of ' || n)::uuid, md5('customer ' || c)::uuid, md5('Seller')::uuid, null, md5('actor Customer ' || c)::uuid,
       now() - n * interval '3 days', n % 4, 5
  from generate_series(1, 100) c cross join generate_series(1, 100) n;

insert into template (organisation_id, name, internal_reference, created_by, updated_by)
select md5('Seller')::uuid, 'Template ' || n, 'T-' || n, md5('actor Seller')::uuid, md5('actor Seller')::uuid from generate_series(1, 30000) n;
insert into activity (organisation_id, actor_id, event, details, created_at)
select md5('Buyer')::uuid, md5('actor Buyer')::uuid, (array['REQUESTS_SENT', 'DATA_ACCEPTED', 'PRODUCT_CHANGED', 'USER_INVITED'])[1 + n % 4],
       jsonb_build_object('count', '3'), now() - n * interval '5 minutes'
  from generate_series(1, 200000) n;
