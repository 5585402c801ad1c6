-- Exchange with partners on other platforms, by the protocol of PACT. Such a partner is a placeholder of the organisation's
-- own, connected without an invitation; what it calls here it does as that placeholder, under the policies of every other
-- organisation.

create table network_connection (
  -- With which the partner signs in here, together with the secret.
  id uuid primary key,
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  partner_organisation_id uuid not null unique,
  base_url text not null check (char_length(base_url) between 1 and 1000),
  -- Where its tokens come from; the base, where it is none of its own.
  auth_base_url text check (char_length(auth_base_url) between 1 and 1000),
  -- With which the organisation signs in there.
  client_id text not null check (char_length(client_id) between 1 and 500),
  -- Sealed with the key of the settings, for this row alone.
  client_secret text not null,
  answer_known boolean not null default true,
  reject_unknown boolean not null default true,
  -- Of what the partner signs in with here, which nobody can read again; the one before holds for a while.
  secret_hash text not null check (char_length(secret_hash) = 43),
  secret_issued_at timestamptz not null default now(),
  former_secret_hash text check (char_length(former_secret_hash) = 43),
  former_secret_until timestamptz,
  tested_at timestamptz,
  failed_step text check (failed_step in ('DISCOVERY', 'TOKEN', 'FOOTPRINTS')),
  -- A name that is not there, one that leads into a private network and one where nobody answers are one and the same: whoever
  -- tries names must not learn which there are behind this installation.
  test_error text check (test_error in (
    'NOT_HTTPS', 'CONNECTION_FAILED', 'CERTIFICATE_NOT_TRUSTED', 'TIMED_OUT', 'REDIRECTED', 'ANSWER_TOO_LARGE',
    'ANSWER_NOT_UNDERSTOOD', 'CREDENTIALS_REFUSED', 'ACCESS_REFUSED', 'NOT_FOUND_THERE', 'REFUSED', 'TOO_BUSY', 'PARTNER_FAILED',
    'SECRET_UNREADABLE')),
  version integer not null default 1 check (version > 0),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organisation_id, id),
  unique (organisation_id, partner_organisation_id),
  foreign key (organisation_id, partner_organisation_id) references organisation (placeholder_of, id) on update cascade on delete cascade,
  foreign key (organisation_id, created_by) references actor (organisation_id, id) on update cascade,
  check ((former_secret_hash is null) = (former_secret_until is null)),
  check ((failed_step is null) = (test_error is null)),
  check (tested_at is not null or failed_step is null)
);
create index network_connection_age_index on network_connection (organisation_id, created_at desc, id desc);
create index network_connection_creator_index on network_connection (organisation_id, created_by);
alter table network_connection enable row level security;
create policy network_connection_is_own on network_connection to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
-- Jobs sign in at partners' platforms.
create policy network_connection_for_jobs on network_connection for select to {{worker}} using (true);
grant select (id, organisation_id, partner_organisation_id, base_url, auth_base_url, client_id, client_secret, answer_known,
  reject_unknown, secret_issued_at, former_secret_until, tested_at, failed_step, test_error, version, created_by, created_at,
  updated_at),
  update (base_url, auth_base_url, client_id, client_secret, answer_known, reject_unknown, tested_at, failed_step, test_error,
  version, updated_at) on network_connection to {{app}};
grant select (id, organisation_id, partner_organisation_id, base_url, auth_base_url, client_id, client_secret)
  on network_connection to {{worker}};

-- A partner acts under its own name on its side, and what is answered to it without a person under the same on ours.
create function name_network_actors() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.actor (organisation_id, id, name)
  select p.organisation_id, new.id, left(o.name, 201)
    from public.organisation o, unnest(array[new.organisation_id, new.partner_organisation_id]) p (organisation_id)
   where o.id = new.partner_organisation_id;
  return null;
end $$;
create trigger network_connection_is_actor after insert on network_connection for each row execute function name_network_actors();

-- An opaque token that a partner got for its secret, kept as a hash.
create table network_token (
  hash text primary key check (char_length(hash) = 43),
  organisation_id uuid not null,
  connection_id uuid not null,
  expires_at timestamptz not null,
  foreign key (organisation_id, connection_id) references network_connection (organisation_id, id) on update cascade on delete cascade
);
create index network_token_connection_index on network_token (organisation_id, connection_id);
create index network_token_expiry_index on network_token (expires_at);
alter table network_token enable row level security;
create policy network_token_clean_up on network_token to {{worker}} using (true);
grant select, delete on network_token to {{worker}};

