-- What answering an invitation means for the lines that were prepared for whoever was invited. The statuses in which a
-- line can be canceled or declined are the domain's to say, so the application hands them in.

-- Which lines a claim brought to the claimant, so that undoing it takes back these and no others.
create table claimed_line (
  claim_id uuid not null references invitation_claim (id) on delete cascade,
  customer_organisation_id uuid not null,
  line_id uuid not null,
  primary key (claim_id, line_id),
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade
);
create index claimed_line_line_index on claimed_line (customer_organisation_id, line_id);
alter table claimed_line enable row level security;
create policy claimed_line_is_own on claimed_line for select to pcf_app
  using (customer_organisation_id = (select current_organisation()));

-- What else connects the two organisations of a claim that took effect, in the same direction: another invitation of the
-- inviter's, or one the other way round.
create view other_claim as
select k.id as claim_id, o.id
  from invitation_claim k
  join invitation i on i.id = k.invitation_id
 cross join lateral (
   select ok.id from invitation_claim ok join invitation oi on oi.id = ok.invitation_id
    where ok.inviter_organisation_id = k.inviter_organisation_id and ok.claimant_organisation_id = k.claimant_organisation_id
      and ok.state = 'ENABLED' and ok.id <> k.id and oi.relation = i.relation
   union all
   select ok.id from invitation_claim ok join invitation oi on oi.id = ok.invitation_id
    where ok.inviter_organisation_id = k.claimant_organisation_id and ok.claimant_organisation_id = k.inviter_organisation_id
      and ok.state = 'ENABLED' and oi.relation <> i.relation) o;

-- Claims that can no longer be undone, because something of theirs was accepted. What goes with a claim are the lines it
-- brought or, where nothing else connects the two, everything between them.
create index product_line_in_force_index on product_line (customer_organisation_id, supplier_organisation_id) where in_force_version is not null;
create index line_history_accepted_index on line_history (customer_organisation_id, supplier_organisation_id)
  where event in ('ACCEPTED', 'DELIVERED');
create view accepted_claim as
select k.id
  from invitation_claim k
  join invitation i on i.id = k.invitation_id
 where k.state = 'ENABLED' and i.relation = 'SUPPLIER'
   and exists (
     select from (
       select l.id as line_id from product_line l
        where l.customer_organisation_id = k.inviter_organisation_id and l.supplier_organisation_id = k.claimant_organisation_id
          and l.in_force_version is not null
       union all
       select h.line_id from line_history h
        where h.customer_organisation_id = k.inviter_organisation_id and h.supplier_organisation_id = k.claimant_organisation_id
          and h.event in ('ACCEPTED', 'DELIVERED')) a
      where exists (select from claimed_line c where c.claim_id = k.id and c.line_id = a.line_id)
         or not exists (select from other_claim o where o.claim_id = k.id));

