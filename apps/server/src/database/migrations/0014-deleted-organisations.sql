-- What goes with an organisation, and what stays because a partner has it too: requests that were sent, with their answers, the
-- documents sent along and the name of the company.

-- Whoever is a partner only in the other's records, or nobody any more.
create function is_nobody(p_organisation_id uuid) returns boolean
language sql stable
as $$
  select exists (select from public.organisation o where o.id = p_organisation_id and o.placeholder_of is not null)
      or exists (select from public.organisation_suspension s where s.organisation_id = p_organisation_id and s.deleted_at is not null)
$$;

-- Whether the record of a product request names it.
create function is_recorded(p_organisation_id uuid) returns boolean
language sql stable
as $$
  select exists (select from public.product_line l where l.customer_organisation_id = p_organisation_id)
      or exists (select from public.product_line l where l.supplier_organisation_id = p_organisation_id)
      or exists (select from public.emission_request r where r.customer_organisation_id = p_organisation_id)
      or exists (select from public.emission_request r where r.supplier_organisation_id = p_organisation_id)
      or exists (select from public.line_history h where h.supplier_organisation_id = p_organisation_id)
      or exists (select from public.line_history h where h.actor_organisation_id = p_organisation_id)
      or exists (select from public.submission b where b.supplier_organisation_id = p_organisation_id)
$$;

-- Its people, since the history of others names them; the last ADMIN last, as everywhere, and then those who left earlier.
create function erase_people_of(p_organisation_id uuid) returns void
language plpgsql
as $$
declare
  person uuid;
begin
  for person in
    select a.id from public.actor a left join public.organisation_user u on u.organisation_id = a.organisation_id and u.id = a.id
     where a.organisation_id = p_organisation_id and a.name not like 'Former user %'
       and not exists (select from public.api_key k where k.id = a.id)
     order by u.id is null, u.access_level = 'ADMIN', a.id
  loop
    perform public.erase_person(p_organisation_id, person, null, false);
  end loop;
  update public.actor a set name = 'Former user ' || upper(left(replace(gen_random_uuid()::text, '-', ''), 6))
   where a.organisation_id = p_organisation_id and a.name not like 'Former user %';
end $$;

-- As if it had declined them itself: whoever invited it is told, and does not wait any more.
create function decline_invitations_to(p_organisation_id uuid, p_declinable text[]) returns void
language plpgsql
as $$
declare
  asked public.invitation;
  claim uuid;
begin
  perform public.lock_inviters(array(
    select i.id from public.invitation i
     where p_organisation_id in (i.recipient_organisation_id, i.partner_organisation_id) and i.status = 'PENDING'));
  for asked in
    update public.invitation i set status = 'DECLINED', answered_at = now()
     where p_organisation_id in (i.recipient_organisation_id, i.partner_organisation_id) and i.status = 'PENDING'
    returning i.*
  loop
    update public.connection c set status = 'DECLINED', updated_at = now()
     where c.customer_organisation_id = public.customer_of(asked.relation, asked.inviter_organisation_id, asked.partner_organisation_id)
       and c.supplier_organisation_id = public.supplier_of(asked.relation, asked.inviter_organisation_id, asked.partner_organisation_id)
       and c.status = 'PENDING'
       and not exists (select from public.invitation o where o.inviter_organisation_id = asked.inviter_organisation_id
                         and o.partner_organisation_id = asked.partner_organisation_id and o.relation = asked.relation and o.status = 'PENDING');
    if found and asked.relation = 'SUPPLIER'
       and public.decline_lines(asked.inviter_organisation_id, asked.partner_organisation_id, p_declinable) > 0 then
      perform public.enqueue('line-notices', jsonb_build_object('recipientId', asked.inviter_organisation_id,
        'senderId', asked.partner_organisation_id, 'kind', 'DECLINED'));
    end if;
    foreach claim in array public.refuse_waiting(asked.id, null) loop
      perform public.enqueue('notice', jsonb_build_object('template', 'claimRefused', 'claimId', claim));
    end loop;
    perform public.use_links('INVITATION', asked.id);
    perform public.enqueue('notice', jsonb_build_object('template', 'invitationDeclined', 'invitationId', asked.id));
    perform public.record_activity(asked.inviter_organisation_id, null, 'INVITATION_DECLINED', jsonb_build_object('email', asked.email));
  end loop;
