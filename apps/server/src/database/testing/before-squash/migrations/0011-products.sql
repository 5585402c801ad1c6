-- Removing suppliers.

alter table activity drop constraint activity_event_check;
alter table activity add constraint activity_event_check check (event in (
  'USER_INVITED', 'USER_INVITATION_SENT_AGAIN', 'USER_INVITATION_WITHDRAWN', 'USER_JOINED', 'USER_REMOVED',
  'ACCESS_LEVEL_CHANGED', 'EMAIL_CHANGED', 'ACCESS_REQUESTED', 'ACCESS_APPROVED', 'ACCESS_DENIED', 'INVITATION_SENT',
  'INVITATION_SENT_AGAIN', 'INVITATION_ACCEPTED', 'INVITATION_DECLINED', 'CLAIM_REQUESTED', 'CLAIM_CONFIRMED',
  'CLAIM_REFUSED', 'CLAIM_UNDONE', 'SUPPLIER_REMOVED'));

-- Ends the caller's connections with suppliers, all of them or none. Whoever sends holds the organisation as well: what
-- it sent is seen here, or it finds the connection gone. What was sent stays with the customer, what was only prepared is
-- no longer meant for that supplier, and invitations that nobody has answered are withdrawn with their links.
create function remove_suppliers(p_supplier_ids uuid[]) returns table (outcome text, open_lines integer)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  own uuid := public.current_organisation();
begin
  if not public.lock_as_admin() then
    outcome := 'FORBIDDEN';
    return next;
    return;
  end if;
  if exists (select from unnest(p_supplier_ids) s (id)
              where not exists (select from public.connection c where c.customer_organisation_id = own and c.supplier_organisation_id = s.id)) then
    outcome := 'NOT_FOUND';
    return next;
    return;
  end if;
  perform from public.product_line l
    where l.customer_organisation_id = own and l.supplier_organisation_id = any (p_supplier_ids)
    order by l.id for update;
  select count(*) into open_lines from public.product_line l
   where l.customer_organisation_id = own and l.supplier_organisation_id = any (p_supplier_ids)
     and l.status in ('REQUESTED', 'PENDING_REVIEW', 'REJECTED');
  if open_lines > 0 then
    outcome := 'SUPPLIER_HAS_OPEN_REQUESTS';
    return next;
    return;
  end if;
  -- A product has one line without a supplier at most: the one it has, or else the oldest that loses its own here.
  delete from public.product_line l
   where l.customer_organisation_id = own and l.supplier_organisation_id = any (p_supplier_ids) and l.status = 'NOT_STARTED'
     and exists (select from public.product_line o
                  where o.customer_organisation_id = own and o.product_id = l.product_id
                    and (o.supplier_organisation_id is null
                         or (o.supplier_organisation_id = any (p_supplier_ids) and o.status = 'NOT_STARTED'
                             and (o.created_at, o.id) < (l.created_at, l.id))));
  with unlinked as (
    update public.product_line l
       set supplier_organisation_id = null, supplier_product_reference = null, version = l.version + 1, updated_at = now()
     where l.customer_organisation_id = own and l.supplier_organisation_id = any (p_supplier_ids) and l.status = 'NOT_STARTED'
    returning l.id
  )
  update public.purchase p set supplier_number = null
    from unlinked u where p.customer_organisation_id = own and p.line_id = u.id and p.supplier_number is not null;
  delete from public.invitation i
   where i.inviter_organisation_id = own and i.relation = 'SUPPLIER' and i.partner_organisation_id = any (p_supplier_ids) and i.status = 'PENDING';
  -- With the connection gone there is nothing left to undo.
  update public.invitation_claim k set state = 'DISABLED', decided_at = now()
    from public.invitation i
   where i.inviter_organisation_id = own and i.relation = 'SUPPLIER' and i.partner_organisation_id = any (p_supplier_ids)
     and k.inviter_organisation_id = own and k.invitation_id = i.id and k.state = 'ENABLED';
  delete from public.connection c where c.customer_organisation_id = own and c.supplier_organisation_id = any (p_supplier_ids);
  perform public.record_activity(own, public.current_user_id(), 'SUPPLIER_REMOVED', jsonb_build_object('organisation', o.name))
     from public.organisation o where o.id = any (p_supplier_ids);
  outcome := 'REMOVED';
  return next;
end $$;
revoke execute on function remove_suppliers(uuid[]) from public;
grant execute on function remove_suppliers(uuid[]) to pcf_app;
