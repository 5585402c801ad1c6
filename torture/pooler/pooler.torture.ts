import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type CompiledQuery, sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase, type Database } from '../../apps/server/src/database/database.ts';
import { openPostgres } from '../../apps/server/src/database/postgres-backend.ts';
import { roles } from '../../apps/server/src/database/roles.ts';
import { openTestDatabase } from '../../apps/server/src/testing/database-source.ts';
import { startMailServer } from '../../apps/server/src/testing/mail-server.ts';
import { signedInPeople } from '../../bench/people/signed-in-people.ts';
import { startPgbouncer } from '../../scripts/pgbouncer/start-pgbouncer.ts';
import { asAdministrator } from '../../scripts/postgres/databases.ts';
import { keepCount } from '../counts.ts';
import { startKillableServer } from '../crash/killable-server.ts';
import { nothingYet } from '../load/acknowledged.ts';
import { checkAcknowledged } from '../load/check-acknowledged.ts';
import { pairsOf } from '../load/pairs-of.ts';
import { work } from '../load/work.ts';
import { sizeOf } from '../size.ts';

const theme = 'pooler';
const pairsAtWork = 6;
const stepsOfWork = sizeOf({ quick: 100, full: 2_000 });
const operations = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/** A database of its own behind PgBouncer as the documentation sets it up, but for addresses and the size of its pool. */
async function behindPgbouncer(poolSize: number) {
  const source = inject('databaseSource');
  const testDatabase = await openTestDatabase(source);
  onTestFinished(() => testDatabase.drop());
  const { settings } = testDatabase;
  if (settings?.kind !== 'postgres' || source.kind !== 'postgres') throw new Error('This is for PostgreSQL.');
  const direct = new URL(settings.app);
  const name = direct.pathname.slice(1);
  const [, statements = ''] = /```sql\n(alter role pcf_app[^`]*)```/.exec(operations) ?? [];
  await asAdministrator(source.administratorUrl, (client) =>
    client.query(statements.replaceAll('pcf_exchange', name).replaceAll('pcf_app', roles.app)),
  );
  const pgbouncer = await startPgbouncer(
    (port, usersFile) => {
      const [, example = ''] = /```ini\n([^`]*)```/.exec(operations) ?? [];
      return [
        ['pcf_exchange = host=10.0.0.21 port=5432', `${name} = host=${direct.hostname} port=${direct.port}`],
        ['listen_addr = 10.0.0.20', 'listen_addr = 127.0.0.1'],
        ['listen_port = 6432', `listen_port = ${port}`],
        ['/etc/pgbouncer/userlist.txt', usersFile],
        ['default_pool_size = 20', `default_pool_size = ${poolSize}`],
      ].reduce((text, [from = '', to = '']) => {
        expect(text).toContain(from);
        return text.replace(from, to);
      }, example);
    },
    { [roles.app]: decodeURIComponent(direct.password) },
  );
  const pooled = Object.assign(new URL(direct), { host: `127.0.0.1:${pgbouncer.port}` }).href;
  const backends: { close(): Promise<void> }[] = [];
  onTestFinished(async () => {
    await Promise.all(backends.map((backend) => backend.close()));
    await pgbouncer.stop();
  });
  return {
    settings,
    pooled,
    database: createDatabase(testDatabase.backend),
    /** Past the server, as its processes have it. */
    open(prepared: boolean) {
      const backend = openPostgres({ ...settings, app: pooled, prepared }, () => {});
      backends.push(backend);
      return backend;
    },
  };
}