end $$;

-- What it was asked and has not answered is declined, so that its customers know and look elsewhere. What they only prepared is
-- no longer meant for it.
create function leave_customers_of(p_organisation_id uuid, p_declinable text[]) returns void
language plpgsql
as $$
declare
  customer uuid;
begin
  for customer in
    select c.id from (select l.customer_organisation_id as id from public.product_line l where l.supplier_organisation_id = p_organisation_id
                      union select c.customer_organisation_id from public.connection c where c.supplier_organisation_id = p_organisation_id) c
     where not public.is_nobody(c.id) order by c.id
  loop
    if public.decline_lines(customer, p_organisation_id, p_declinable) > 0 then
      perform public.enqueue('line-notices',
        jsonb_build_object('recipientId', customer, 'senderId', p_organisation_id, 'kind', 'DECLINED'));
    end if;
    delete from public.product_line l
     where l.customer_organisation_id = customer and l.supplier_organisation_id = p_organisation_id and l.status = 'NOT_STARTED'
       and exists (select from public.product_line o
                    where o.customer_organisation_id = customer and o.product_id = l.product_id and o.supplier_organisation_id is null);
    with unlinked as (
      update public.product_line l
         set supplier_organisation_id = null, supplier_product_reference = null, version = l.version + 1, updated_at = now()
       where l.customer_organisation_id = customer and l.supplier_organisation_id = p_organisation_id and l.status = 'NOT_STARTED'
      returning l.id
    )
    update public.purchase p set supplier_number = null
      from unlinked u where p.customer_organisation_id = customer and p.line_id = u.id and p.supplier_number is not null;
    perform public.record_activity(customer, null, 'SUPPLIER_REMOVED', jsonb_build_object('organisation', o.name))
       from public.organisation o
      where o.id = p_organisation_id
        and exists (select from public.connection c where c.customer_organisation_id = customer and c.supplier_organisation_id = o.id);
  end loop;
end $$;

-- What it asked and has no answer to is canceled, so that its suppliers know and stop working on it.
create function leave_suppliers_of(p_organisation_id uuid, p_cancelable text[]) returns void
language plpgsql
as $$
declare
  supplier uuid;
begin
  perform from public.product_line l where l.customer_organisation_id = p_organisation_id order by l.id for update;
  for supplier in
  with changed as (
    update public.product_line l
       set status = case when l.in_force_version is null then 'CANCELED' else 'COMPLETED' end, version = l.version + 1,
           next_reminder_at = null, updated_at = now()
      from public.product_line o
     where o.id = l.id and l.customer_organisation_id = p_organisation_id and l.status = any (p_cancelable) and l.status <> 'DECLINED'
       and not public.is_nobody(l.supplier_organisation_id)
    returning l.id, l.supplier_organisation_id as supplier, o.status as from_status, l.status as to_status, l.request_reference
  ), told as (
    insert into public.line_history (customer_organisation_id, line_id, supplier_organisation_id, event, from_status, to_status, request_reference)
    select p_organisation_id, c.id, c.supplier, 'CANCELED', c.from_status, c.to_status, c.request_reference from changed c order by c.id
  ), noticed as (
    insert into public.line_notice (recipient_organisation_id, sender_organisation_id, kind, customer_organisation_id, line_id, actor_id)
    select c.supplier, p_organisation_id, 'CANCELED', p_organisation_id, c.id, null from changed c order by c.id
  )
  select distinct c.supplier from changed c
  loop
    perform public.enqueue('line-notices',
      jsonb_build_object('recipientId', supplier, 'senderId', p_organisation_id, 'kind', 'CANCELED'));
  end loop;
end $$;

