import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { addressFor, createRoles } from '../../apps/server/src/database/create-roles.ts';
import { createDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openPostgres } from '../../apps/server/src/database/postgres-backend.ts';
import type { Role } from '../../apps/server/src/database/roles.ts';
import { interruptible } from '../../apps/server/src/http/testing/interruptible-database.ts';
import { startMailServer } from '../../apps/server/src/testing/mail-server.ts';
import { signedInPeople } from '../../bench/people/signed-in-people.ts';
import { keepCount } from '../counts.ts';
import { startKillableServer } from '../crash/killable-server.ts';
import { nothingYet } from '../load/acknowledged.ts';
import { checkAcknowledged } from '../load/check-acknowledged.ts';
import { pairsOf } from '../load/pairs-of.ts';
import { work } from '../load/work.ts';
import { sizeOf } from '../size.ts';
import { createPostgres, type OwnPostgres } from './own-postgres.ts';

const password = 'a-password-for-the-roles';
const databaseName = 'exchange';
const theme = 'database away';
const kills = sizeOf({ quick: 1, full: 20 });
const workMilliseconds = sizeOf({ quick: 700, full: 2_000 });
const pairsAtWork = 3;

it('a killed database is answered with "not now", and is used again without a restart', async () => {
  const postgres = await createPostgres();
  await postgres.serve();
  const { people, settings } = await prepare(postgres);
  const { server, acknowledged, endWork } = await startWork(settings, people);
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(workMilliseconds);
    await postgres.kill();
    expect((await fetch(new URL('/health/live', server.url))).status).toBe(200);
    await expect.poll(() => readiness(server.url), { timeout: 10_000 }).toBe(503);
    const before = acknowledged.products.length;
    await postgres.serve();
    await expect.poll(() => readiness(server.url), { timeout: 30_000 }).toBe(200);
    await expect.poll(() => acknowledged.products.length, { timeout: 30_000 }).toBeGreaterThan(before + pairsAtWork);
  }
  const refusals = await endWork();
  expect(refusals).toBeGreaterThan(0);
  await withDatabase(postgres.url, (database) => checkAcknowledged(database, acknowledged));
  await server.stop();
  await keepCount({ theme, what: 'kills of PostgreSQL under load', count: kills });
  await keepCount({ theme, what: 'requests answered with 503 and when to come back', count: refusals });
});

it('a standby that is promoted has everything that was acknowledged', async () => {
  const primary = await createPostgres();
  await primary.serve();
  const { people } = await prepare(primary);
  const standby = await primary.copyAsStandby('standby');
  await standby.serve(['hot_standby=on']);
  await asAdministrator(primary.url, "alter system set synchronous_standby_names = 'standby'");
  await asAdministrator(primary.url, 'select pg_reload_conf()');
  await expect
    .poll(() => asAdministrator(primary.url, 'select sync_state as value from pg_stat_replication'), {
      timeout: 30_000,
    })
    .toBe('sync');

  const way = await interruptible(primary.url);
  onTestFinished(() => way.cut());
  const { server, acknowledged, endWork } = await startWork(settingsFor(way.address), people);
  await wait(2 * workMilliseconds);
  await primary.kill();
  await asAdministrator(standby.url, 'select pg_promote()');
  way.lead(standby.url);
  const before = acknowledged.products.length;
  await expect.poll(() => acknowledged.products.length, { timeout: 30_000 }).toBeGreaterThan(before + pairsAtWork);
  await endWork();
  await withDatabase(standby.url, (database) => checkAcknowledged(database, acknowledged));
  await server.stop();
  await keepCount({
    theme,
    what: 'acknowledged steps that a promoted standby had',
    count: acknowledged.products.flatMap(({ done }) => done).length,
  });
});

/** A server with people at work; the end of their work answers how often they were told to come back. */
async function startWork(settings: ReturnType<typeof settingsFor>, people: Prepared['people']) {
  const server = await startKillableServer({ ...settings, SMTP_URL: (await startMailServer()).url });
  const acknowledged = nothingYet();
  const stop = new AbortController();
  const working = work(server.url, pairsOf(people), acknowledged, stop.signal);
  working.catch(() => stop.abort());
  const endWork = () => {
    stop.abort();
    return working;
  };
  return { server, acknowledged, endWork };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

const readiness = async (url: string) => (await fetch(new URL('/health/ready', url))).status;

async function prepare(postgres: OwnPostgres) {
  const passwords = { owner: password, app: password, worker: password };
  await createRoles(postgres.url, { database: databaseName, passwords, existingRoles: 'takeOver' });
  const people = await withDatabase(postgres.url, (database) => signedInPeople(database, 2 * pairsAtWork, 1), true);
  return { people: people.flat(), settings: settingsFor(postgres.url) };
}

const addressOf = (url: string, role: Role) => addressFor(url, databaseName, role, password);

const settingsFor = (url: string) => ({
  DATABASE_URL: addressOf(url, 'app'),
  DATABASE_WORKER_URL: addressOf(url, 'worker'),
  DATABASE_OWNER_URL: addressOf(url, 'owner'),
});

async function withDatabase<Result>(
  url: string,
  look: (database: ReturnType<typeof createDatabase>) => Promise<Result>,
  migrating = false,
): Promise<Result> {
  const addresses = { owner: addressOf(url, 'owner'), app: addressOf(url, 'app'), worker: addressOf(url, 'worker') };
  const backend = openPostgres(addresses, () => {});
  try {
    if (migrating) await migrate(backend);
    return await look(createDatabase(backend));
  } finally {
    await backend.close();
  }
}

/** The first value, where there is one. */
async function asAdministrator(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}