-- No token where the secret is not the partner's.
create function issue_network_token(p_connection_id uuid, p_secret_hash text, p_token_hash text, p_seconds integer)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.network_token (hash, organisation_id, connection_id, expires_at)
  select p_token_hash, c.organisation_id, c.id, now() + p_seconds * interval '1 second'
    from public.network_connection c
   where c.id = p_connection_id
     and (c.secret_hash = p_secret_hash or (c.former_secret_hash = p_secret_hash and c.former_secret_until > now()))
     and not exists (select from public.demo_organisation d where d.organisation_id = c.organisation_id and d.refused);
  return found;
end $$;

-- A job that reads what a partner announced acts as that partner, for as long as it takes to write it down. False where the
-- connection has ended, or nobody acts for its organisation.
create function issue_network_job_token(p_connection_id uuid, p_token_hash text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.network_token (hash, organisation_id, connection_id, expires_at)
  select p_token_hash, c.organisation_id, c.id, now() + interval '1 minute'
    from public.network_connection c
   where c.id = p_connection_id
     and not exists (select from public.demo_organisation d where d.organisation_id = c.organisation_id and d.refused);
  return found;
end $$;

-- What a partner on another platform is to the organisation, as with every other one: its rows of connection.
create function relate_network_partner(p_organisation_id uuid, p_partner_id uuid, p_relations text[]) returns void
language sql
as $$
  insert into public.connection (customer_organisation_id, supplier_organisation_id, status)
  select public.customer_of(r.relation, p_organisation_id, p_partner_id), public.supplier_of(r.relation, p_organisation_id, p_partner_id),
         'ACCEPTED'
    from unnest(p_relations) r (relation)
  on conflict (customer_organisation_id, supplier_organisation_id) do update set status = 'ACCEPTED', updated_at = now()
$$;

-- For a new partner, or for one that was invited and has not registered: its products and requests stay, its invitations go.
create function open_network_connection(
  p_id uuid, p_partner_id uuid, p_name text, p_relations text[], p_base_url text, p_auth_base_url text, p_client_id text,
  p_client_secret text, p_secret_hash text, p_answer_known boolean, p_reject_unknown boolean) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  partner uuid := p_partner_id;
begin
  if not public.lock_as_admin() then
    return 'FORBIDDEN';
  end if;
  if partner is null then
    insert into public.organisation (name, placeholder_of) values (p_name, own) returning id into partner;
  elsif not exists (select from public.connection c where (c.customer_organisation_id, c.supplier_organisation_id) in ((own, partner), (partner, own))) then
    return 'NOT_FOUND';
  elsif not exists (select from public.organisation o where o.id = partner and o.placeholder_of = own)
     or exists (select from public.network_connection c where c.partner_organisation_id = partner) then
    return 'NOT_POSSIBLE';
  else
    delete from public.invitation i where i.inviter_organisation_id = own and i.partner_organisation_id = partner;
    update public.organisation set name = p_name, updated_at = now() where id = partner;
  end if;
  perform public.relate_network_partner(own, partner, p_relations);
  insert into public.network_connection (id, organisation_id, partner_organisation_id, base_url, auth_base_url, client_id, client_secret,
                                         secret_hash, answer_known, reject_unknown, created_by)
  values (p_id, own, partner, p_base_url, p_auth_base_url, p_client_id, p_client_secret, p_secret_hash, p_answer_known, p_reject_unknown,
          public.current_user_id());
  return 'OPENED';
end $$;

-- The partner asks for nothing more: what of it is open is canceled, and what was answered stays.
create function leave_network_customer(p_organisation_id uuid, p_partner_id uuid, p_cancelable text[]) returns void
language plpgsql
as $$
begin
  perform from public.product_line l
    where l.customer_organisation_id = p_partner_id and l.supplier_organisation_id = p_organisation_id order by l.id for update;
  with changed as (
    update public.product_line l
       set status = case when l.in_force_version is null then 'CANCELED' else 'COMPLETED' end, version = l.version + 1,
           next_reminder_at = null, updated_at = now()
      from public.product_line o
     where o.id = l.id and l.customer_organisation_id = p_partner_id and l.supplier_organisation_id = p_organisation_id
       and l.status = any (p_cancelable)
    returning l.id, o.status as from_status, l.status as to_status, l.request_reference
  )
  insert into public.line_history (customer_organisation_id, line_id, supplier_organisation_id, event, from_status, to_status, request_reference)
  select p_partner_id, c.id, p_organisation_id, 'CANCELED', c.from_status, c.to_status, c.request_reference from changed c order by c.id;
  delete from public.connection c where c.customer_organisation_id = p_partner_id and c.supplier_organisation_id = p_organisation_id;
end $$;

-- Ends what the partner is no more; none where requests to it are open.
create function part_from_network_partner(p_organisation_id uuid, p_partner_id uuid, p_relations text[], p_cancelable text[])
returns table (outcome text, open_lines integer)
language plpgsql
as $$
begin
  -- What the partner tells at this moment is heard to its end first, and what it tells next not at all.
  perform pg_advisory_xact_lock(hashtextextended('events of ' || p_partner_id, 0));
  if not 'SUPPLIER' = any (p_relations)
     and exists (select from public.connection c where c.customer_organisation_id = p_organisation_id and c.supplier_organisation_id = p_partner_id) then
    select r.outcome, r.open_lines into part_from_network_partner.outcome, part_from_network_partner.open_lines
      from public.remove_suppliers(array[p_partner_id]) r;
    if part_from_network_partner.outcome <> 'REMOVED' then
      return next;
      return;
    end if;
  end if;
  if not 'CUSTOMER' = any (p_relations) then
    perform public.leave_network_customer(p_organisation_id, p_partner_id, p_cancelable);
  end if;
  outcome := 'PARTED';
  return next;
end $$;

create function change_network_partner(p_connection_id uuid, p_name text, p_relations text[], p_cancelable text[])
returns table (outcome text, open_lines integer)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  partner uuid;
begin
  if not public.lock_as_admin() then
    outcome := 'FORBIDDEN';
    return next;
    return;
  end if;
  select c.partner_organisation_id into strict partner from public.network_connection c where c.organisation_id = own and c.id = p_connection_id;
  select p.outcome, p.open_lines into change_network_partner.outcome, change_network_partner.open_lines
    from public.part_from_network_partner(own, partner, p_relations, p_cancelable) p;
  if change_network_partner.outcome = 'PARTED' then
    perform public.relate_network_partner(own, partner, p_relations);
    update public.organisation o set name = p_name, updated_at = now() where o.id = partner and o.name <> p_name;
    update public.actor a set name = left(p_name, 201) where a.id = p_connection_id and a.organisation_id in (own, partner);
    outcome := 'CHANGED';
  end if;
  return next;
end $$;

-- The partner itself stays for as long as lines name it.
create function close_network_connection(p_connection_id uuid, p_cancelable text[]) returns table (outcome text, name text, open_lines integer)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  partner uuid;
begin
  if not public.lock_as_admin() then
    outcome := 'FORBIDDEN';
    return next;
    return;
  end if;
  select c.partner_organisation_id, o.name into partner, close_network_connection.name
    from public.network_connection c join public.organisation o on o.id = c.partner_organisation_id
   where c.organisation_id = own and c.id = p_connection_id;
  if not found then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  select p.outcome, p.open_lines into close_network_connection.outcome, close_network_connection.open_lines
    from public.part_from_network_partner(own, partner, '{}', p_cancelable) p;
  if close_network_connection.outcome = 'PARTED' then
    delete from public.network_connection c where c.id = p_connection_id;
    delete from public.organisation o
     where o.id = partner
       and not exists (select from public.product_line l where partner in (l.customer_organisation_id, l.supplier_organisation_id));
    outcome := 'CLOSED';
  end if;
  return next;
end $$;

-- A new secret for the partner. The one before holds for a day, so that it can be changed without a gap, or ends at once
-- with all that was given out for it. No row where there is no such connection.
create function renew_network_secret(p_connection_id uuid, p_secret_hash text, p_end_former boolean)
returns table (name text, secret_issued_at timestamptz, former_secret_until timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if not public.lock_as_admin() then
    return;
  end if;
  if p_end_former then
    delete from public.network_token t where t.organisation_id = public.current_organisation() and t.connection_id = p_connection_id;
  end if;
  return query
    update public.network_connection c
       set secret_hash = p_secret_hash, secret_issued_at = now(), version = c.version + 1, updated_at = now(),
           former_secret_hash = case when not p_end_former then c.secret_hash end,
           former_secret_until = case when not p_end_former then now() + interval '1 day' end
      from public.organisation o
     where c.organisation_id = public.current_organisation() and c.id = p_connection_id and o.id = c.partner_organisation_id
    returning o.name, c.secret_issued_at, c.former_secret_until;
end $$;

-- With the name of the partner and what it is, which are kept with it.
create view own_network_connection as
select c.id, c.organisation_id, c.partner_organisation_id, o.name, c.base_url, c.auth_base_url, c.client_id, c.answer_known,
       c.reject_unknown, c.secret_issued_at, c.former_secret_until, c.tested_at, c.failed_step, c.test_error, c.version,
       c.created_at, c.updated_at, a.name as created_by,
       array(select r.relation from unnest(array['SUPPLIER', 'CUSTOMER']) r (relation)
              where exists (select from connection k
                             where k.customer_organisation_id = customer_of(r.relation, c.organisation_id, c.partner_organisation_id)
                               and k.supplier_organisation_id = supplier_of(r.relation, c.organisation_id, c.partner_organisation_id)
                               and k.status = 'ACCEPTED')) as relations
  from network_connection c
  join organisation o on o.id = c.partner_organisation_id
  left join actor a on a.organisation_id = c.organisation_id and a.id = c.created_by
 where c.organisation_id = current_organisation();
grant select on own_network_connection to {{app}};

-- What a partner has to know of the connection while it acts: whose it is, where it comes from, what is done without a person.
create view partner_connection as
select c.id, c.organisation_id, c.base_url, c.answer_known, c.reject_unknown
  from network_connection c
 where c.partner_organisation_id = current_organisation();
grant select on partner_connection to {{app}};

-- Footprints that partners may fetch.

-- Asked by the generated columns of what the application writes, so that it may call it.
create function lowered_texts(p_list jsonb) returns text[]
language sql immutable parallel safe
return array(select lower(t.value) from jsonb_array_elements_text(case jsonb_typeof(p_list) when 'array' then p_list else '[]' end) t (value));

-- What was shared with a partner, as it was told, for good; only its status changes, once something newer takes its place.
-- One that came from a template has one id for everybody it is shared with.
create table shared_footprint (
  organisation_id uuid not null,
  partner_organisation_id uuid not null,
  id uuid not null,
  -- The order in which they are listed.
  sequence bigint not null default next_place(),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DEPRECATED')),
  document jsonb not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  -- Where it holds and what that lies in, in lower case as the lists below.
  geographies text[] not null,
  product_ids text[] not null generated always as (lowered_texts(document -> 'productIds')) stored,
  company_ids text[] not null generated always as (lowered_texts(document -> 'companyIds')) stored,
  classifications text[] not null generated always as (lowered_texts(document -> 'productClassifications')) stored,
  created_at timestamptz not null default now(),
  primary key (organisation_id, partner_organisation_id, id),
  foreign key (organisation_id, partner_organisation_id) references network_connection (organisation_id, partner_organisation_id)
    on update cascade on delete cascade
);
create index shared_footprint_listed_index on shared_footprint (partner_organisation_id, sequence);
create index shared_footprint_id_index on shared_footprint (partner_organisation_id, id);
create index shared_footprint_product_index on shared_footprint using gin (partner_organisation_id, product_ids);
create index shared_footprint_company_index on shared_footprint using gin (partner_organisation_id, company_ids);
create index shared_footprint_classification_index on shared_footprint using gin (partner_organisation_id, classifications);
create index shared_footprint_geography_index on shared_footprint using gin (partner_organisation_id, geographies);
create index shared_footprint_validity_index on shared_footprint (partner_organisation_id, valid_from, valid_until);
alter table shared_footprint enable row level security;
create policy shared_footprint_is_own on shared_footprint to {{app}}
  using (organisation_id = (select current_organisation()))
  with check (organisation_id = (select current_organisation()));
grant select, insert (organisation_id, partner_organisation_id, id, document, valid_from, valid_until, geographies), update (status)
  on shared_footprint to {{app}};

-- The partner's side of it. Owned by the owner and no barrier, so that the planner may use every index.
create view offered_footprint as
select f.sequence, f.id, f.status, f.document, f.valid_from, f.valid_until, f.product_ids, f.company_ids, f.classifications, f.geographies
  from shared_footprint f
 where f.partner_organisation_id = current_organisation();
grant select on offered_footprint to {{app}};

-- What is told to partners: written with what it tells of, and delivered by a job.

create table network_delivery (
  -- The id of the event, by which the partner answers.
  id uuid primary key,
  organisation_id uuid not null,
  partner_organisation_id uuid not null,
  kind text not null check (kind in ('REQUEST', 'ANSWER', 'REFUSAL', 'NEWS')),
  -- What it is about; none for news of a footprint that another partner was answered with, nor for what is answered
  -- without a person.
  customer_organisation_id uuid,
  line_id uuid,
  -- Of the submission that it brings, and what that is called there.
  version integer check (version > 0),
  footprint_id uuid,
  document jsonb not null,
  -- Replaced by something newer about the same line, which is all that the partner needs.
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED', 'REPLACED')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text check (last_error in (
    'NOT_HTTPS', 'CONNECTION_FAILED', 'CERTIFICATE_NOT_TRUSTED', 'TIMED_OUT', 'REDIRECTED', 'ANSWER_TOO_LARGE',
    'ANSWER_NOT_UNDERSTOOD', 'CREDENTIALS_REFUSED', 'ACCESS_REFUSED', 'NOT_FOUND_THERE', 'REFUSED', 'TOO_BUSY', 'PARTNER_FAILED',
    'SECRET_UNREADABLE')),
  next_try_at timestamptz default now(),
  -- While somebody is at it. Whoever has not come back by then never will.
  sending_until timestamptz,
  -- Since when it is tried; begins anew when somebody asks for it once more.
  trying_since timestamptz not null default now(),
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organisation_id, id),
  foreign key (organisation_id, partner_organisation_id) references network_connection (organisation_id, partner_organisation_id)
    on update cascade on delete cascade,
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  check ((customer_organisation_id is null) = (line_id is null)),
  check (line_id is not null or kind <> 'REQUEST'),
  check ((version is not null) = (kind in ('ANSWER', 'NEWS') and line_id is not null)),
  check ((footprint_id is not null) = (kind in ('ANSWER', 'NEWS'))),
  check ((state = 'DELIVERED') = (delivered_at is not null)),
  check ((state = 'WAITING') = (next_try_at is not null))
);
create index network_delivery_listed_index on network_delivery (organisation_id, created_at desc, id desc);
create index network_delivery_connection_index on network_delivery (organisation_id, partner_organisation_id, created_at desc, id desc);
create index network_delivery_line_index on network_delivery (customer_organisation_id, line_id, created_at desc, id desc);
create index network_delivery_state_index on network_delivery (organisation_id, state, created_at desc, id desc);
create index network_delivery_due_index on network_delivery (next_try_at) where state = 'WAITING';
create index network_delivery_waiting_index on network_delivery (organisation_id, partner_organisation_id) where state = 'WAITING';
create index network_delivery_footprint_index on network_delivery (organisation_id, footprint_id) where footprint_id is not null;
alter table network_delivery enable row level security;
-- The partner writes what is answered to it without a person, and finds its own answers by what it was asked with.
create policy network_delivery_is_own on network_delivery to {{app}}
  using ((organisation_id = (select current_organisation()) or partner_organisation_id = (select current_organisation())) is true)
  with check ((organisation_id = (select current_organisation()) or partner_organisation_id = (select current_organisation())) is true);
