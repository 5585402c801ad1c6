import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase } from './database/database.ts';
import { enqueue } from './jobs/enqueue.ts';
import { openTestDatabase } from './testing/database-source.ts';
import { startMailServer } from './testing/mail-server.ts';
import { startProgram } from './testing/run-program.ts';

/** Repetitions of a signal within two seconds are one. */
const sameSignalMilliseconds = 2_000;

it('a drain answers all but whether it is ready, takes no job, and ends with a second signal', async () => {
  const testDatabase = await openTestDatabase(inject('databaseSource'));
  onTestFinished(() => testDatabase.drop());
  if (testDatabase.settings?.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
  const mailServer = await startMailServer();
  const { url, process: server } = await startProgram({
    PORT: '0',
    DRAIN_SECONDS: '600',
    DEMO: 'false',
    DATABASE_URL: testDatabase.settings.app,
    DATABASE_WORKER_URL: testDatabase.settings.worker,
    SMTP_URL: mailServer.url,
  });
  const statusOf = async (path: string) => (await fetch(new URL(path, url))).status;
  const queueMail = (to: string) =>
    createDatabase(testDatabase.backend).withoutOrganisation((tx) =>
      enqueue(tx, 'mail', { template: 'test', to, language: 'en' }),
    );
  const received = () => mailServer.mails.flatMap(({ to }) => to);
  await queueMail('before@example.org');
  await expect.poll(received, { timeout: 20_000 }).toEqual(['before@example.org']);
  expect(await statusOf('/health/ready')).toBe(200);

  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await expect.poll(() => statusOf('/health/ready'), { timeout: 10_000 }).toBe(503);
  // What npm or a supervisor hands on once more.
  server.kill('SIGTERM');
  await queueMail('during@example.org');
  await wait(sameSignalMilliseconds + 500);
  expect(await Promise.all(['/health/ready', '/health/live', '/config.json'].map(statusOf))).toEqual([503, 200, 200]);
  expect(received()).toEqual(['before@example.org']);

  server.kill('SIGINT');
  expect((await exited)[0]).toBe(0);
  expect(received()).toEqual(['before@example.org']);
}, 120_000);
