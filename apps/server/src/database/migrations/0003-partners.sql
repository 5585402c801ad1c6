-- Customers and suppliers: connections between organisations, invitations and the claims on them, and mails to people who have
-- not asked for any.

create table connection (
  customer_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  supplier_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_organisation_id, supplier_organisation_id),
  check (customer_organisation_id <> supplier_organisation_id)
);
create index connection_supplier_index on connection (supplier_organisation_id);
alter table connection enable row level security;
create policy connection_is_own on connection for select to {{app}}
  using ((customer_organisation_id = (select current_organisation())
          or supplier_organisation_id = (select current_organisation())) is true);
-- A supplier that is no longer connected is not told to send newer data.
create policy connection_for_jobs on connection for select to {{worker}} using (true);
grant select on connection to {{app}};
grant select (customer_organisation_id, supplier_organisation_id, status) on connection to {{worker}};

create table invitation (
  id uuid primary key default gen_random_uuid(),
  inviter_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  invited_by uuid not null,
  relation text not null check (relation in ('SUPPLIER', 'CUSTOMER')),
  email text not null check (char_length(email) <= 254 and email = lower(email)),
  organisation_name text check (char_length(organisation_name) between 1 and 255),
  message text check (char_length(message) between 1 and 2400),
  language text not null check (language in ('en', 'de', 'fr')),
  -- A placeholder until somebody claims it, unless the address is a second contact of a registered partner.
  partner_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  -- Who may answer it without its link.
  recipient_organisation_id uuid references organisation (id) on update cascade on delete set null,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED')),
  link_generation integer not null default 1,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  answered_at timestamptz,
  next_reminder_at timestamptz,
  reminders_sent integer not null default 0,
  unique (inviter_organisation_id, id),
  foreign key (inviter_organisation_id, invited_by) references actor (organisation_id, id) on update cascade
);
create unique index invitation_pending_index on invitation (inviter_organisation_id, relation, email) where status = 'PENDING';
create index invitation_sent_index on invitation (inviter_organisation_id, created_at desc, id desc);
create index invitation_sent_status_index on invitation (inviter_organisation_id, status, created_at desc, id desc);
create index invitation_received_index on invitation (recipient_organisation_id, created_at desc, id desc);
create index invitation_email_index on invitation (email, inviter_organisation_id);
create index invitation_partner_index on invitation (partner_organisation_id);
create index invitation_reminder_index on invitation (next_reminder_at) where next_reminder_at is not null;
alter table invitation enable row level security;
create policy invitation_is_own on invitation to {{app}}
  using (inviter_organisation_id = (select current_organisation()))
  with check (inviter_organisation_id = (select current_organisation()));
create policy invitation_for_jobs on invitation for select to {{worker}} using (true);
create policy invitation_is_reminded on invitation for update to {{worker}} using (true) with check (true);
grant select, update (link_generation, sent_at) on invitation to {{app}};
grant select, update (next_reminder_at, reminders_sent) on invitation to {{worker}};

-- Sending begins the time anew, an answer ends it, and an answer that was undone begins it again.
create function schedule_invitation_reminder() returns trigger
language plpgsql
as $$
begin
  if new.status <> 'PENDING' then
    new.next_reminder_at := null;
  elsif tg_op = 'INSERT' or new.sent_at <> old.sent_at then
    new.next_reminder_at := new.sent_at + interval '14 days';
    new.reminders_sent := 0;
  elsif old.status <> 'PENDING' then
    new.next_reminder_at := now() + interval '14 days';
    new.reminders_sent := 0;
  end if;
  return new;
end $$;
create trigger invitation_reminder before insert or update of sent_at, status on invitation
  for each row execute function schedule_invitation_reminder();

