import { sql } from 'kysely';
import type { Database } from './database.ts';

/** For operators. Answers with the name of the user; undefined where no verified user has the address. */
export async function grantAdmin(database: Database, email: string): Promise<string | undefined> {
  return database.asOwner(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      with raised as (
        update organisation_user u set access_level = 'ADMIN', updated_at = now()
          from account a
         where a.id = u.account_id and a.email_verified_at is not null and u.email = ${email}
        returning u.organisation_id, u.email, u.first_name || ' ' || u.last_name as name
      ), recorded as (
        insert into activity (organisation_id, event, details)
        select organisation_id, 'ACCESS_LEVEL_CHANGED', jsonb_build_object('email', email, 'name', name, 'to', 'ADMIN') from raised
      )
      select name from raised`.execute(tx);
    return rows[0]?.name;
  });
}
