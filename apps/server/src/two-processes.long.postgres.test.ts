import { once } from 'node:events';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createDatabase } from './database/database.ts';
import { demoPassword } from './demo/demo-organisations.ts';
import { enqueue } from './jobs/enqueue.ts';
import { openTestDatabase } from './testing/database-source.ts';
import { startMailServer } from './testing/mail-server.ts';
import { startProgram } from './testing/run-program.ts';

const lena = { email: 'lena.brandt@nordic-kitchen.example', password: demoPassword };

const post = (url: string, path: string, body: unknown, token?: string) =>
  fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

describe('two server processes on one PostgreSQL', () => {
  it('start together, share sessions, limits and jobs, and stop without losing any', async () => {
    const testDatabase = await openTestDatabase(inject('databaseSource'));
    onTestFinished(() => testDatabase.drop());
    if (testDatabase.settings?.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
    const { app, worker, owner = '' } = testDatabase.settings;
    const mailServer = await startMailServer();
    const settings = {
      PORT: '0',
      DEMO: 'true',
      DATABASE_URL: app,
      DATABASE_WORKER_URL: worker,
      DATABASE_OWNER_URL: owner,
      SMTP_URL: mailServer.url,
      SIGN_INS_PER_MINUTE: '20',
    };
    const [first, second] = await Promise.all([startProgram(settings), startProgram(settings)]);

    const signedIn = await post(first.url, '/auth/registration/users/login', lena);
    expect(signedIn.status).toBe(200);
    const tokens = (await signedIn.json()) as { access_token: string; refresh_token: string };
    const organisation = await fetch(new URL('/api/organisation', second.url), {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(((await organisation.json()) as { name: string }).name).toBe('Nordic Kitchen');
    expect(
      (await post(second.url, '/auth/registration/users/refresh', { refresh_token: tokens.refresh_token })).status,
    ).toBe(200);
    expect(
      (await post(first.url, '/auth/registration/users/logout', { refresh_token: tokens.refresh_token })).status,
    ).toBe(204);
    expect(
      (
        await fetch(new URL('/api/organisation', second.url), {
          headers: { authorization: `Bearer ${tokens.access_token}` },
        })
      ).status,
    ).toBe(401);

    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { url } = attempt % 2 ? first : second;
      const { status } = await post(url, '/auth/registration/users/login', {
        email: 'hugo.petit@maison-verdier.example',
        password: 'wrong',
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);

    const database = createDatabase(testDatabase.backend);
    const recipients = Array.from({ length: 30 }, (_, index) => `person-${index}@example.org`);
    await database.withoutOrganisation(async (tx) => {
      for (const to of recipients) await enqueue(tx, 'mail', { template: 'test', to, language: 'en' });
    });
    // The demo's own invitations cause mails as well.
    const received = () => mailServer.mails.flatMap(({ to }) => to).filter((to) => to.startsWith('person-'));
    await vi.waitFor(() => expect(received().length).toBeGreaterThanOrEqual(3), {
      timeout: 20_000,
      interval: 20,
    });
    const exited = once(first.process, 'exit');
    first.process.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    await vi.waitFor(() => expect(received().length).toBeGreaterThanOrEqual(recipients.length), {
      timeout: 60_000,
      interval: 100,
    });
    expect(received().sort()).toEqual([...recipients].sort());
  }, 120_000);
});
