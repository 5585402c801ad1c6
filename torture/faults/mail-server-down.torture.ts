import { expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase } from '../../apps/server/src/database/database.ts';
import { openTestDatabase } from '../../apps/server/src/testing/database-source.ts';
import { receiveMail } from '../../apps/server/src/testing/receive-mail.ts';
import { signedInPeople } from '../../bench/people/signed-in-people.ts';
import { freePort } from '../../scripts/postgres/free-port.ts';
import { keepCount } from '../counts.ts';
import { startKillableServer } from '../crash/killable-server.ts';
import { ask } from '../load/ask.ts';
import { sizeOf } from '../size.ts';

const invitations = sizeOf({ quick: 5, full: 50 });

it('mails wait while their server is down, and each is sent once when it is back', async () => {
  const testDatabase = await openTestDatabase(inject('databaseSource'));
  onTestFinished(() => testDatabase.drop());
  if (testDatabase.settings?.kind !== 'postgres') throw new Error('This is about PostgreSQL.');
  const database = createDatabase(testDatabase.backend);
  const [[customer] = []] = await signedInPeople(database, 2, 1);
  if (!customer) throw new Error('Nobody is there.');
  const port = await freePort();
  const { app, worker, owner = '' } = testDatabase.settings;
  const server = await startKillableServer({
    DATABASE_URL: app,
    DATABASE_WORKER_URL: worker,
    DATABASE_OWNER_URL: owner,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  const emails = Array.from({ length: invitations }, (_, index) => `invited-${index}@mail.example`);
  await ask(server.url, customer, {
    method: 'POST',
    path: '/api/organisation/access-management/v2',
    body: { invitations: emails.map((email) => ({ email, relation: 'SUPPLIER' })) },
  });
  const waiting = async () => {
    const { rows } = await database.executeSql('owner')(
      "select count(*)::integer as count from pgboss.job where name = 'mail' and state = 'retry'",
    );
    return rows[0]?.count;
  };
  await expect.poll(waiting, { timeout: 30_000 }).toBe(invitations);

  const received: string[] = [];
  const { stop } = await receiveMail(async (to) => void received.push(...to), undefined, port);
  onTestFinished(stop);
  // An hour later.
  await database.executeSql('owner')("update pgboss.job set start_after = now() where state = 'retry'");
  await expect.poll(() => received.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(invitations);
  await server.stop();
  expect(received.sort()).toEqual(emails.sort());
  await keepCount({ theme: 'faults', what: 'mails that waited for their server', count: invitations });
});