-- Lines that no partner has, with their products; of a product that stays, only what its suppliers were told.
create function reduce_products_of(p_organisation_id uuid) returns void
language plpgsql
as $$
begin
  delete from public.purchase_year where customer_organisation_id = p_organisation_id;
  delete from public.purchase where customer_organisation_id = p_organisation_id;
  delete from public.product_line l
   where l.customer_organisation_id = p_organisation_id
     and (l.sent_at is null or l.supplier_organisation_id is null or public.is_nobody(l.supplier_organisation_id));
  delete from public.product p
   where p.organisation_id = p_organisation_id
     and not exists (select from public.product_line l where l.customer_organisation_id = p_organisation_id and l.product_id = p.id);
  update public.product p
     set name = (select min(l.sent_name) from public.product_line l where l.customer_organisation_id = p.organisation_id and l.product_id = p.id),
         -- One that nobody can have given to another product.
         internal_reference = gen_random_uuid()::text, description = null, mass_kg = null, estimate = null, estimate_factor = null
   where p.organisation_id = p_organisation_id;
  -- Nobody is there to be reminded.
  update public.product_line l
     set product_name = l.sent_name, internal_reference = p.internal_reference, next_reminder_at = null, expiry_reminder_at = null
    from public.product p where p.organisation_id = p_organisation_id and p.id = l.product_id and l.customer_organisation_id = p_organisation_id;
  update public.emission_request set campaign_id = null where customer_organisation_id = p_organisation_id and campaign_id is not null;
  delete from public.emission_request r
   where r.customer_organisation_id = p_organisation_id
     and not exists (select from public.request_line l where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id)
     and not exists (select from public.product_line l where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id);
end $$;

-- Documents of deleted organisations that no answer carries any more, with their files.
create function discard_documents_of(p_organisation_id uuid) returns void
language sql
as $$
  with discarded as (
    delete from public.document d
     where d.organisation_id = p_organisation_id
       and not exists (select from public.submission_document s where s.supplier_organisation_id = d.organisation_id and s.document_id = d.id)
    returning d.storage_key
  )
  select count(public.enqueue('discard-file', jsonb_build_object('storageKey', d.storage_key))) from discarded d
$$;

-- Deletes an organisation whose day has come. False where that is not so any more, or somebody else is at it.
create function delete_organisation(p_organisation_id uuid, p_cancelable text[], p_declinable text[]) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid;
  gone uuid;