create policy network_delivery_for_jobs on network_delivery to {{worker}} using (true) with check (true);
grant select,
  insert (id, organisation_id, partner_organisation_id, kind, customer_organisation_id, line_id, version, footprint_id, document),
  update (state, attempts, next_try_at, trying_since) on network_delivery to {{app}};
grant select,
  insert (id, organisation_id, partner_organisation_id, kind, customer_organisation_id, line_id, version, footprint_id, document),
  update (state, attempts, last_error, next_try_at, sending_until, delivered_at) on network_delivery to {{worker}};

-- What partners tell: kept as it came, whether it changed something or not.

create table network_event (
  organisation_id uuid not null,
  partner_organisation_id uuid not null,
  -- As the partner gave it, once for all that it tells.
  event_id text not null check (char_length(event_id) between 1 and 500),
  id uuid not null default gen_random_uuid() unique,
  kind text not null check (kind in ('REQUEST', 'ANSWER', 'REFUSAL', 'NEWS')),
  -- What it is about, where that was found.
  customer_organisation_id uuid,
  line_id uuid,
  -- As text, since a database reads more or less into JSON than the partner wrote.
  document text not null,
  -- By which a request names a product, in lower case, and what it says beside: whoever asks again means the same.
  product_ids text[] not null default '{}',
  comment text,
  -- Waiting for what has to be fetched from the partner first.
  outcome text not null check (outcome in ('WAITING', 'APPLIED', 'KEPT')),
  -- Why it changed nothing.
  reason text check (reason in ('UNKNOWN_REQUEST', 'NOT_ALLOWED_NOW', 'NOTHING_NEW', 'NOT_FETCHED')),
  received_at timestamptz not null default now(),
  primary key (organisation_id, partner_organisation_id, event_id),
  foreign key (organisation_id, partner_organisation_id) references network_connection (organisation_id, partner_organisation_id)
    on update cascade on delete cascade,
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade,
  check ((customer_organisation_id is null) = (line_id is null)),
  check ((outcome = 'KEPT') = (reason is not null)),
  check (outcome <> 'WAITING' or kind = 'NEWS')
);
create index network_event_listed_index on network_event (organisation_id, received_at desc, id desc);
create index network_event_connection_index on network_event (organisation_id, partner_organisation_id, received_at desc, id desc);
create index network_event_line_index on network_event (customer_organisation_id, line_id, received_at);
create index network_event_product_index on network_event using gin (partner_organisation_id, product_ids) where kind = 'REQUEST';
alter table network_event enable row level security;
create policy network_event_is_own on network_event to {{app}}
  using ((organisation_id = (select current_organisation()) or partner_organisation_id = (select current_organisation())) is true)
  with check (partner_organisation_id = (select current_organisation()));