it('organisations at work at once through a few connections of an old PgBouncer lose and see nothing', async () => {
  const { settings, pooled, database } = await behindPgbouncer(3);
  const people = (await signedInPeople(database, 2 * pairsAtWork, 1)).flat();
  const server = await startKillableServer({
    DATABASE_URL: pooled,
    DATABASE_WORKER_URL: settings.worker,
    DATABASE_PREPARED: 'false',
    SMTP_URL: (await startMailServer()).url,
  });
  const acknowledged = nothingYet();
  const stop = new AbortController();
  const working = work(server.url, pairsOf(people), acknowledged, stop.signal);
  let looks = 0;
  const looking = people.map(async ({ organisationId, tokens: { access_token } }) => {
    const headers = { authorization: `Bearer ${access_token}` };
    const read = async (path: string) => {
      const response = await fetch(new URL(path, server.url), { headers });
      expect(response.status, path).toBe(200);
      looks += 1;
      return (await response.json()) as Record<string, unknown>;
    };
    while (!stop.signal.aborted) {
      expect(await read('/api/organisation')).toMatchObject({ id: organisationId });
      await read('/api/product/purchased-products');
      await wait(50);
    }
  });
  const everybody = Promise.all([working, ...looking]);
  everybody.catch(() => stop.abort());
  const stepsDone = () => acknowledged.products.flatMap(({ done }) => done).length;
  while (stepsDone() < stepsOfWork && !stop.signal.aborted) {
    await wait(100);
  }
  stop.abort();
  const [refusals] = await everybody;
  expect(refusals).toBe(0);
  expect(looks).toBeGreaterThan(10 * pairsAtWork);
  await checkAcknowledged(database, acknowledged);
  await server.stop();
  await keepCount({ theme, what: 'reads by organisations that share three connections', count: looks });
});

it('what a call sets is gone with its transaction: the next one on the same connection sees no row of it', async () => {
  const { open, database } = await behindPgbouncer(1);
  const people = (await signedInPeople(database, 4, 1)).flat();
  const backend = open(false);
  const shared = createDatabase(backend);
  const sessions = await Promise.all(people.map(({ organisationId }) => sessionOf(database, organisationId)));
  for (const [index, session] of sessions.entries()) {
    await shared.write(session, (tx, { organisationId, userId }) =>
      sql`insert into product (organisation_id, name, internal_reference, created_by) values (${organisationId}, ${`of ${index}`}, ${`R-${index}`}, ${userId})`.execute(
        tx,
      ),
    );
  }
  const look = sql<{ pid: number; names: string[] }>`
    select pg_backend_pid() as pid, coalesce(array_agg(name), '{}') as names from product`;
  const pids = new Set<number>();
  const rounds = 50;
  for (let round = 0; round < rounds; round += 1) {
    const reads = await Promise.all(
      sessions.map((session) => shared.read(session, (db) => ({ seen: compilable(look.compile(db)) }))),
    );
    expect(reads.map(({ results }) => results.seen[0]?.names)).toEqual(sessions.map((_, index) => [`of ${index}`]));
    const [nobody] = await shared.withoutOrganisation(async (tx) => (await look.execute(tx)).rows);
    expect(nobody?.names).toEqual([]);
    for (const { results } of reads) pids.add(results.seen[0]?.pid ?? 0);
    pids.add(nobody?.pid ?? 0);
  }
  expect(pids.size).toBe(1);
  await keepCount({ theme, what: 'calls of several organisations on one connection', count: rounds * 5 });
});

it('an old PgBouncer does not follow what is prepared, which is what the setting is for', async () => {
  const { open } = await behindPgbouncer(2);
  const backend = open(true);
  const asked = Array.from({ length: 40 }, (_, index) =>
    backend.pipeline('app', [sql`select ${index % 5}::integer + ${index} as sum`.compile(backend.kysely('app'))]),
  );
  const outcomes = await Promise.allSettled(asked);
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  expect(reasons.join('\n')).toMatch(/prepared statement "s\d+" (does not|already) exist/);
});

const compilable = <Row>(query: CompiledQuery<Row>) => ({ compile: () => query });

async function sessionOf(database: Database, organisationId: string): Promise<string> {
  const { rows } = await database.asOwner((tx) =>
    sql<{ id: string }>`select id::text from session
                         where organisation_id = ${organisationId}`.execute(tx),
  );
  return rows[0]?.id ?? '';
}
