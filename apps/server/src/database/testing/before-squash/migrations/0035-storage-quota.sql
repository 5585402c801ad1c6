-- How much the documents of an organisation take. Booked with every document, whoever writes or deletes it, so that the
-- transaction of an upload knows the sum: whoever adds to it second waits for the first.
create table storage_use (
  organisation_id uuid primary key references organisation (id) on update cascade on delete cascade,
  used_bytes bigint not null check (used_bytes >= 0)
);
alter table storage_use enable row level security;
create policy storage_use_is_own on storage_use for select to pcf_app
  using (organisation_id = (select current_organisation()));
grant select on storage_use to pcf_app;

insert into storage_use (organisation_id, used_bytes)
select organisation_id, sum(size_bytes) from document group by organisation_id;

create function book_document_storage() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.storage_use (organisation_id, used_bytes) values (new.organisation_id, new.size_bytes)
    on conflict (organisation_id) do update set used_bytes = storage_use.used_bytes + excluded.used_bytes;
  else
    update public.storage_use set used_bytes = used_bytes - old.size_bytes where organisation_id = old.organisation_id;
  end if;
  return null;
end $$;
revoke execute on function book_document_storage() from public;
create trigger document_storage after insert or delete on document for each row execute function book_document_storage();
