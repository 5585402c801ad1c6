-- What a side is to be told about lines. Rows are written with the change and collected by a job into one mail for each
-- recipient and kind, however many changes there were.

create table line_notice (
  id bigint generated always as identity primary key,
  recipient_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  sender_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  kind text not null check (kind in ('REQUESTED', 'REMINDED', 'CANCELED', 'COMMENTED', 'DECLINED', 'REVIEW_OVERDUE')),
  customer_organisation_id uuid not null,
  line_id uuid not null,
  comment text check (char_length(comment) between 1 and 2400),
  created_at timestamptz not null default now(),
  foreign key (customer_organisation_id, line_id) references product_line (customer_organisation_id, id) on update cascade on delete cascade
);
create index line_notice_recipient_index on line_notice (recipient_organisation_id, sender_organisation_id, kind, id);
create index line_notice_line_index on line_notice (customer_organisation_id, line_id);
alter table line_notice enable row level security;
create policy line_notice_is_sent on line_notice for insert to pcf_app
  with check (sender_organisation_id = (select current_organisation()));
create policy line_notice_for_jobs on line_notice to pcf_worker using (true) with check (true);
grant insert (recipient_organisation_id, sender_organisation_id, kind, customer_organisation_id, line_id, comment) on line_notice to pcf_app;
grant select, delete, insert (recipient_organisation_id, sender_organisation_id, kind, customer_organisation_id, line_id, comment)
  on line_notice to pcf_worker;

-- A job that waits a while, so that what happens meanwhile is done together.
create function enqueue_after(p_queue text, p_data jsonb, p_seconds integer) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  job_id uuid := public.enqueue(p_queue, p_data);
begin
  update pgboss.job set start_after = now() + p_seconds * interval '1 second' where name = p_queue and id = job_id;
  return job_id;
end $$;
revoke execute on function enqueue_after(text, jsonb, integer) from public;
grant execute on function enqueue_after(text, jsonb, integer) to pcf_app, pcf_worker;
