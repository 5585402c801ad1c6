import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { openPostgres } from '../database/postgres-backend.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { interruptible } from './testing/interruptible-database.ts';

let server: TestServer;
let way: Awaited<ReturnType<typeof interruptible>>;
let database: Database;
let http: Awaited<ReturnType<typeof buildApp>>['http'];
let token: string;
const logLines: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const { settings } = server.testDatabase;
  if (settings?.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
  way = await interruptible(settings.app);
  database = createDatabase(openPostgres({ ...settings, app: way.address }, () => {}));
  const config = readConfig({ DEMO: 'true', LOG_LEVEL: 'info' });
  const logStream = { write: (line: string) => logLines.push(line) };
  ({ http } = await buildApp({ config, database, version: '0.0.0', logStream }));
  token = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
});
afterAll(async () => {
  await http.close();
  await database.close();
  await way.cut();
  await server.stop();
});

const headers = () => ({ authorization: `Bearer ${token}` });
const read = () => http.inject({ url: '/api/organisation', headers: headers() });
const write = () =>
  http.inject({ method: 'PUT', url: '/api/organisation', headers: headers(), payload: { name: 'Nordic Kitchen' } });
const signIn = () =>
  http.inject({
    method: 'POST',
    url: '/auth/registration/users/login',
    payload: { email: 'nobody@exchange.example', password: 'x' },
  });
const ready = () => http.inject('/health/ready');

async function expectAway(): Promise<void> {
  for (const call of [read, write, signIn, ready]) {
    const answer = await call();
    expect(answer.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE', instance: answer.headers['x-request-id'] });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await http.inject('/health/live')).statusCode).toBe(200);
}

async function expectBack(): Promise<void> {
  const answers = [await read(), await write(), await signIn(), await ready()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 401, 200]);
}

describe('while the database is away', () => {
  it('every call that needs it answers 503 and when to come back; afterwards all is well without a restart', async () => {
    await expectBack();
    await way.cut();
    await expectAway();
    await way.open();
    await expectBack();
  });

  it('requests that are under way answer 503 too, and none of them hangs', async () => {
    await whileWritesWait(async () => {
      const open = Array.from({ length: 4 }, write);
      // The others wait for the turn of their organisation, which has two connections where somebody else has called too.
      await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
      await way.cut();
      expect((await Promise.all(open)).map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
    });
    await way.open();
    await expectBack();
  });

  it('connections that an administrator ends are replaced', async () => {
    await expectBack();
    await terminateConnections();
    await expect.poll(async () => (await read()).statusCode, { timeout: 10_000 }).toBe(200);
    await expectBack();
  });

  it('the log says why, without the values of statements', async () => {
    const failed = logLines.map((line) => JSON.parse(line)).filter(({ problem }) => problem === 'UNAVAILABLE');
    expect(failed.length).toBeGreaterThan(0);
    expect(logLines.join('')).not.toMatch(/nobody@exchange|postgres:\/\//);
  });
});

/** Holds the rows that writes need, on a connection that is not cut. */
async function whileWritesWait(work: () => Promise<void>): Promise<void> {
  const locked = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const holding = server.database.asOwner(async (tx) => {
    await sql`select from organisation for update`.execute(tx);
    locked.resolve();
    await finished.promise;
  });
  await locked.promise;
  await work().finally(finished.resolve);
  await holding;
}

async function terminateConnections(): Promise<void> {
  const source = inject('databaseSource');
  if (source.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
  const administrator = new pg.Client({ connectionString: source.administratorUrl });
  await administrator.connect();
  await administrator.query(
    // Waits until each is gone: one that ends later would still be in use for the next call.
    "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1 and usename = 'pcf_app'",
    [new URL(way.address).pathname.slice(1)],
  );
  await administrator.end();
}

async function waiting(): Promise<number> {
  const { rows } = await server.database.asOwner((tx) =>
    sql`select distinct pid from pg_locks
         where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
      tx,
    ),
  );
  return rows.length;
}
