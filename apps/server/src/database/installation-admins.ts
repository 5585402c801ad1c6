import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Those whom the settings name, in the place of those whom they named before. */
export async function settleInstallationAdmins(database: Database, emails: readonly string[]): Promise<void> {
  await database.asWorker(async (tx) => {
    await sql`delete from installation_admin_address where email <> all(${emails}::text[])`.execute(tx);
    await sql`
      insert into installation_admin_address (email) select unnest(${emails}::text[])
      on conflict (email) do nothing`.execute(tx);
  });
}

interface NamedAdmin {
  readonly name: string;
  /** False where it was so before. */
  readonly changed: boolean;
}

/** For operators: by person, not by address. Undefined where no verified user has the address. */
export async function nameInstallationAdmin(database: Database, email: string): Promise<NamedAdmin | undefined> {
  return database.asOwner(async (tx) => {
    const { rows } = await sql<NamedAdmin>`
      with person as (
        select u.organisation_id, u.id, u.account_id, u.first_name || ' ' || u.last_name as name
          from organisation_user u join account a on a.id = u.account_id
         where u.email = ${email} and a.email_verified_at is not null
      ), named as (
        insert into installation_admin (account_id) select account_id from person
        on conflict (account_id) do nothing returning account_id
      ), recorded as (
        insert into installation_event (event, person_organisation_id, person_id)
        select 'ADMIN_NAMED', p.organisation_id, p.id from person p join named n on n.account_id = p.account_id
      )
      select p.name, exists (select from named) as changed from person p`.execute(tx);
    return rows[0];
  });
}

/** For operators. Undefined where nobody of that address was named by one; those whom the settings name stay. */
export async function removeInstallationAdmin(database: Database, email: string): Promise<string | undefined> {
  return database.asOwner(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      with removed as (
        delete from installation_admin i using organisation_user u
         where u.account_id = i.account_id and u.email = ${email}
        returning u.organisation_id, u.id, u.first_name || ' ' || u.last_name as name
      ), recorded as (
        insert into installation_event (event, person_organisation_id, person_id)
        select 'ADMIN_REMOVED', organisation_id, id from removed
      )
      select name from removed`.execute(tx);
    return rows[0]?.name;
  });
}
