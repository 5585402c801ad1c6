import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDatabase } from '../database/database.ts';
import { openPostgres } from '../database/postgres-backend.ts';
import { interruptible } from '../http/testing/interruptible-database.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { seriesOf } from './testing/series.ts';

const server = await serverOfFile({ demo: false });

it('says that the database is away, within seconds, and forgets what it knew of the queues', async () => {
  const { settings } = server.testDatabase;
  if (settings?.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
  const way = await interruptible(settings.worker);
  const database = createDatabase(openPostgres({ ...settings, worker: way.address }, () => {}));
  const { http } = await buildApp({
    config: readConfig({ DEMO: 'true', LOG_LEVEL: 'silent' }),
    database,
    version: '0.0.0',
  });
  onTestFinished(async () => {
    await http.close();
    await database.close();
    await way.cut();
  });
  await http.listen({ host: '127.0.0.1', port: 0 });
  const asked = { url: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}` };
  expect(await seriesOf(asked, 'pcf_database_up')).toEqual({ '': 1 });
  await way.cut();
  // Within the five seconds in which the database is not asked again, it says what it heard.
  await expect.poll(() => seriesOf(asked, 'pcf_database_up'), { timeout: 12_000, interval: 500 }).toEqual({ '': 0 });
  expect(await seriesOf(asked, 'pcf_queue_jobs')).toEqual({});
  expect(Object.keys(await seriesOf(asked, 'http_request_duration_seconds_count'))).toHaveLength(1);
  await way.open();
  await expect.poll(() => seriesOf(asked, 'pcf_database_up'), { timeout: 12_000, interval: 500 }).toEqual({ '': 1 });
});