create or replace view sent_invitation as
select i.id, i.email, i.relation, i.status, i.message, i.partner_organisation_id, i.created_at, i.sent_at, i.answered_at,
       i.inviter_organisation_id,
       case when i.status = 'ACCEPTED' then p.name else i.organisation_name end as organisation_name,
       a.name as invited_by,
       c.claims,
       coalesce(c.effective, false) as can_undo
  from invitation i
  join organisation p on p.id = i.partner_organisation_id
  join actor a on a.organisation_id = i.inviter_organisation_id and a.id = i.invited_by
  left join lateral (
    select jsonb_agg(jsonb_build_object(
             'id', k.id, 'state', k.state, 'organisationName', o.name, 'personName', w.name, 'email', k.email,
             'createdAt', to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by k.created_at, k.id) as claims,
           bool_or(k.state = 'ENABLED' and not exists (select from accepted_claim u where u.id = k.id)) as effective
      from invitation_claim k
      join organisation o on o.id = k.claimant_organisation_id
      join actor w on w.organisation_id = k.claimant_organisation_id and w.id = k.claimant_user_id
     where k.invitation_id = i.id and k.state in ('WAITING_FOR_APPROVAL', 'ENABLED')) c on true
 where i.inviter_organisation_id = (select current_organisation());

-- Holds the lines of what was prepared for the placeholder and what the claimant has of the same products. Whether there
-- is a product that both have answered for: then the customer has to decide first.
create function hold_claimed_lines(p_customer uuid, p_placeholder uuid, p_claimant uuid) returns boolean
language plpgsql
as $$
begin
  perform from public.product_line l
    where l.customer_organisation_id = p_customer and l.supplier_organisation_id in (p_placeholder, p_claimant)
      and l.product_id in (select o.product_id from public.product_line o
                            where o.customer_organisation_id = p_customer and o.supplier_organisation_id = p_placeholder)
    order by l.id for update;
  return exists (
    select from public.product_line l
      join public.product_line o on o.customer_organisation_id = l.customer_organisation_id and o.product_id = l.product_id
     where l.customer_organisation_id = p_customer and l.supplier_organisation_id = p_placeholder and l.submission_version > 0
       and o.supplier_organisation_id = p_claimant and o.submission_version > 0);
end $$;

-- Lines that are held change hands, with what was said about them and the requests they were sent in. A request with
-- lines that stay goes along only where it is said to.
create function hand_over_lines(p_customer uuid, p_line_ids uuid[], p_from uuid, p_to uuid, p_with_shared_requests boolean) returns void
language plpgsql
as $$
begin
  update public.product_line l set supplier_organisation_id = p_to, version = l.version + 1, updated_at = now()
   where l.customer_organisation_id = p_customer and l.id = any (p_line_ids);
  update public.line_history h set supplier_organisation_id = p_to
   where h.customer_organisation_id = p_customer and h.line_id = any (p_line_ids) and h.supplier_organisation_id = p_from;
  update public.emission_request r set supplier_organisation_id = p_to
   where r.id in (
     select r.id from public.emission_request r
      where r.customer_organisation_id = p_customer and r.supplier_organisation_id = p_from
        and exists (select from public.request_line q
                     where q.customer_organisation_id = p_customer and q.request_id = r.id and q.line_id = any (p_line_ids))
        and (p_with_shared_requests
             or not exists (select from public.request_line q
                              join public.product_line l on l.customer_organisation_id = q.customer_organisation_id and l.id = q.line_id
                             where q.customer_organisation_id = p_customer and q.request_id = r.id and l.supplier_organisation_id = p_from))
      order by r.id for no key update);
end $$;

-- What was prepared for the placeholder becomes the claimant's. Of two lines for one product the one with submissions
-- stays, else the one that was sent, else the older one; the other one is canceled and stays with a placeholder, or goes
-- where it was never sent and holds nothing.
create function move_claimed_lines(p_claim_id uuid, p_customer uuid, p_placeholder uuid, p_cancelable text[]) returns void
language plpgsql
as $$
declare
  claim public.invitation_claim;
  leaving uuid[];
  replaced uuid[];
  moving uuid[];
  spare uuid;
begin
  select * into claim from public.invitation_claim k where k.id = p_claim_id;
  select array_agg(case when (theirs.submission_version > 0, theirs.sent_at is not null) > (ours.submission_version > 0, ours.sent_at is not null)
                          or ((theirs.submission_version > 0, theirs.sent_at is not null) = (ours.submission_version > 0, ours.sent_at is not null)
                              and (theirs.created_at, theirs.id) < (ours.created_at, ours.id))
                        then ours.id else theirs.id end)
    into leaving
    from public.product_line ours
    join public.product_line theirs on theirs.customer_organisation_id = ours.customer_organisation_id and theirs.product_id = ours.product_id
   where ours.customer_organisation_id = p_customer and ours.supplier_organisation_id = p_placeholder
     and theirs.supplier_organisation_id = claim.claimant_organisation_id;
  delete from public.product_line l
   where l.customer_organisation_id = p_customer and l.id = any (leaving) and l.status = 'NOT_STARTED' and l.supplier_product_reference is null
     and not exists (select from public.purchase p where p.customer_organisation_id = p_customer and p.line_id = l.id);

  select array_agg(l.id) into replaced from public.product_line l
   where l.customer_organisation_id = p_customer and l.id = any (leaving) and l.supplier_organisation_id = claim.claimant_organisation_id;
  if replaced is not null then
    insert into public.organisation (name, placeholder_of)
    select o.name, o.placeholder_of from public.organisation o where o.id = p_placeholder returning id into spare;
    perform public.hand_over_lines(p_customer, replaced, claim.claimant_organisation_id, spare, false);
  end if;
  with canceled as (
    update public.product_line l set status = 'CANCELED', version = l.version + 1, next_reminder_at = null, updated_at = now()
      from public.product_line o
     where o.id = l.id and l.customer_organisation_id = p_customer and l.id = any (leaving) and l.status = any (p_cancelable)
    returning l.id, o.status as from_status, l.supplier_organisation_id, l.request_reference
  )
  insert into public.line_history (customer_organisation_id, line_id, supplier_organisation_id, event, from_status, to_status, request_reference)
  select p_customer, c.id, c.supplier_organisation_id, 'CANCELED', c.from_status, 'CANCELED', c.request_reference from canceled c order by c.id;

  select array_agg(l.id order by l.id) into moving from public.product_line l
   where l.customer_organisation_id = p_customer and l.supplier_organisation_id = p_placeholder and l.id <> all (coalesce(leaving, '{}'));
  perform public.hand_over_lines(p_customer, moving, p_placeholder, claim.claimant_organisation_id, true);
  insert into public.claimed_line (claim_id, customer_organisation_id, line_id) select p_claim_id, p_customer, m from unnest(moving) m;
  insert into public.line_history (customer_organisation_id, line_id, supplier_organisation_id, actor_organisation_id, actor_id, event,
                                   from_status, to_status, request_reference)
  select p_customer, l.id, case when l.sent_at is not null then claim.claimant_organisation_id end,
         claim.claimant_organisation_id, claim.claimant_user_id, 'CLAIMED', l.status, l.status, l.request_reference
    from public.product_line l
   where l.customer_organisation_id = p_customer and l.id = any (moving) order by l.id;
end $$;

drop function accept_invitation(uuid, text, text);
drop function decide_claim(uuid, uuid, boolean);
drop function decline_invitation(uuid);
drop function take_claim(invitation, uuid, uuid, text);

-- The connection with the placeholder becomes one with the claimant, or joins the one they have already, and what was
-- prepared for the placeholder becomes the claimant's. Null where the customer has to decide first; then nothing is
-- changed. Otherwise answers whose claims are refused thereby.
create function take_claim(p_invitation public.invitation, p_organisation_id uuid, p_user_id uuid, p_email text, p_cancelable text[]) returns uuid[]
language plpgsql
as $$
declare
  inviter uuid := p_invitation.inviter_organisation_id;
  partner uuid := p_invitation.partner_organisation_id;
  placeholder boolean := exists (select from public.organisation o where o.id = partner and o.placeholder_of is not null);
  refused uuid[];
  effective uuid;
begin
  if placeholder and p_invitation.relation = 'SUPPLIER' and public.hold_claimed_lines(inviter, partner, p_organisation_id) then
    return null;
  end if;
  refused := public.refuse_waiting(p_invitation.id, p_organisation_id);
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
   where invitation_id = p_invitation.id and state = 'WAITING_FOR_APPROVAL' returning id into effective;
  if effective is null then
    insert into public.invitation_claim (inviter_organisation_id, invitation_id, claimant_organisation_id, claimant_user_id, email, state, decided_at)
    values (inviter, p_invitation.id, p_organisation_id, p_user_id, p_email, 'ENABLED', now()) returning id into effective;
  end if;
  if placeholder and p_invitation.relation = 'SUPPLIER' then
    perform public.move_claimed_lines(effective, inviter, partner, p_cancelable);
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
create function accept_invitation(p_invitation_id uuid, p_token_hash text, p_domain text, p_cancelable text[])
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
    refused := public.take_claim(asked, own, person.id, person.email, p_cancelable);
    outcome := case when refused is null then 'AMBIGUOUS_REQUEST' else 'ENABLED' end;
    status := case when refused is null then asked.status else 'ACCEPTED' end;
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

-- Refuses or confirms one of those who wait; the others are refused once one takes effect.
create function decide_claim(p_invitation_id uuid, p_claim_id uuid, p_confirmed boolean, p_cancelable text[])
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
    refused := public.take_claim(asked, waiting.claimant_organisation_id, waiting.claimant_user_id, waiting.email, p_cancelable);
    if refused is null then
      outcome := 'AMBIGUOUS_REQUEST';
      return next;
      return;
    end if;
    status := 'ACCEPTED';
  else
    update public.invitation_claim set state = 'DISABLED', decided_at = now() where id = waiting.id;
  end if;
  perform public.record_activity(own, public.current_user_id(), case when p_confirmed then 'CLAIM_CONFIRMED' else 'CLAIM_REFUSED' end,
    jsonb_build_object('email', waiting.email, 'invited', asked.email));
  outcome := 'DECIDED';
  return next;
end $$;

-- Declining declines what waits for an answer, unless another contact may still give one. Who declined is nobody's
-- business but its own: the placeholder stands for it.
create function decline_invitation(p_invitation_id uuid, p_declinable text[])
returns table (outcome text, status text, refused uuid[], inviter_id uuid, partner_id uuid, declined_lines integer)
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
  inviter_id := asked.inviter_organisation_id;
  partner_id := asked.partner_organisation_id;
  declined_lines := 0;
  update public.invitation set status = 'DECLINED', answered_at = now() where id = asked.id;
  update public.connection c set status = 'DECLINED', updated_at = now()
   where c.customer_organisation_id = public.customer_of(asked.relation, inviter_id, partner_id)
     and c.supplier_organisation_id = public.supplier_of(asked.relation, inviter_id, partner_id)
     and c.status = 'PENDING'
     and not exists (select from public.invitation o where o.inviter_organisation_id = asked.inviter_organisation_id
                       and o.partner_organisation_id = asked.partner_organisation_id and o.relation = asked.relation and o.status = 'PENDING');
  if found and asked.relation = 'SUPPLIER' then
    declined_lines := public.decline_lines(inviter_id, partner_id, p_declinable);
  end if;
  refused := public.refuse_waiting(asked.id, null);
  perform public.use_links('INVITATION', asked.id);
  perform public.record_activity(asked.inviter_organisation_id, null, 'INVITATION_DECLINED', jsonb_build_object('email', asked.email)),
          public.record_activity(own, public.current_user_id(), 'INVITATION_DECLINED',
            jsonb_build_object('organisation', (select o.name from public.organisation o where o.id = asked.inviter_organisation_id)));
  outcome := 'DECLINED';
  status := 'DECLINED';
  return next;
end $$;

create function decline_lines(p_customer uuid, p_placeholder uuid, p_declinable text[]) returns integer
language plpgsql
as $$
declare
  declined integer;
begin
  perform from public.product_line l
    where l.customer_organisation_id = p_customer and l.supplier_organisation_id = p_placeholder order by l.id for update;
  with changed as (
    update public.product_line l
       set status = 'DECLINED', version = l.version + 1, reason = null, reason_code = null, expected_date = null, next_reminder_at = null,
           updated_at = now()
      from public.product_line o
     where o.id = l.id and l.customer_organisation_id = p_customer and l.supplier_organisation_id = p_placeholder
       and l.status = any (p_declinable) and not l.archived
    returning l.id, o.status as from_status, l.request_reference
  ), told as (
    insert into public.line_history (customer_organisation_id, line_id, supplier_organisation_id, event, from_status, to_status, request_reference)
    select p_customer, c.id, p_placeholder, 'DECLINED', c.from_status, 'DECLINED', c.request_reference from changed c order by c.id
  ), noticed as (
    insert into public.line_notice (recipient_organisation_id, sender_organisation_id, kind, customer_organisation_id, line_id, actor_id)
    select p_customer, p_placeholder, 'DECLINED', p_customer, c.id, null from changed c order by c.id
  )
  select count(*) into declined from changed;
  return declined;
end $$;

-- Lines come back without anything that the wrong party wrote, and without what was said to it alone. A request with
-- lines that stay is made anew for those that go.
create function take_back_lines(p_claim public.invitation_claim, p_line_ids uuid[], p_placeholder uuid) returns void
language plpgsql
as $$
declare
  own uuid := p_claim.inviter_organisation_id;
  wrong uuid := p_claim.claimant_organisation_id;
  shared uuid;
  anew public.emission_request;
begin
  with cleared as (
    update public.product_line l
       set status = case when o.status in ('PENDING_REVIEW', 'REJECTED')
                           or (o.status = 'DECLINED'
                               and exists (select from public.line_history h
                                            where h.customer_organisation_id = own and h.line_id = l.id and h.event = 'DECLINED'
                                              and h.created_at >= p_claim.decided_at))
                         then 'REQUESTED' else o.status end,
           mailed_at = null, reason = null, reason_code = null, expected_date = null, work_begun_at = null,
           submission_version = 0, submitted_at = null, emission_value = null, emission_unit = null, emission_unit_amount = null,
           emission_value_granularity = null, emission_value_confidence = null, emission_data_verified = null, primary_data_share = null
      from public.product_line o
     where o.id = l.id and l.customer_organisation_id = own and l.id = any (p_line_ids)
    returning l.id, o.status as from_status, l.status, l.request_reference
  )
  insert into public.line_history (customer_organisation_id, line_id, actor_organisation_id, actor_id, event, from_status, to_status, request_reference)
  select own, c.id, own, public.current_user_id(), 'CLAIM_UNDONE', c.from_status, c.status, c.request_reference from cleared c order by c.id;
  delete from public.line_history h
   where h.customer_organisation_id = own and h.line_id = any (p_line_ids)
     and (h.actor_organisation_id = wrong or (h.supplier_organisation_id = wrong and h.event = 'WORK_BEGUN'));
  update public.line_history h set supplier_organisation_id = null
   where h.customer_organisation_id = own and h.line_id = any (p_line_ids) and h.supplier_organisation_id = wrong
     and h.event in ('COMMENTED', 'REJECTED') and h.created_at >= p_claim.decided_at;
  delete from public.line_notice n
   where n.customer_organisation_id = own and n.line_id = any (p_line_ids) and n.sender_organisation_id = wrong;
  for shared in
    select distinct l.request_id from public.product_line l
     where l.customer_organisation_id = own and l.id = any (p_line_ids)
       and exists (select from public.product_line o where o.customer_organisation_id = own and o.request_id = l.request_id
                      and o.supplier_organisation_id = wrong and o.id <> all (p_line_ids))
     order by 1
  loop
    insert into public.emission_request (customer_organisation_id, supplier_organisation_id, campaign_id, comment, due_date, expected_unit,
                                         expected_lifecycle_boundary, expected_reference_year, expected_verified, created_by, created_at)
    select own, p_placeholder, r.campaign_id, r.comment, r.due_date, r.expected_unit, r.expected_lifecycle_boundary, r.expected_reference_year,
           r.expected_verified, r.created_by, r.created_at
      from public.emission_request r where r.customer_organisation_id = own and r.id = shared
    returning * into anew;
    -- Whoever changes requests counts a line where it goes, not where it was.
    update public.emission_request r
       set requested_lines = r.requested_lines - g.requested, canceled_lines = r.canceled_lines - g.canceled,
           declined_lines = r.declined_lines - g.declined
      from (select count(*) filter (where l.status = 'REQUESTED') as requested, count(*) filter (where l.status = 'CANCELED') as canceled,
                   count(*) filter (where l.status = 'DECLINED') as declined
              from public.product_line l where l.customer_organisation_id = own and l.id = any (p_line_ids) and l.request_id = shared) g
     where r.customer_organisation_id = own and r.id = shared;
    update public.product_line l set request_id = anew.id, request_reference = anew.reference
     where l.customer_organisation_id = own and l.id = any (p_line_ids) and l.request_id = shared;
    insert into public.request_line (customer_organisation_id, request_id, line_id)
    select own, anew.id, l.id from public.product_line l where l.customer_organisation_id = own and l.request_id = anew.id;
  end loop;
  perform public.hand_over_lines(own, p_line_ids, wrong, p_placeholder, false);
  delete from public.claimed_line c where c.claim_id = p_claim.id;
end $$;

-- The wrong party goes without what was prepared for the right one: a fresh placeholder takes its place, and the
-- invited address, where somebody else has registered with it, may answer. Not once something of it was accepted.
create or replace function undo_claim(p_invitation_id uuid)
returns table (outcome text, status text, claim_id uuid)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
  asked public.invitation;
  effective public.invitation_claim;
  placeholder uuid;
  connected_otherwise boolean;
  returning_lines uuid[];
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
  connected_otherwise := exists (select from public.other_claim o where o.claim_id = effective.id);
  if asked.relation = 'SUPPLIER' then
    select array_agg(l.id) into returning_lines
      from (select l.id from public.product_line l
             where l.customer_organisation_id = own and l.supplier_organisation_id = effective.claimant_organisation_id
               and (not connected_otherwise
                    or exists (select from public.claimed_line c where c.claim_id = effective.id and c.line_id = l.id))
             order by l.id for update) l;
    if exists (select from public.accepted_claim a where a.id = effective.id) then
      outcome := 'INVALID_TRANSITION';
      return next;
      return;
    end if;
  end if;
  insert into public.organisation (name, placeholder_of) values (coalesce(asked.organisation_name, asked.email), own) returning id into placeholder;
  if returning_lines is not null then
    perform public.take_back_lines(effective, returning_lines, placeholder);
  end if;
  update public.invitation_claim set state = 'DISABLED', decided_at = now() where id = effective.id;
  update public.invitation
     set status = 'PENDING', answered_at = null, partner_organisation_id = placeholder, link_generation = asked.link_generation + 1,
         recipient_organisation_id = (select u.organisation_id from public.organisation_user u
           where u.email = asked.email and u.organisation_id not in (own, effective.claimant_organisation_id))
   where id = asked.id;
  if not connected_otherwise then
    delete from public.connection c
     where c.customer_organisation_id = public.customer_of(asked.relation, own, effective.claimant_organisation_id)
       and c.supplier_organisation_id = public.supplier_of(asked.relation, own, effective.claimant_organisation_id);
    update public.invitation o set partner_organisation_id = placeholder
     where o.inviter_organisation_id = own and o.relation = asked.relation and o.status = 'PENDING'
       and o.partner_organisation_id = effective.claimant_organisation_id;
  end if;
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

revoke execute on function hold_claimed_lines(uuid, uuid, uuid), hand_over_lines(uuid, uuid[], uuid, uuid, boolean),
  move_claimed_lines(uuid, uuid, uuid, text[]), take_claim(invitation, uuid, uuid, text, text[]), decline_lines(uuid, uuid, text[]),
  take_back_lines(invitation_claim, uuid[], uuid), accept_invitation(uuid, text, text, text[]), decide_claim(uuid, uuid, boolean, text[]),
  decline_invitation(uuid, text[]) from public;
grant execute on function accept_invitation(uuid, text, text, text[]), decide_claim(uuid, uuid, boolean, text[]),
  decline_invitation(uuid, text[]) to pcf_app;