create policy network_event_for_jobs on network_event for select to {{worker}} using (true);
grant select,
  insert (organisation_id, partner_organisation_id, event_id, kind, customer_organisation_id, line_id, document, product_ids,
  comment, outcome, reason), update (customer_organisation_id, line_id, outcome, reason) on network_event to {{app}};
grant select on network_event to {{worker}};

-- A footprint that came from a partner: what a submission was made of, to be given back as it came.
create table received_footprint (
  customer_organisation_id uuid not null,
  line_id uuid not null,
  version integer not null,
  supplier_organisation_id uuid not null,
  footprint_id uuid not null,
  -- By which it names its product, in lower case.
  product_ids text[] not null,
  document text not null,
  -- What whoever reviews it should know, as the contract has it.
  remarks jsonb not null,
  created_at timestamptz not null default now(),
  primary key (customer_organisation_id, line_id, version),
  foreign key (customer_organisation_id, line_id, version) references submission (customer_organisation_id, line_id, version)
    on update cascade on delete cascade
);
create index received_footprint_id_index on received_footprint (supplier_organisation_id, footprint_id);
create index received_footprint_product_index on received_footprint using gin (supplier_organisation_id, product_ids);
alter table received_footprint enable row level security;
create policy received_footprint_is_read on received_footprint for select to {{app}}
  using ((customer_organisation_id = (select current_organisation())
          or supplier_organisation_id = (select current_organisation())) is true);
