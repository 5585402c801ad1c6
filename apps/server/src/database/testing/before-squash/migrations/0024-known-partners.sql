-- Policies say whose a row is. These say whom it may name beside its owner: a supplier that its customer is connected with,
-- the other side of a line, a notification of the own organisation. A foreign key passes the policies, so that without them
-- a forgotten condition would put a row before a stranger. They are restrictive: what the others allow, they narrow.

create policy product_line_names_a_supplier on product_line as restrictive for insert to pcf_app
  with check (customer_organisation_id = (select current_organisation())
              and (supplier_organisation_id is null
                   or exists (select from connection c
                               where c.customer_organisation_id = product_line.customer_organisation_id
                                 and c.supplier_organisation_id = product_line.supplier_organisation_id)));

create policy emission_request_names_a_supplier on emission_request as restrictive for insert to pcf_app
  with check (exists (select from connection c
                       where c.customer_organisation_id = emission_request.customer_organisation_id
                         and c.supplier_organisation_id = emission_request.supplier_organisation_id));

-- Of a line that the sender sees, which is one of its two sides then.
create policy line_notice_names_a_side on line_notice as restrictive for insert to pcf_app
  with check (exists (select from product_line l
                       where l.customer_organisation_id = line_notice.customer_organisation_id and l.id = line_notice.line_id
                         and line_notice.recipient_organisation_id in (l.customer_organisation_id, l.supplier_organisation_id)));

create policy notification_read_names_an_own on notification_read as restrictive for insert to pcf_app
  with check (exists (select from notification n
                       where n.organisation_id = notification_read.organisation_id and n.id = notification_read.notification_id));

-- A line stays with its product and its customer.
do $$
begin
  revoke update on product_line from pcf_app;
  execute (
    select format('grant update (%s) on product_line to pcf_app', string_agg(quote_ident(attname), ', '))
      from pg_attribute
     where attrelid = 'product_line'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname not in ('id', 'customer_organisation_id', 'product_id'));
end $$;

-- A policy cannot tell a supplier that is new to a line from one that is connected no more and whose data stay. Functions
-- of the owner hand lines over to whoever they have found to be meant.
create function check_new_supplier() returns trigger
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.supplier_organisation_id is distinct from old.supplier_organisation_id and new.supplier_organisation_id is not null
     and not exists (select from public.connection c
                      where c.customer_organisation_id = new.customer_organisation_id
                        and c.supplier_organisation_id = new.supplier_organisation_id) then
    raise exception 'a line names no stranger' using errcode = '42501';
  end if;
  return new;
end $$;
revoke execute on function check_new_supplier() from public;
create trigger product_line_names_a_supplier before update of supplier_organisation_id on product_line
  for each row when (current_user = 'pcf_app') execute function check_new_supplier();
