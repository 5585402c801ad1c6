import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tx } from '../../database/database.ts';
import { serverForThisTest } from '../../testing/test-server.ts';
import { personalDataParts } from './personal-data-file.ts';
import { decidedTables } from './testing/decided-tables.ts';

/** Tables that refer to a person, or have a column for one or for an address. */
async function tablesOfPeople(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and (c.relname in ('account', 'organisation_user', 'actor')
            or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
                          and f.confrelid in ('account'::regclass, 'organisation_user'::regclass, 'actor'::regclass))
            or exists (select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
                          and a.attname ~ '(^|_)(email|recipient|user_id|actor_id|account_id|first_name|last_name)$'))
     order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

it('somebody decided of every table of people what of it a person takes along', async () => {
  const { database } = await serverForThisTest({ demo: false });
  const found = await database.asOwner(tablesOfPeople);
  expect(found.length).toBeGreaterThan(20);
  expect(Object.keys(decidedTables)).toEqual(found);
  const exported = Object.values(decidedTables).flatMap(({ exportedAs }) => exportedAs ?? []);
  // The other part of the log.
  expect(personalDataParts.filter((part) => !exported.includes(part))).toEqual(['activityAboutYou']);
  for (const [table, { exportedAs, leftOut }] of Object.entries(decidedTables)) {
    expect([table, exportedAs ?? leftOut]).toEqual([table, expect.stringMatching(/\w/)]);
  }
});

it('would find a new table that nobody decided about', async () => {
  const { database } = await serverForThisTest({ demo: false });
  const found = await database
    .asOwner(async (tx) => {
      await sql`create table new_letter (id uuid primary key, email text not null)`.execute(tx);
      await sql`create table new_vote (organisation_id uuid, by uuid, foreign key (organisation_id, by) references actor (organisation_id, id))`.execute(
        tx,
      );
      throw await tablesOfPeople(tx);
    })
    .catch((names: unknown) => names);
  expect((found as string[]).filter((name) => !(name in decidedTables))).toEqual(['new_letter', 'new_vote']);
});