create policy received_footprint_is_made on received_footprint for insert to {{app}}
  with check (supplier_organisation_id = (select current_organisation()));
grant select,
  insert (customer_organisation_id, line_id, version, supplier_organisation_id, footprint_id, product_ids, document, remarks)
  on received_footprint to {{app}};

-- Those of some references, given in lower case, that are the organisation's own that the partner is connected with, and what is
-- called so.
create function known_references(p_references text[]) returns table (reference text, name text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select min(t.internal_reference), min(t.name)
    from public.network_connection c
    join public.template t on t.organisation_id = c.organisation_id and t.reference_text = any (p_references)
   where c.partner_organisation_id = public.current_organisation()
   group by t.reference_text
$$;

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

-- Who may call what: PostgreSQL lets everybody execute a new function.
revoke execute on function name_network_actors(), issue_network_token(uuid, text, text, integer),
  issue_network_job_token(uuid, text), relate_network_partner(uuid, uuid, text[]),
  open_network_connection(uuid, uuid, text, text[], text, text, text, text, text, boolean, boolean),
  leave_network_customer(uuid, uuid, text[]), part_from_network_partner(uuid, uuid, text[], text[]),
  change_network_partner(uuid, text, text[], text[]), close_network_connection(uuid, text[]),
  renew_network_secret(uuid, text, boolean), lowered_texts(jsonb), known_references(text[]), exchange_companies(uuid[]) from public;
grant execute on function issue_network_token(uuid, text, text, integer),
  open_network_connection(uuid, uuid, text, text[], text, text, text, text, text, boolean, boolean),
  change_network_partner(uuid, text, text[], text[]), close_network_connection(uuid, text[]),
  renew_network_secret(uuid, text, boolean), lowered_texts(jsonb), known_references(text[]), exchange_companies(uuid[]) to {{app}};
grant execute on function issue_network_job_token(uuid, text) to {{worker}};
