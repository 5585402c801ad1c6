-- Collected mails, reminders, and addresses that take no mail.

-- The notices of one recipient, sender and kind that were taken together and are told in one mail. They are kept for a
-- while, so that a mail that is tried again says the same.
create table notice_collection (
  id uuid primary key default gen_random_uuid(),
  recipient_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  sender_organisation_id uuid not null references organisation (id) on update cascade on delete cascade,
  kind text not null check (kind in ('REQUESTED', 'REMINDED', 'CANCELED', 'COMMENTED', 'DECLINED', 'REVIEW_OVERDUE')),
  created_at timestamptz not null default now()
);
create index notice_collection_age_index on notice_collection (created_at);
create index notice_collection_recipient_index on notice_collection (recipient_organisation_id);
create index notice_collection_sender_index on notice_collection (sender_organisation_id);
alter table notice_collection enable row level security;
create policy notice_collection_for_jobs on notice_collection to pcf_worker using (true) with check (true);
grant select, insert, delete on notice_collection to pcf_worker;

alter table line_notice
  add column collection_id uuid references notice_collection (id) on delete cascade,
  -- Who caused it, or nobody where a job did.
  add column actor_id uuid default current_user_id();
drop index line_notice_recipient_index;
create index line_notice_waiting_index on line_notice (recipient_organisation_id, sender_organisation_id, kind, id) where collection_id is null;
create index line_notice_collection_index on line_notice (collection_id, id) where collection_id is not null;
create index line_notice_recipient_index on line_notice (recipient_organisation_id);
create index line_notice_sender_index on line_notice (sender_organisation_id);
grant update (collection_id) on line_notice to pcf_worker;

alter table organisation add column reminders_enabled boolean not null default true;
grant update (reminders_enabled) on organisation to pcf_app;

alter table invitation
  add column next_reminder_at timestamptz,
  add column reminders_sent integer not null default 0;
-- Whose moments have all passed is not reminded any more, and nobody twice at once.
update invitation
   set next_reminder_at = case when sent_at + interval '14 days' > now() then sent_at + interval '14 days'
                               when sent_at + interval '28 days' > now() then sent_at + interval '28 days' end,
       reminders_sent = case when sent_at + interval '14 days' > now() then 0 else 1 end
 where status = 'PENDING';
create index invitation_reminder_index on invitation (next_reminder_at) where next_reminder_at is not null;
create policy invitation_is_reminded on invitation for update to pcf_worker using (true) with check (true);
grant update (next_reminder_at, reminders_sent) on invitation to pcf_worker;

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
revoke execute on function schedule_invitation_reminder() from public;

-- An address whose mail server refused it for good, until it takes a mail again.
create table undeliverable_address (
  email text primary key,
  since timestamptz not null default now(),
  response_code integer not null
);
alter table undeliverable_address enable row level security;
create policy undeliverable_address_for_jobs on undeliverable_address to pcf_worker using (true) with check (true);
grant select, insert, update (response_code), delete on undeliverable_address to pcf_worker;
