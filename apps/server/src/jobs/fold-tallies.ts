import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Adds up the differences of each count, so that reading one stays as cheap as it was. Counts read meanwhile are right. */
export async function foldTallies(database: Database): Promise<void> {
  await database.asWorker((tx) =>
    sql`
      with many as (
        select organisation_id, side, partner_id, status from line_tally
         group by organisation_id, side, partner_id, status having count(*) > 1
      ), taken as (
        delete from line_tally t using many m
         where (t.organisation_id, t.side, t.partner_id, t.status) = (m.organisation_id, m.side, m.partner_id, m.status)
        returning t.*
      )
      insert into line_tally (organisation_id, side, partner_id, status, lines, in_force_lines, shared_lines, primary_data_share_sum)
      select organisation_id, side, partner_id, status, sum(lines), sum(in_force_lines), sum(shared_lines), sum(primary_data_share_sum)
        from taken group by organisation_id, side, partner_id, status having sum(lines) <> 0 or sum(in_force_lines) <> 0`.execute(
      tx,
    ),
  );
}
