-- A supplier says by when it expects to have data, and a customer changes a due date without a reminder. The history says which
-- day was meant.
alter table line_history add column stated_date date;
grant insert (stated_date) on line_history to {{app}};
alter table line_history drop constraint line_history_event_check;
alter table line_history add constraint line_history_event_check check (event in (
  'CREATED', 'SENT', 'WORK_BEGUN', 'SUBMITTED', 'POSTPONED', 'DECLINED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'DELIVERED', 'REMINDED',
  'DUE_DATE_CHANGED', 'RESENT', 'CANCELED', 'COMMENTED', 'ARCHIVED', 'RESTORED', 'CLAIMED', 'CLAIM_UNDONE'));

create or replace view seen_history as
select h.sequence, h.customer_organisation_id, h.line_id, h.event, h.from_status, h.to_status, h.request_reference, h.comment, h.created_at,
       a.name as actor_name, h.actor_organisation_id, o.name as actor_organisation_name, h.stated_date
  from line_history h
  left join actor a on a.organisation_id = h.actor_organisation_id and a.id = h.actor_id
  left join organisation o on o.id = h.actor_organisation_id
 where h.customer_organisation_id = (select current_organisation())
    or h.supplier_organisation_id = (select current_organisation());

alter table notice_collection drop constraint notice_collection_kind_check;
alter table notice_collection add constraint notice_collection_kind_check check (kind in (
  'REQUESTED', 'REMINDED', 'DUE_DATE_CHANGED', 'CANCELED', 'COMMENTED', 'POSTPONED', 'DECLINED', 'REVIEW_OVERDUE', 'SUBMITTED',
  'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'EXPIRING'));
alter table line_notice drop constraint line_notice_kind_check;
alter table line_notice add constraint line_notice_kind_check check (kind in (
  'REQUESTED', 'REMINDED', 'DUE_DATE_CHANGED', 'CANCELED', 'COMMENTED', 'POSTPONED', 'DECLINED', 'REVIEW_OVERDUE', 'SUBMITTED',
  'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'EXPIRING'));
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'REQUESTED', 'REMINDED', 'DUE_DATE_CHANGED', 'CANCELED', 'COMMENTED', 'POSTPONED', 'DECLINED', 'REVIEW_OVERDUE', 'SUBMITTED',
  'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'EXPIRING', 'TEMPLATES_EXPIRING'));

alter table activity drop constraint activity_event_check;
alter table activity add constraint activity_event_check check (event in (
  'USER_INVITED', 'USER_INVITATION_SENT_AGAIN', 'USER_INVITATION_WITHDRAWN', 'USER_JOINED', 'USER_REMOVED', 'USER_ERASED',
  'ACCESS_LEVEL_CHANGED', 'EMAIL_CHANGED', 'ACCESS_REQUESTED', 'ACCESS_APPROVED', 'ACCESS_DENIED', 'INVITATION_SENT',
  'INVITATION_SENT_AGAIN', 'INVITATION_ACCEPTED', 'INVITATION_DECLINED', 'CLAIM_REQUESTED', 'CLAIM_CONFIRMED',
  'CLAIM_REFUSED', 'CLAIM_UNDONE', 'SUPPLIER_REMOVED',
  'ORGANISATION_CHANGED', 'LOGO_CHANGED', 'SBTI_TARGET_CHANGED', 'API_KEY_CREATED', 'API_KEY_REVOKED',
  'NETWORK_CONNECTION_CREATED', 'NETWORK_CONNECTION_CHANGED', 'NETWORK_CONNECTION_DELETED', 'NETWORK_CREDENTIALS_RENEWED',
  'PRODUCTS_CREATED', 'PRODUCT_CHANGED', 'PRODUCTS_DELETED', 'PRODUCTS_ARCHIVED', 'PRODUCTS_RESTORED', 'ESTIMATE_CHOSEN',
  'REQUESTS_SENT', 'REQUESTS_RESENT', 'DUE_DATES_CHANGED', 'REQUESTS_CANCELED', 'REQUESTS_POSTPONED', 'REQUESTS_DECLINED',
  'WORK_BEGUN', 'DATA_SUBMITTED', 'DATA_ACCEPTED', 'DATA_REJECTED', 'ACCEPTANCE_WITHDRAWN', 'COMMENT_WRITTEN',
  'TEMPLATES_CREATED', 'TEMPLATES_CHANGED', 'TEMPLATES_DELETED',
  'DOCUMENTS_ADDED', 'DOCUMENTS_DELETED', 'DATA_EXPORTED', 'ORGANISATION_SUSPENDED', 'ORGANISATION_RESUMED',
  'ORGANISATION_EXPORTED', 'DELETION_REQUESTED', 'DELETION_WITHDRAWN'));

-- As before, and with these.
create or replace function log_line_events() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  done record;
  earlier uuid;
begin
  for done in execute $query$
    select g.organisation_id, g.actor_id, g.event, g.lines, (select o.name from public.organisation o where o.id = g.partner) as partner,
           (select case when g.organisation_id = l.customer_organisation_id then l.product_name else l.sent_name end
              from public.product_line l where g.lines = 1 and l.id = g.line_id) as product
      from (select h.actor_organisation_id as organisation_id, h.actor_id, e.event, count(*) as lines, (min(h.line_id::text))::uuid as line_id,
                   case when min(e.partner::text) = max(e.partner::text) then (min(e.partner::text))::uuid end as partner
              from new_events h
             cross join lateral (values (
                     case h.event when 'SENT' then 'REQUESTS_SENT' when 'RESENT' then 'REQUESTS_RESENT' when 'REMINDED' then 'REQUESTS_RESENT'
                                  when 'CANCELED' then 'REQUESTS_CANCELED' when 'DECLINED' then 'REQUESTS_DECLINED'
                                  when 'POSTPONED' then 'REQUESTS_POSTPONED' when 'DUE_DATE_CHANGED' then 'DUE_DATES_CHANGED'
                                  when 'WORK_BEGUN' then 'WORK_BEGUN' when 'SUBMITTED' then 'DATA_SUBMITTED'
                                  when 'ACCEPTED' then 'DATA_ACCEPTED' when 'REJECTED' then 'DATA_REJECTED'
                                  when 'WITHDRAWN' then 'ACCEPTANCE_WITHDRAWN' when 'COMMENTED' then 'COMMENT_WRITTEN' end,
                     case when h.actor_organisation_id = h.customer_organisation_id then h.supplier_organisation_id
                          else h.customer_organisation_id end)) e (event, partner)
             where h.actor_id is not null and e.event is not null
             group by h.actor_organisation_id, h.actor_id, e.event) g$query$
  loop
    earlier := nullif(current_setting('pcf.logged_' || lower(done.event), true), '');
    update public.activity a
       set details = jsonb_strip_nulls(jsonb_build_object(
             'count', ((a.details ->> 'count')::bigint + done.lines)::text,
             'organisation', case when a.details ->> 'organisation' = done.partner then done.partner end))
     where a.id = earlier and a.organisation_id = done.organisation_id and a.actor_id = done.actor_id;
    if not found then
      insert into public.activity (organisation_id, actor_id, event, details)
      values (done.organisation_id, done.actor_id, done.event, jsonb_strip_nulls(jsonb_build_object(
                'count', done.lines::text, 'organisation', done.partner, 'product', done.product)))
      returning id into earlier;
      perform set_config('pcf.logged_' || lower(done.event), earlier::text, true);
    end if;
  end loop;
  return null;
end $$;
