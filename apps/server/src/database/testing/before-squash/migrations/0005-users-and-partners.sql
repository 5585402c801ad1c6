-- Users and their levels; invitations between organisations, and the claims on them.

-- Whether the caller is an ADMIN; locks the organisation, so that of two ADMINs who demote each other one stays.
create function lock_as_admin() returns boolean
language plpgsql
as $$
begin
  perform from public.organisation o where o.id = public.current_organisation() for no key update;
  return exists (select from public.organisation_user u where u.organisation_id = public.current_organisation()
                    and u.id = public.current_user_id() and u.access_level = 'ADMIN');
end $$;

create function change_access_level(p_user_id uuid, p_access_level text) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  person public.organisation_user;
begin
  if not public.lock_as_admin() then
    return 'FORBIDDEN';
  end if;
  select * into person from public.organisation_user u where u.organisation_id = public.current_organisation() and u.id = p_user_id;
  if not found then
    return 'NOT_FOUND';
  end if;
  if person.access_level = p_access_level then
    return 'CHANGED';
  end if;
  if p_access_level <> 'ADMIN' and not exists (select from public.organisation_user u
       where u.organisation_id = person.organisation_id and u.access_level = 'ADMIN' and u.id <> person.id) then
    return 'LAST_ADMIN';
  end if;
  update public.organisation_user set access_level = p_access_level, updated_at = now() where id = person.id;
  perform public.record_activity(person.organisation_id, public.current_user_id(), 'ACCESS_LEVEL_CHANGED',
    jsonb_build_object('email', person.email, 'name', person.first_name || ' ' || person.last_name, 'from', person.access_level, 'to', p_access_level));
  return 'CHANGED';
end $$;

-- All of them or none. Their sessions end with them, their names stay in the history.
create function remove_users(p_emails text[]) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  person public.organisation_user;
begin
  if not public.lock_as_admin() then
    return 'FORBIDDEN';
  end if;
  if exists (select from unnest(p_emails) e where not exists (select from public.organisation_user u
               where u.organisation_id = public.current_organisation() and u.email = e)) then
    return 'NOT_FOUND';
  end if;
  if not exists (select from public.organisation_user u
       where u.organisation_id = public.current_organisation() and u.access_level = 'ADMIN' and u.email <> all (p_emails)) then
    return 'LAST_ADMIN';
  end if;
  for person in select * from public.organisation_user u
                 where u.organisation_id = public.current_organisation() and u.email = any (p_emails) loop
    delete from public.organisation_user where id = person.id;
    delete from public.account where id = person.account_id;
    perform public.record_activity(person.organisation_id, public.current_user_id(), 'USER_REMOVED',
      jsonb_build_object('email', person.email, 'name', person.first_name || ' ' || person.last_name));
  end loop;
  return 'REMOVED';
end $$;

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

-- The connection with the placeholder becomes one with the claimant, or joins the one they have already. Answers whose
-- claims are refused thereby.
create function take_claim(p_invitation public.invitation, p_organisation_id uuid, p_user_id uuid, p_email text) returns uuid[]
language plpgsql
as $$
declare
  inviter uuid := p_invitation.inviter_organisation_id;
  partner uuid := p_invitation.partner_organisation_id;
  placeholder boolean := exists (select from public.organisation o where o.id = partner and o.placeholder_of is not null);
  refused uuid[] := public.refuse_waiting(p_invitation.id, p_organisation_id);
begin
  insert into public.connection as c (customer_organisation_id, supplier_organisation_id, status)
  values (public.customer_of(p_invitation.relation, inviter, p_organisation_id),
          public.supplier_of(p_invitation.relation, inviter, p_organisation_id), 'ACCEPTED')
  on conflict (customer_organisation_id, supplier_organisation_id) do update set status = 'ACCEPTED', updated_at = now();
  if placeholder then
    delete from public.connection c
     where c.customer_organisation_id = public.customer_of(p_invitation.relation, inviter, partner)
       and c.supplier_organisation_id = public.supplier_of(p_invitation.relation, inviter, partner);
    update public.invitation set partner_organisation_id = p_organisation_id
     where inviter_organisation_id = inviter and partner_organisation_id = partner and id <> p_invitation.id;
  end if;
  update public.invitation
     set status = 'ACCEPTED', answered_at = now(), partner_organisation_id = p_organisation_id, recipient_organisation_id = p_organisation_id
   where id = p_invitation.id;
  update public.invitation_claim set state = 'ENABLED', decided_at = now()
   where invitation_id = p_invitation.id and state = 'WAITING_FOR_APPROVAL';
  if not found then
    insert into public.invitation_claim (inviter_organisation_id, invitation_id, claimant_organisation_id, claimant_user_id, email, state, decided_at)
    values (inviter, p_invitation.id, p_organisation_id, p_user_id, p_email, 'ENABLED', now());
  end if;
  perform public.use_links('INVITATION', p_invitation.id);
  perform public.record_activity(inviter, null, 'INVITATION_ACCEPTED',
            jsonb_build_object('email', p_invitation.email, 'organisation', (select o.name from public.organisation o where o.id = p_organisation_id))),
          public.record_activity(p_organisation_id, p_user_id, 'INVITATION_ACCEPTED',
            jsonb_build_object('organisation', (select o.name from public.organisation o where o.id = inviter)));
  return refused;
