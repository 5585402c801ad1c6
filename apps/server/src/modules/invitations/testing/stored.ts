import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Person } from '../../../testing/companies.ts';
import { type HappenedRow, happened } from '../../../testing/members.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { hashSecret } from '../../../tokens/secrets.ts';

/** Every connection of an organisation as "customer > supplier STATUS". */
export async function connectionsOf(server: TestServer, { organisationId }: Person): Promise<string[]> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ line: string }>`
      select format('%s > %s %s', c.name, s.name, k.status) as line
        from connection k join organisation c on c.id = k.customer_organisation_id join organisation s on s.id = k.supplier_organisation_id
       where ${organisationId}::uuid in (c.id, s.id)`.execute(tx),
  );
  return rows.map(({ line }) => line).toSorted();
}

/** What the application itself could read for this person with any SQL. */
export async function visibleTo(server: TestServer, { sessionId }: Person) {
  return server.database.write(sessionId, async (tx) => ({
    organisations: (await tx.selectFrom('organisation').select('id').execute()).map(({ id }) => id),
    connections: await tx.selectFrom('connection').selectAll().execute(),
    invitations: (await tx.selectFrom('invitation').select('id').execute()).map(({ id }) => id),
    claims: (await tx.selectFrom('invitation_claim').select('id').execute()).map(({ id }) => id),
    actors: (await tx.selectFrom('actor').select('organisation_id').execute()).map((row) => row.organisation_id),
  }));
}

/** What happened in an organisation since the last time it was asked. */
export async function newActivity(server: TestServer, { organisationId }: Person): Promise<string[]> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<HappenedRow>`
      with seen as (delete from activity where organisation_id = ${organisationId}::uuid returning *)
      select s.event, a.name, s.details from seen s
        left join actor a on a.organisation_id = s.organisation_id and a.id = s.actor_id`.execute(tx),
  );
  return happened(rows);
}

/** Everything that a call about invitations could change or cause. */
export async function everything(server: TestServer): Promise<unknown> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ state: unknown }>`
      select jsonb_build_object(
        'organisations', (select jsonb_agg(o order by o.id) from organisation o),
        'connections', (select jsonb_agg(c order by c.customer_organisation_id, c.supplier_organisation_id) from connection c),
        'invitations', (select jsonb_agg(i order by i.id) from invitation i),
        'claims', (select jsonb_agg(k order by k.id) from invitation_claim k),
        'links', (select jsonb_agg(l order by l.hash) from link_token l),
        'activity', (select count(*) from activity)) as state`.execute(tx),
  );
  const jobs = await server.database.executeSql('owner')('select count(*)::integer as count from pgboss.job');
  return [rows[0]?.state, jobs.rows];
}

export async function linkState(server: TestServer, link: string): Promise<string | undefined> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ state: string }>`select state from resolve_link(${hashSecret(link)}, 'INVITATION')`.execute(tx),
  );
  return rows[0]?.state;
}

/** Lets nobody change the connection with a supplier until it is released. */
export async function holdConnection(server: TestServer, supplierId: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = server.database.asOwner(async (tx) => {
    await sql`select from connection where supplier_organisation_id = ${supplierId}::uuid for update`.execute(tx);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return () => {
    released.resolve();
    return holding;
  };
}

/** Waits until this many statements wait for others; the embedded database does one after the other anyway. */
export async function untilBlocked({ database }: TestServer, count: number): Promise<void> {
  if (database.kind === 'pglite') return;
  const execute = database.executeSql('owner');
  await vi.waitUntil(
    async () => {
      const { rows } = await execute(
        `select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      );
      return rows.length >= count;
    },
    { timeout: 20_000 },
  );
}