create table invitation_claim (
  id uuid primary key default gen_random_uuid(),
  inviter_organisation_id uuid not null,
  invitation_id uuid not null,
  claimant_organisation_id uuid not null,
  claimant_user_id uuid not null,
  email text not null,
  state text not null check (state in ('ENABLED', 'DISABLED', 'WAITING_FOR_APPROVAL', 'WAITING_FOR_COMPLETION')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  foreign key (inviter_organisation_id, invitation_id) references invitation (inviter_organisation_id, id) on update cascade on delete cascade,
  foreign key (claimant_organisation_id, claimant_user_id) references actor (organisation_id, id) on update cascade on delete cascade
);
create unique index invitation_claim_waiting_index on invitation_claim (invitation_id, claimant_organisation_id)
  where state = 'WAITING_FOR_APPROVAL';
create unique index invitation_claim_effective_index on invitation_claim (invitation_id) where state = 'ENABLED';
create index invitation_claim_invitation_index on invitation_claim (invitation_id);
create index invitation_claim_state_index on invitation_claim (inviter_organisation_id, state);
create index invitation_claim_claimant_index on invitation_claim (claimant_organisation_id);
alter table invitation_claim enable row level security;
create policy invitation_claim_is_own on invitation_claim for select to {{app}}
  using ((inviter_organisation_id = (select current_organisation())
          or claimant_organisation_id = (select current_organisation())) is true);
create policy invitation_claim_for_jobs on invitation_claim for select to {{worker}} using (true);
grant select on invitation_claim to {{app}}, {{worker}};

create function customer_of(p_relation text, p_inviter uuid, p_partner uuid) returns uuid
language sql immutable
return case p_relation when 'SUPPLIER' then p_inviter else p_partner end;

create function supplier_of(p_relation text, p_inviter uuid, p_partner uuid) returns uuid
language sql immutable
return case p_relation when 'SUPPLIER' then p_partner else p_inviter end;

-- Whoever changes invitations holds their inviters first: an answer changes the rows of a partner's other contacts too,
-- and two such answers at once must wait for each other, not deadlock.
create function lock_inviters(p_invitation_ids uuid[]) returns void
language sql
as $$
  select from public.organisation o
   where o.id in (select i.inviter_organisation_id from public.invitation i where i.id = any (p_invitation_ids))
   order by o.id for no key update
$$;

-- An invitation leads to a placeholder of the inviter's own, or to the partner whose second contact it names. The exact
-- address of a registered user decides only who may answer it, so that nothing tells the inviter who is registered.
create function create_invitation(p_email text, p_relation text, p_organisation_name text, p_message text, p_language text, p_partner_id uuid)
returns table (outcome text, invitation_id uuid, routed boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  inviter uuid := public.current_organisation();
  partner uuid := p_partner_id;
  registered uuid;
begin
  -- One at a time for an organisation: the same address in two calls makes one placeholder.
  perform from public.organisation o where o.id = inviter for no key update;
  select u.organisation_id into registered from public.organisation_user u where u.email = p_email;
  routed := registered is not null;
  if partner is not null and not exists (select from public.connection c
       where c.customer_organisation_id = public.customer_of(p_relation, inviter, partner)
         and c.supplier_organisation_id = public.supplier_of(p_relation, inviter, partner)) then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  if registered = inviter then
    outcome := 'OWN_ORGANISATION';
    return next;
    return;
  end if;
  select i.id into create_invitation.invitation_id from public.invitation i
   where i.inviter_organisation_id = inviter and i.relation = p_relation and i.email = p_email and i.status = 'PENDING';
  if found then
    outcome := 'ALREADY_INVITED';
    return next;
    return;
  end if;
  -- The address is a partner's, or an invitation to it led to one.
  if exists (select from (select registered as id
                          union all
                          select i.partner_organisation_id from public.invitation i
                           where i.inviter_organisation_id = inviter and i.relation = p_relation and i.email = p_email and i.status = 'ACCEPTED') k
               join public.connection c on c.customer_organisation_id = public.customer_of(p_relation, inviter, k.id)
                and c.supplier_organisation_id = public.supplier_of(p_relation, inviter, k.id)
              where c.status = 'ACCEPTED') then
    outcome := 'ALREADY_CONNECTED';
    return next;
    return;
  end if;
  if partner is null then
    -- Whoever declined and is invited again is the same partner as before.
    select i.partner_organisation_id into partner from public.invitation i
      join public.connection c on c.customer_organisation_id = public.customer_of(p_relation, inviter, i.partner_organisation_id)
       and c.supplier_organisation_id = public.supplier_of(p_relation, inviter, i.partner_organisation_id)
     where i.inviter_organisation_id = inviter and i.relation = p_relation and i.email = p_email and i.status = 'DECLINED'
     order by i.answered_at desc limit 1;
  end if;
  if partner is null then
    insert into public.organisation (name, placeholder_of) values (coalesce(p_organisation_name, p_email), inviter) returning id into partner;
  end if;
  insert into public.connection as c (customer_organisation_id, supplier_organisation_id)
  values (public.customer_of(p_relation, inviter, partner), public.supplier_of(p_relation, inviter, partner))
  on conflict (customer_organisation_id, supplier_organisation_id) do update set status = 'PENDING', updated_at = now()
    where c.status = 'DECLINED';
  insert into public.invitation (inviter_organisation_id, invited_by, relation, email, organisation_name, message, language,
                                 partner_organisation_id, recipient_organisation_id)
  values (inviter, public.current_user_id(), p_relation, p_email, p_organisation_name, p_message, p_language, partner, registered)
  returning id into create_invitation.invitation_id;
  perform public.record_activity(inviter, public.current_user_id(), 'INVITATION_SENT', jsonb_build_object('email', p_email, 'relation', p_relation));
  outcome := 'INVITED';
  return next;
end $$;

-- Refuses who still waits, but for the one that took effect; answers whom to tell.
create function refuse_waiting(p_invitation_id uuid, p_taken_by uuid) returns uuid[]
language sql
as $$
  with refused as (
    update public.invitation_claim set state = 'DISABLED', decided_at = now()
     where invitation_id = p_invitation_id and state = 'WAITING_FOR_APPROVAL' and claimant_organisation_id is distinct from p_taken_by
    returning id
  )
  select coalesce(array_agg(id), '{}') from refused
$$;

-- A user's name is kept for the history, and what waited for the user's address is now the organisation's to answer:
-- a second contact whom a connected partner invited has arrived, anything else is a received invitation.
create function welcome_user() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.actor (organisation_id, id, name) values (new.organisation_id, new.id, new.first_name || ' ' || new.last_name)
  on conflict (organisation_id, id) do update set name = excluded.name;
  if tg_op = 'INSERT' or new.email <> old.email then
    perform public.lock_inviters(array(select i.id from public.invitation i where i.email = new.email and i.status = 'PENDING'));
    with arrived as (
      update public.invitation i set status = 'ACCEPTED', answered_at = now(), recipient_organisation_id = new.organisation_id
       where i.email = new.email and i.status = 'PENDING' and i.partner_organisation_id = new.organisation_id
         and exists (select from public.connection c
                      where c.customer_organisation_id = public.customer_of(i.relation, i.inviter_organisation_id, i.partner_organisation_id)
                        and c.supplier_organisation_id = public.supplier_of(i.relation, i.inviter_organisation_id, i.partner_organisation_id)
                        and c.status = 'ACCEPTED')
      returning i.inviter_organisation_id
    )
    insert into public.activity (organisation_id, event, details)
    select a.inviter_organisation_id, 'INVITATION_ACCEPTED', jsonb_build_object('email', new.email, 'organisation', o.name)
      from arrived a join public.organisation o on o.id = new.organisation_id;
    update public.invitation set recipient_organisation_id = new.organisation_id
     where email = new.email and status = 'PENDING' and recipient_organisation_id is null
       and inviter_organisation_id <> new.organisation_id;
  end if;
  return new;
end $$;
create trigger organisation_user_welcome after insert or update of first_name, last_name, email on organisation_user
  for each row execute function welcome_user();

-- What the link of an invitation says. The name of a registered partner is told only to its second contact.
create function preview_invitation(p_hash text, p_purpose text)
returns table (state text, invitation_id uuid, email text, inviter_name text, invited_by text, relation text, organisation_name text,
               known_organisation text, message text, access_level text, account_exists boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select r.state, r.subject_id, coalesce(i.email, c.email), o.name, a.name, i.relation, i.organisation_name,
         case when p.placeholder_of is null and i.recipient_organisation_id is null then p.name end, i.message, c.access_level,
         exists (select from public.organisation_user u where u.email = coalesce(i.email, c.email))
    from public.resolve_link(p_hash, p_purpose) r
    left join public.invitation i on p_purpose = 'INVITATION' and i.id = r.subject_id
    left join public.user_invitation c on p_purpose = 'USER_INVITATION' and c.id = r.subject_id
    left join public.organisation o on o.id = r.organisation_id
    left join public.actor a on a.organisation_id = r.organisation_id and a.id = coalesce(i.invited_by, c.invited_by)
    left join public.organisation p on p.id = i.partner_organisation_id
$$;

-- What an account without a user is in the middle of, with what the password is kept as: whoever begins to register holds a
-- ticket for as long as it stays. The domain is null where it is one of a public mail service.
create function read_registration(p_account_id uuid, p_domain text)
returns table (email text, email_verified boolean, registered boolean, password_hash text, token_hash text, organisations jsonb,
               access_request jsonb)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select a.email, a.email_verified_at is not null,
         exists (select from public.organisation_user u where u.account_id = a.id),
         a.password_hash, a.invitation_token_hash,
         (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.name, o.id), '[]')
            from public.organisation o
           where o.placeholder_of is null
             and (exists (select from public.organisation_user u where u.organisation_id = o.id and u.email_domain = p_domain)
                  or exists (select from public.invitation i
                              where i.partner_organisation_id = o.id and i.email = a.email and i.status = 'PENDING'))),
         (select jsonb_build_object('organisationName', o.name,
                   'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            from public.access_request r join public.organisation o on o.id = r.organisation_id
           where r.account_id = a.id and r.status = 'PENDING')
    from public.account a where a.id = p_account_id
$$;

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

-- What the invited side may read of an invitation, as sent_invitation is what its sender may. Owned by the owner, so each names
-- its side.
create view received_invitation as
select i.id, i.email, i.relation, i.status, i.message, i.created_at, i.answered_at,
       o.name as organisation_name, a.name as invited_by, k.state as claim_state
  from invitation i
  join organisation o on o.id = i.inviter_organisation_id
  join actor a on a.organisation_id = i.inviter_organisation_id and a.id = i.invited_by
  left join invitation_claim k on k.invitation_id = i.id and k.claimant_organisation_id = (select current_organisation())
       and k.state in ('WAITING_FOR_APPROVAL', 'ENABLED')
 where i.id in (select r.id from invitation r where r.recipient_organisation_id = (select current_organisation())
                union all
                select c.invitation_id from invitation_claim c
                 where c.claimant_organisation_id = (select current_organisation()) and c.state in ('WAITING_FOR_APPROVAL', 'ENABLED'));
grant select on received_invitation to {{app}};

-- Mails to people who have no account that they confirmed: how many one address gets of all organisations together, and
-- whether its owner wants any.

-- An address without being readable: the same for every way of writing it, whatever tag stands behind a plus sign. One mailbox of
-- Gmail has as many addresses as there are places for dots in it: with a key for each of them, each would have its own limit, and
-- whoever says no at one would be written to at the next.
create function address_key(p_email text) returns text
language sql stable parallel safe
as $$
  select encode(sha256(convert_to(
    case when lower(p_email) ~ '@(gmail|googlemail)\.com$'
         then replace(split_part(split_part(lower(p_email), '@', 1), '+', 1), '.', '') || '@gmail.com'
         else regexp_replace(lower(p_email), '\+[^@]*@', '@') end, 'UTF8')), 'hex')
$$;

-- One row for each mail that was handed over, by the hash of the token in its link. A job that is tried again counts once.
create table unsolicited_mail (
  token_hash text primary key,
  address_key text not null,
  job_id uuid not null,
  created_at timestamptz not null default now()
);
create index unsolicited_mail_address on unsolicited_mail (address_key, created_at);
create index unsolicited_mail_created on unsolicited_mail (created_at);
alter table unsolicited_mail enable row level security;
create policy unsolicited_mail_for_jobs on unsolicited_mail to {{worker}} using (true) with check (true);
grant select, insert, delete on unsolicited_mail to {{worker}};

-- An address that gets none of them: its owner said so, or it has had enough for now.
create table unreached_address (
  address_key text primary key,
  reason text not null check (reason in ('DOES_NOT_WANT_MAIL', 'TOO_MANY_MAILS')),
  since timestamptz not null default now()
);
alter table unreached_address enable row level security;
create policy unreached_address_for_jobs on unreached_address to {{worker}} using (true) with check (true);
grant select, insert, delete on unreached_address to {{worker}};

-- Whether a mail may go out to somebody who did not ask for it, and if so, that it counts. Two at once count one by one.
create function admit_unsolicited_mail(p_email text, p_job_id uuid, p_token_hash text, p_a_day integer, p_a_month integer)
returns boolean
language plpgsql
as $$
declare
  key text := public.address_key(p_email);
  today integer;
  this_month integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('unsolicited mail to ' || key, 0));
  if exists (select from public.unreached_address u where u.address_key = key and u.reason = 'DOES_NOT_WANT_MAIL') then
    return false;
  end if;
  select count(distinct m.job_id) filter (where m.created_at > now() - interval '1 day'), count(distinct m.job_id)
    into today, this_month
    from public.unsolicited_mail m
   where m.address_key = key and m.created_at > now() - interval '30 days' and m.job_id <> p_job_id;
  if today >= p_a_day or this_month >= p_a_month then
    insert into public.unreached_address (address_key, reason) values (key, 'TOO_MANY_MAILS') on conflict do nothing;
    return false;
  end if;
  delete from public.unreached_address u where u.address_key = key;
  insert into public.unsolicited_mail (token_hash, address_key, job_id) values (p_token_hash, key, p_job_id);
  return true;
end
$$;

-- What the link of such a mail says and changes. No row where nobody was sent this link.
create function read_mail_refusal(p_token_hash text) returns table (refused boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select exists (select from unreached_address u where u.address_key = m.address_key and u.reason = 'DOES_NOT_WANT_MAIL')
    from unsolicited_mail m where m.token_hash = p_token_hash
$$;

create function set_mail_refusal(p_token_hash text, p_refused boolean) returns table (refused boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  key text;
begin
  select m.address_key into key from unsolicited_mail m where m.token_hash = p_token_hash;
  if key is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('unsolicited mail to ' || key, 0));
  if p_refused then
    insert into unreached_address (address_key, reason) values (key, 'DOES_NOT_WANT_MAIL')
    on conflict (address_key) do update set reason = excluded.reason, since = excluded.since
     where unreached_address.reason <> excluded.reason;
  else
    delete from unreached_address u where u.address_key = key and u.reason = 'DOES_NOT_WANT_MAIL';
  end if;
  return query select p_refused;
end
$$;

create view unreached_colleague as
select i.id,
       case when exists (select from undeliverable_address x where x.email = i.email) then 'CAME_BACK'
            else (select u.reason from unreached_address u
                   where u.address_key = address_key(i.email)
                     and not exists (select from account x where x.email = i.email and x.email_verified_at is not null)) end as reason
  from user_invitation i
 where i.organisation_id = (select current_organisation());
grant select on unreached_colleague to {{app}};

-- Partners as either side sees them. Owned by the owner, since partners are other organisations.

-- How suppliers are reached: the addresses that were invited, or whoever of theirs invited us. Whoever is erased is no contact any
-- more. Senders see that an address cannot be reached, and why; whoever has an account that they confirmed is reached again.
create view supplier_contact as
select r.supplier_organisation_id, r.email, r.reason is not null as undeliverable, r.reason
  from (
    select distinct on (k.supplier_organisation_id, k.email) k.supplier_organisation_id, k.email,
           case when exists (select from undeliverable_address a where a.email = k.email) then 'CAME_BACK'
                else (select u.reason from unreached_address u
                       where u.address_key = address_key(k.email)
                         and not exists (select from account a where a.email = k.email and a.email_verified_at is not null)) end as reason
      from (select i.partner_organisation_id as supplier_organisation_id, i.email
              from invitation i
             where i.inviter_organisation_id = current_organisation() and i.relation = 'SUPPLIER' and i.email not like '%@erased.invalid'
            union all
            select i.inviter_organisation_id, u.email
              from invitation i
              join organisation_user u on u.organisation_id = i.inviter_organisation_id and u.id = i.invited_by
             where i.partner_organisation_id = current_organisation() and i.relation = 'CUSTOMER' and i.status = 'ACCEPTED') k) r;
grant select on supplier_contact to {{app}};

-- Who may call what: PostgreSQL lets everybody execute a new function.
revoke execute on function schedule_invitation_reminder(), customer_of(text, uuid, uuid), supplier_of(text, uuid, uuid),
  lock_inviters(uuid[]), create_invitation(text, text, text, text, text, uuid), refuse_waiting(uuid, uuid), welcome_user(),
  preview_invitation(text, text), read_registration(uuid, text), known_suppliers(text[]), address_key(text),
  admit_unsolicited_mail(text, uuid, text, integer, integer), read_mail_refusal(text), set_mail_refusal(text, boolean) from public;
grant execute on function customer_of(text, uuid, uuid), supplier_of(text, uuid, uuid),
  create_invitation(text, text, text, text, text, uuid), preview_invitation(text, text), read_registration(uuid, text),
  known_suppliers(text[]), address_key(text), read_mail_refusal(text), set_mail_refusal(text, boolean) to {{app}};
grant execute on function address_key(text), admit_unsolicited_mail(text, uuid, text, integer, integer) to {{worker}};
