-- What happened, in the product itself. A notification is made with the notice that becomes a mail, one for all lines that a
-- statement is about, and is for everybody of the organisation; what somebody has read is kept for each of them.

create table notification (
  id bigint generated always as identity primary key,
  organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  side text not null check (side in ('CUSTOMER', 'SUPPLIER')),
  kind text not null check (kind in (
    'REQUESTED', 'REMINDED', 'CANCELED', 'COMMENTED', 'DECLINED', 'REVIEW_OVERDUE', 'SUBMITTED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')),
  partner_organisation_id uuid references organisation (id) on update cascade on delete cascade,
  lines integer not null check (lines > 0),
  -- Of one of the lines, as this side knows it.
  customer_organisation_id uuid not null,
  line_id uuid not null,
  product_id uuid not null,
  product_name text not null,
  request_reference text,
  comment text,
  actor_name text,
  created_at timestamptz not null default now(),
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade
);
create index notification_age_index on notification (organisation_id, id);
create index notification_line_index on notification (customer_organisation_id, line_id);
create index notification_partner_index on notification (partner_organisation_id);
create index notification_clean_up_index on notification (created_at);
alter table notification enable row level security;
create policy notification_is_own on notification for select to pcf_app using (organisation_id = (select current_organisation()));
create policy notification_for_jobs on notification to pcf_worker using (true) with check (true);
grant select on notification to pcf_app;
grant select, delete on notification to pcf_worker;

-- Everything up to a moment, and single ones after it.
create table notification_marker (
  organisation_id uuid not null,
  user_id uuid primary key,
  read_up_to bigint not null,
  foreign key (organisation_id, user_id) references organisation_user (organisation_id, id) on update cascade on delete cascade
);
create index notification_marker_user_index on notification_marker (organisation_id, user_id);
alter table notification_marker enable row level security;
create policy notification_marker_is_own on notification_marker to pcf_app
  using (organisation_id = (select current_organisation()) and user_id = (select current_user_id()))
  with check (organisation_id = (select current_organisation()) and user_id = (select current_user_id()));
grant select, insert, update (read_up_to) on notification_marker to pcf_app;

-- Whoever joins has nothing to catch up on.
create function mark_earlier_as_read() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.notification_marker (organisation_id, user_id, read_up_to)
  select new.organisation_id, new.id, max(n.id) from public.notification n where n.organisation_id = new.organisation_id
  having max(n.id) is not null;
  return null;
end $$;
create trigger organisation_user_marker after insert on organisation_user for each row execute function mark_earlier_as_read();
revoke execute on function mark_earlier_as_read() from public;

create table notification_read (
  organisation_id uuid not null,
  user_id uuid not null,
  notification_id bigint not null references notification (id) on delete cascade,
  primary key (user_id, notification_id),
  foreign key (organisation_id, user_id) references organisation_user (organisation_id, id) on update cascade on delete cascade
);
create index notification_read_notification_index on notification_read (notification_id);
create index notification_read_user_index on notification_read (organisation_id, user_id);
alter table notification_read enable row level security;
create policy notification_read_is_own on notification_read to pcf_app
  using (organisation_id = (select current_organisation()) and user_id = (select current_user_id()))
  with check (organisation_id = (select current_organisation()) and user_id = (select current_user_id()));
grant select, insert on notification_read to pcf_app;

create view own_notification as
select n.id, n.organisation_id, n.side, n.kind, n.lines, n.product_id, n.product_name, n.request_reference, n.comment, n.actor_name,
       n.created_at, o.name as partner_name,
       coalesce(n.id <= m.read_up_to, false)
         or exists (select from notification_read r where r.user_id = current_user_id() and r.notification_id = n.id) as read
  from notification n
  left join organisation o on o.id = n.partner_organisation_id
  left join notification_marker m on m.user_id = current_user_id()
 where n.organisation_id = current_organisation();
grant select on own_notification to pcf_app;

-- Whoever has not registered reads nothing here. The job tells the open pages, so that no request waits for that.
create function notify_of_lines() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  recipient uuid;
begin
  for recipient in
  with told as (
    insert into public.notification (organisation_id, side, kind, partner_organisation_id, lines, customer_organisation_id, line_id,
                                     product_id, product_name, request_reference, comment, actor_name)
    select g.recipient_organisation_id, g.side, g.kind, g.sender_organisation_id, g.lines, l.customer_organisation_id, l.id, l.product_id,
           case g.side when 'SUPPLIER' then coalesce(l.sent_name, l.product_name) else l.product_name end, l.request_reference, g.comment, a.name
      from (select n.recipient_organisation_id, n.sender_organisation_id, n.kind, n.actor_id,
                   case when n.recipient_organisation_id = n.customer_organisation_id then 'CUSTOMER' else 'SUPPLIER' end as side,
                   count(*)::integer as lines, (array_agg(n.line_id order by n.id))[1] as line_id,
                   (array_agg(n.customer_organisation_id order by n.id))[1] as customer_organisation_id,
                   (array_agg(n.comment order by n.id))[1] as comment
              from new_notices n
             group by 1, 2, 3, 4, 5) g
      join public.organisation r on r.id = g.recipient_organisation_id and r.placeholder_of is null
      join public.product_line l on l.customer_organisation_id = g.customer_organisation_id and l.id = g.line_id
      left join public.actor a on a.organisation_id = g.sender_organisation_id and a.id = g.actor_id
    returning organisation_id
  )
  select distinct t.organisation_id from told t
  loop
    perform public.enqueue('announce', jsonb_build_object('organisationId', recipient));
  end loop;
  return null;
end $$;
create trigger line_notice_notification after insert on line_notice
  referencing new table as new_notices for each statement execute function notify_of_lines();
revoke execute on function notify_of_lines() from public;

-- A line that goes to another supplier is no matter of the one before any more. What a placeholder did stays, since
-- the line goes from it to whoever it stood for.
create function forget_former_notifications() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from public.notification n
   where n.customer_organisation_id = new.customer_organisation_id and n.line_id = new.id
     and (n.organisation_id = old.supplier_organisation_id
          or (n.partner_organisation_id = old.supplier_organisation_id
              and exists (select from public.organisation o where o.id = old.supplier_organisation_id and o.placeholder_of is null)));
  return null;
end $$;
create trigger product_line_former_notifications after update of supplier_organisation_id on product_line
  for each row when (old.supplier_organisation_id is distinct from new.supplier_organisation_id and old.sent_at is not null)
  execute function forget_former_notifications();
revoke execute on function forget_former_notifications() from public;
