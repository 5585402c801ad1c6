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

-- Its people first, since the history of others names them; the last ADMIN last, as everywhere.
create function erase_people_of(p_organisation_id uuid) returns void
language plpgsql
as $$
declare
  person uuid;
begin
  for person in
    select u.id from public.organisation_user u where u.organisation_id = p_organisation_id
     order by u.access_level = 'ADMIN', u.id
  loop
    perform public.erase_person(p_organisation_id, person, null, false);
  end loop;
  update public.actor a set name = 'Former user ' || upper(left(replace(gen_random_uuid()::text, '-', ''), 6))
   where a.organisation_id = p_organisation_id and a.name not like 'Former user %';
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
       from public.organisation o where o.id = p_organisation_id;
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
     where o.id = l.id and l.customer_organisation_id = p_organisation_id and l.status = any (p_cancelable)
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
  update public.product_line set product_name = sent_name, internal_reference = product_id::text where customer_organisation_id = p_organisation_id;
  update public.product p
     set name = (select min(l.sent_name) from public.product_line l where l.customer_organisation_id = p.organisation_id and l.product_id = p.id),
         internal_reference = p.id::text, description = null, mass_kg = null, estimate = null, estimate_factor = null
   where p.organisation_id = p_organisation_id;
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

-- Deletes one organisation whose day has come, and answers with its id. It takes along what two deleted organisations had
-- in common, and what is left of an organisation that no partner has anything of.
create function delete_due_organisation(p_cancelable text[], p_declinable text[]) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid;
  gone uuid;
begin
  -- Held before its suspension, as by whoever resumes it: of the two, one comes first.
  select o.id into own from public.organisation_suspension s join public.organisation o on o.id = s.organisation_id
   where s.delete_at <= now() and s.deleted_at is null
   order by s.delete_at, o.id limit 1 for update of o skip locked;
  perform from public.organisation_suspension s
    where s.organisation_id = own and s.delete_at <= now() and s.deleted_at is null for update;
  if not found then
    return null;
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
  delete from public.template where organisation_id = own;
  delete from public.product_import_row where organisation_id = own;
  delete from public.template_import_row where organisation_id = own;
  delete from public.file_import where organisation_id = own;
  delete from public.idempotency_key where organisation_id = own;
  delete from public.tracking_event where organisation_id = own;
  delete from public.notification where organisation_id = own;
  delete from public.notice_collection where recipient_organisation_id = own;
  delete from public.line_notice where recipient_organisation_id = own;
  delete from public.sbti_target where organisation_id = own;
  delete from public.organisation_logo where organisation_id = own;
  delete from public.organisation_use where organisation_id = own;

  perform public.erase_people_of(own);
  perform public.leave_customers_of(own, p_declinable);
  delete from public.link_token t
   where t.subject_id in (select i.id from public.invitation i where i.inviter_organisation_id = own
                          union select i.id from public.invitation i where i.recipient_organisation_id = own and i.status = 'PENDING'
                          union select i.id from public.user_invitation i where i.organisation_id = own
                          union select r.id from public.access_request r where r.organisation_id = own);
  delete from public.invitation where inviter_organisation_id = own;
  delete from public.invitation where own in (recipient_organisation_id, partner_organisation_id) and status = 'PENDING';
  update public.invitation_claim set state = 'DISABLED', decided_at = now() where claimant_organisation_id = own and state <> 'DISABLED';
  delete from public.connection where own in (customer_organisation_id, supplier_organisation_id);
  delete from public.user_invitation where organisation_id = own;
  delete from public.access_request where organisation_id = own;
  delete from public.api_key where organisation_id = own;
  delete from public.activity where organisation_id = own;
  delete from public.organisation o where o.placeholder_of = own and not public.is_recorded(o.id);

  -- What it had in common with those who were deleted before, and what nobody has anything of.
  for gone in
    select distinct l.customer_organisation_id from public.product_line l
     where l.supplier_organisation_id = own and public.is_nobody(l.customer_organisation_id)
  loop
    perform public.reduce_products_of(gone);
  end loop;
  for gone in select s.organisation_id from public.organisation_suspension s where s.deleted_at is not null loop
    perform public.discard_documents_of(gone);
  end loop;
  delete from public.organisation o
   using public.organisation_suspension s
   where s.organisation_id = o.id and s.deleted_at is not null and not public.is_recorded(o.id)
     and not exists (select from public.organisation p where p.placeholder_of = o.id);
  return own;
end $$;

-- Who may call what: PostgreSQL lets everybody execute a new function.
revoke execute on function is_nobody(uuid), is_recorded(uuid), erase_people_of(uuid), leave_customers_of(uuid, text[]),
  leave_suppliers_of(uuid, text[]),
  reduce_products_of(uuid), discard_documents_of(uuid), delete_due_organisation(text[], text[]) from public;
grant execute on function delete_due_organisation(text[], text[]) to {{worker}};