end $$;

-- Accepts for the own organisation: without the link where the invitation was received, otherwise with it. The same
-- address or, where the caller's domain is no public one, the same domain takes effect at once; any other waits.
create function accept_invitation(p_invitation_id uuid, p_token_hash text, p_domain text)
returns table (outcome text, status text, claim_id uuid, refused uuid[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  person public.organisation_user;
  asked public.invitation;
  link_state text;
begin
  select * into person from public.organisation_user u where u.organisation_id = own and u.id = public.current_user_id();
  perform public.lock_inviters(array[p_invitation_id]);
  select * into asked from public.invitation i where i.id = p_invitation_id for update;
  if p_token_hash is not null then
    select case when r.subject_id = asked.id then r.state else 'UNKNOWN' end into link_state
      from public.resolve_link(p_token_hash, 'INVITATION') r;
  end if;
  if asked.recipient_organisation_id is distinct from own and link_state is null then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  if asked.recipient_organisation_id is distinct from own and link_state <> 'VALID' then
    outcome := 'INVALID_LINK';
    status := link_state;
    return next;
    return;
  end if;
  if asked.inviter_organisation_id = own then
    outcome := 'OWN_ORGANISATION';
    return next;
    return;
  end if;
  status := asked.status;
  if asked.status <> 'PENDING' then
    outcome := 'INVALID_TRANSITION';
    return next;
    return;
  end if;
  if asked.recipient_organisation_id = own or asked.email = person.email or split_part(asked.email, '@', 2) = p_domain then
    refused := public.take_claim(asked, own, person.id, person.email);
    outcome := 'ENABLED';
    status := 'ACCEPTED';
  else
    insert into public.invitation_claim as c (inviter_organisation_id, invitation_id, claimant_organisation_id, claimant_user_id, email, state)
    values (asked.inviter_organisation_id, asked.id, own, person.id, person.email, 'WAITING_FOR_APPROVAL')
    on conflict (invitation_id, claimant_organisation_id) where state = 'WAITING_FOR_APPROVAL' do nothing
    returning c.id into accept_invitation.claim_id;
    if found then
      perform public.record_activity(asked.inviter_organisation_id, null, 'CLAIM_REQUESTED',
        jsonb_build_object('email', person.email, 'invited', asked.email));
    end if;
    outcome := 'WAITING_FOR_APPROVAL';
  end if;
  return next;
end $$;

create function decline_invitation(p_invitation_id uuid)
returns table (outcome text, status text, refused uuid[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  asked public.invitation;
begin
  perform public.lock_inviters(array[p_invitation_id]);
  select * into asked from public.invitation i where i.id = p_invitation_id and i.recipient_organisation_id = own for update;
  if not found then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  status := asked.status;
  if asked.status <> 'PENDING' then
    outcome := 'INVALID_TRANSITION';
    return next;
    return;
  end if;
  update public.invitation set status = 'DECLINED', answered_at = now() where id = asked.id;
  update public.connection c set status = 'DECLINED', updated_at = now()
   where c.customer_organisation_id = public.customer_of(asked.relation, asked.inviter_organisation_id, asked.partner_organisation_id)
     and c.supplier_organisation_id = public.supplier_of(asked.relation, asked.inviter_organisation_id, asked.partner_organisation_id)
     and c.status = 'PENDING'
     and not exists (select from public.invitation o where o.inviter_organisation_id = asked.inviter_organisation_id
                       and o.partner_organisation_id = asked.partner_organisation_id and o.relation = asked.relation and o.status = 'PENDING');
  refused := public.refuse_waiting(asked.id, null);
  perform public.use_links('INVITATION', asked.id);
  perform public.record_activity(asked.inviter_organisation_id, null, 'INVITATION_DECLINED', jsonb_build_object('email', asked.email)),
          public.record_activity(own, public.current_user_id(), 'INVITATION_DECLINED',
            jsonb_build_object('organisation', (select o.name from public.organisation o where o.id = asked.inviter_organisation_id)));
  outcome := 'DECLINED';
  status := 'DECLINED';
  return next;
end $$;

-- Refuses or confirms one of those who wait; the others are refused once one takes effect.
create function decide_claim(p_invitation_id uuid, p_claim_id uuid, p_confirmed boolean)
returns table (outcome text, status text, refused uuid[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  asked public.invitation;
  waiting public.invitation_claim;
begin
  perform public.lock_inviters(array[p_invitation_id]);
  select * into asked from public.invitation i where i.id = p_invitation_id and i.inviter_organisation_id = own for update;
  select * into waiting from public.invitation_claim c where c.id = p_claim_id and c.invitation_id = asked.id;
  if waiting.id is null then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  status := case waiting.state when 'WAITING_FOR_APPROVAL' then asked.status else waiting.state end;
  if waiting.state <> 'WAITING_FOR_APPROVAL' or (p_confirmed and asked.status <> 'PENDING') then
    outcome := 'INVALID_TRANSITION';
    return next;
    return;
  end if;
  if p_confirmed then
    refused := public.take_claim(asked, waiting.claimant_organisation_id, waiting.claimant_user_id, waiting.email);
    status := 'ACCEPTED';
  else
    update public.invitation_claim set state = 'DISABLED', decided_at = now() where id = waiting.id;
  end if;
  perform public.record_activity(own, public.current_user_id(), case when p_confirmed then 'CLAIM_CONFIRMED' else 'CLAIM_REFUSED' end,
    jsonb_build_object('email', waiting.email, 'invited', asked.email));
  outcome := 'DECIDED';
  return next;
end $$;

-- The wrong party goes without what was prepared for the right one: a fresh placeholder takes its place, and the
-- invited address, where somebody else has registered with it, may answer.
create function undo_claim(p_invitation_id uuid)
returns table (outcome text, status text, claim_id uuid)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  asked public.invitation;
  effective public.invitation_claim;
  placeholder uuid;
begin
  if not public.lock_as_admin() then
    outcome := 'FORBIDDEN';
    return next;
    return;
  end if;
  select * into asked from public.invitation i where i.id = p_invitation_id and i.inviter_organisation_id = own for update;
  if not found then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  status := asked.status;
  select * into effective from public.invitation_claim c where c.invitation_id = asked.id and c.state = 'ENABLED';
  if asked.status <> 'ACCEPTED' or effective.id is null then
    outcome := 'INVALID_TRANSITION';
    return next;
    return;
  end if;
  insert into public.organisation (name, placeholder_of) values (coalesce(asked.organisation_name, asked.email), own) returning id into placeholder;
  update public.invitation_claim set state = 'DISABLED', decided_at = now() where id = effective.id;
  update public.invitation
     set status = 'PENDING', answered_at = null, partner_organisation_id = placeholder, link_generation = asked.link_generation + 1,
         recipient_organisation_id = (select u.organisation_id from public.organisation_user u
           where u.email = asked.email and u.organisation_id not in (own, effective.claimant_organisation_id))
   where id = asked.id;
  -- The connection goes, unless another claim made it too.
  delete from public.connection c
   where c.customer_organisation_id = public.customer_of(asked.relation, own, effective.claimant_organisation_id)
     and c.supplier_organisation_id = public.supplier_of(asked.relation, own, effective.claimant_organisation_id)
     and not exists (select from public.invitation o join public.invitation_claim k on k.invitation_id = o.id and k.state = 'ENABLED'
                      where o.inviter_organisation_id = own and o.relation = asked.relation
                        and o.partner_organisation_id = effective.claimant_organisation_id);
  update public.invitation o set partner_organisation_id = placeholder
   where o.inviter_organisation_id = own and o.relation = asked.relation and o.status = 'PENDING'
     and o.partner_organisation_id = effective.claimant_organisation_id
     and not exists (select from public.connection c
                      where c.customer_organisation_id = public.customer_of(asked.relation, own, effective.claimant_organisation_id)
                        and c.supplier_organisation_id = public.supplier_of(asked.relation, own, effective.claimant_organisation_id));
  insert into public.connection (customer_organisation_id, supplier_organisation_id)
  values (public.customer_of(asked.relation, own, placeholder), public.supplier_of(asked.relation, own, placeholder));
  perform public.record_activity(own, public.current_user_id(), 'CLAIM_UNDONE', jsonb_build_object('email', effective.email, 'invited', asked.email)),
          public.record_activity(effective.claimant_organisation_id, null, 'CLAIM_UNDONE',
            jsonb_build_object('organisation', (select o.name from public.organisation o where o.id = own)));
  outcome := 'UNDONE';
  status := 'PENDING';
  claim_id := effective.id;
  return next;
end $$;