begin
  -- Held before its suspension, as by whoever resumes it: of the two, one comes first. Rows of partners that name it need not wait.
  select o.id into own from public.organisation o where o.id = p_organisation_id for no key update skip locked;
  perform from public.organisation_suspension s
    where s.organisation_id = own and s.delete_at <= now() and s.deleted_at is null for update;
  if not found then
    return false;
  end if;
  insert into public.installation_event (event, organisation_id, organisation_name)
  select 'ORGANISATION_DELETED', o.id, o.name from public.organisation o where o.id = own;

  update public.organisation_suspension set deleted_at = now() where organisation_id = own;

  -- Its own first, which takes the longest; what partners wait for meanwhile is held from the last steps on.
  perform public.leave_suppliers_of(own, p_cancelable);
  perform public.reduce_products_of(own);
  delete from public.campaign where customer_organisation_id = own;
  delete from public.network_connection where organisation_id = own;
  -- Those who were here in its records alone.
  delete from public.product_line l using public.organisation o where o.placeholder_of = own and l.customer_organisation_id = o.id;
  delete from public.product p using public.organisation o where o.placeholder_of = own and p.organisation_id = o.id;
  delete from public.emission_request r using public.organisation o
   where o.placeholder_of = own and o.id in (r.customer_organisation_id, r.supplier_organisation_id)
     and not exists (select from public.product_line l where l.customer_organisation_id = r.customer_organisation_id and l.request_id = r.id);
  delete from public.line_lock where supplier_organisation_id = own;
  delete from public.line_draft where supplier_organisation_id = own;
  -- Of a calculation, what no customer was sent.
  delete from public.submission_rows where supplier_organisation_id = own;
  delete from public.template where organisation_id = own;
  delete from public.product_import_row where organisation_id = own;
  delete from public.template_import_row where organisation_id = own;
  delete from public.file_import where organisation_id = own;
  delete from public.idempotency_key where organisation_id = own;
  delete from public.tracking_event where organisation_id = own;
  delete from public.notification where organisation_id = own;
  delete from pgboss.job where state < 'active' and own::text in (data ->> 'organisationId', data ->> 'recipientId');
  delete from public.notice_collection where recipient_organisation_id = own;
  delete from public.line_notice where recipient_organisation_id = own;
  delete from public.sbti_target where organisation_id = own;
  delete from public.organisation_logo where organisation_id = own;
  delete from public.organisation_use where organisation_id = own;

  perform public.decline_invitations_to(own, p_declinable);
  perform public.erase_people_of(own);
  perform public.leave_customers_of(own, p_declinable);
  delete from public.link_token t
   where t.subject_id in (select i.id from public.invitation i where i.inviter_organisation_id = own
                          union select i.id from public.user_invitation i where i.organisation_id = own
                          union select r.id from public.access_request r where r.organisation_id = own);
  delete from pgboss.job
   where state < 'active'
     and (data ->> 'invitationId' in (select i.id::text from public.invitation i where i.inviter_organisation_id = own)
          or data ->> 'userInvitationId' in (select i.id::text from public.user_invitation i where i.organisation_id = own)
          or data ->> 'claimId' in (select c.id::text from public.invitation_claim c where c.inviter_organisation_id = own)
          or data ->> 'accessRequestId' in (select r.id::text from public.access_request r where r.organisation_id = own));
  delete from public.invitation where inviter_organisation_id = own;
  update public.invitation_claim set state = 'DISABLED', decided_at = now() where claimant_organisation_id = own and state <> 'DISABLED';
  delete from public.connection where own in (customer_organisation_id, supplier_organisation_id);
  delete from public.user_invitation where organisation_id = own;
  delete from public.access_request where organisation_id = own;
  delete from public.api_key where organisation_id = own;
  delete from public.activity where organisation_id = own;
  update public.organisation set name = 'Former organisation' where placeholder_of = own;

  -- What it had in common with those who were deleted before.
  for gone in
    select distinct l.customer_organisation_id from public.product_line l
     where l.supplier_organisation_id = own and public.is_nobody(l.customer_organisation_id)
  loop
    perform public.reduce_products_of(gone);
  end loop;
  return true;
end $$;

-- What is left of deleted organisations goes once no partner has anything of it: documents that no answer carries any more, and rows
-- that no record names. Some at a time, since the database looks through all
-- records for each; what stood for others in its records goes first.
create function sweep_deleted_organisations(p_limit integer) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  gone uuid;
begin
  for gone in select s.organisation_id from public.organisation_suspension s where s.deleted_at is not null loop
    perform public.discard_documents_of(gone);
  end loop;
  for gone in
    select o.id from public.organisation_suspension s join public.organisation o on o.placeholder_of = s.organisation_id
     where s.deleted_at is not null and not public.is_recorded(o.id) limit p_limit
  loop
    delete from public.organisation where id = gone;
  end loop;
  for gone in
    select s.organisation_id from public.organisation_suspension s
     where s.deleted_at is not null and not public.is_recorded(s.organisation_id)
       and not exists (select from public.organisation o where o.placeholder_of = s.organisation_id)
     limit p_limit
  loop
    delete from public.organisation where id = gone;
  end loop;
end $$;

-- Who may call what: PostgreSQL lets everybody execute a new function.
revoke execute on function is_nobody(uuid), is_recorded(uuid), erase_people_of(uuid), decline_invitations_to(uuid, text[]),
  leave_customers_of(uuid, text[]), leave_suppliers_of(uuid, text[]), reduce_products_of(uuid),
  discard_documents_of(uuid), delete_organisation(uuid, text[], text[]), sweep_deleted_organisations(integer) from public;
grant execute on function delete_organisation(uuid, text[], text[]), sweep_deleted_organisations(integer) to {{worker}};
