-- While a file of products is written, its lines stand in every index, and nobody else sees them: whoever lists the newest
-- lines of that organisation would step over all of them, a millisecond for a thousand. So the lines of a file are all of one
-- moment, which is told before the first is written, and their ids are neighbours: lists read what is newer and what is
-- older. The moment is taken back by the transaction that writes the lines, so that whoever sees them reads around nothing.
-- One that is left behind after a crash hides nothing, since no line has it.

alter table file_import add column writing_at timestamptz;
-- Whoever writes a file of the organisation's products holds a lock on that, so there is one at a time.
create unique index file_import_writing_index on file_import (organisation_id) where writing_at is not null;
grant update (writing_at) on file_import to {{app}};

-- Ids of the lines of one file begin with the first half of the file's own, and are in the order of its rows: of one moment, a
-- list shows the greatest first, and so the first row. The rest of an id is random, as in every one. Products have such ids
-- too, so that whoever goes through a list finds what belongs to its lines side by side.
create function id_in_file(p_file_import_id uuid, p_row_number integer) returns uuid
language sql volatile
return (
  select (left(p_file_import_id::text, 14) || '8' || left(f.place, 3) || '-8' || substr(f.place, 4, 3) || '-' || right(f.place, 2)
          || right(gen_random_uuid()::text, 10))::uuid
    from (select to_hex(4294967295 - p_row_number)) f (place));

-- The file of the caller's organisation that is being written: its moment, and between which ids its lines are. There is one
-- row in any case: where nothing is written, as nearly always, every line is older than that.
create view file_being_written as
select coalesce(i.writing_at, 'infinity') as moment,
       coalesce((left(i.id::text, 14) || '0000-0000-000000000000')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as least_id,
       coalesce((left(i.id::text, 14) || 'ffff-ffff-ffffffffffff')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as greatest_id
  from (values (true)) always
  left join file_import i on i.organisation_id = current_organisation() and i.writing_at is not null;
grant select on file_being_written to {{app}};
grant insert (product_id, line_id) on product_import_row to {{app}};

-- Who may call what: PostgreSQL lets everybody execute a new function.
revoke execute on function id_in_file(uuid, integer) from public;
grant execute on function id_in_file(uuid, integer) to {{app}};
