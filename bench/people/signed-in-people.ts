import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../apps/server/src/database/database.ts';
import { createTokenIssuer, type SessionRow } from '../../apps/server/src/tokens/token-issuer.ts';

export interface Person {
  readonly organisationId: string;
  readonly tokens: { readonly access_token: string; readonly refresh_token: string; readonly id_token: string };
}

/** A UUID of version 4 in form, and the same at every run. */
const idOf = (name: RawBuilder<unknown>) =>
  sql`overlay(overlay(md5(${name}) placing '4' from 13) placing '8' from 17)::uuid`;
const organisationId = (n: RawBuilder<unknown>) => idOf(sql`'organisation ' || ${n}`);
const ofEverybody = (organisations: number, each: number) =>
  sql`generate_series(1, ${organisations}::integer) o cross join generate_series(1, ${each}::integer) p`;
const personId = idOf(sql`'person ' || o || ' ' || p`);
const email = sql`'person-' || p || '@organisation-' || o || '.example'`;

/**
 * People of new organisations, all signed in without a password, which would take a tenth of a second for each. The
 * first organisation is a customer of the second, the third of the fourth, and so on.
 */
export async function signedInPeople(database: Database, organisations: number, each: number): Promise<Person[][]> {
  const everybody = ofEverybody(organisations, each);
  const { rows: people } = await database.asOwner(async (tx) => {
    await sql`
      insert into organisation (id, name)
      select ${organisationId(sql`o`)}, 'Organisation ' || o from generate_series(1, ${organisations}::integer) o`.execute(
      tx,
    );
    await sql`
      insert into account (id, email, password_hash, email_verified_at) select ${personId}, ${email}, '', now() from ${everybody}`.execute(
      tx,
    );
    await sql`
      insert into connection (customer_organisation_id, supplier_organisation_id, status)
      select ${organisationId(sql`o`)}, ${organisationId(sql`(o + 1)`)}, 'ACCEPTED'
        from generate_series(1, ${organisations}::integer - 1, 2) o`.execute(tx);
    return sql<{ id: string; organisation_id: string }>`
      insert into organisation_user (id, organisation_id, account_id, email, first_name, last_name, access_level)
      select ${personId}, ${organisationId(sql`o`)}, ${personId}, ${email}, 'Robin', 'Keller ' || p, 'ADMIN' from ${everybody} order by o, p
      returning id, organisation_id`.execute(tx);
  });
  const { rows: sessions } = await database.withoutOrganisation((tx) =>
    sql<SessionRow>`
      select s.* from unnest(${people.map(({ id }) => id)}::uuid[]) u (id)
       cross join lateral open_session(u.id, interval '1 hour', null) s`.execute(tx),
  );
  const sessionOf = new Map(sessions.map((session) => [session.user_id, session]));
  const issuer = await createTokenIssuer(database, 'pcf-exchange');
  const signedIn = await Promise.all(
    people.map(async ({ id, organisation_id: organisation }) => {
      const session = sessionOf.get(id);
      if (!session) throw new Error('Somebody has no session.');
      return { organisationId: organisation, tokens: await issuer.issue(session) };
    }),
  );
  return Array.from({ length: organisations }, (_, index) => signedIn.slice(index * each, (index + 1) * each));
}
