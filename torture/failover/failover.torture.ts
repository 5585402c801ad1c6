import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { addressFor, createRoles } from '../../apps/server/src/database/create-roles.ts';
import { createDatabase } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openPostgres } from '../../apps/server/src/database/postgres-backend.ts';
import type { Role } from '../../apps/server/src/database/roles.ts';
import { startMailServer } from '../../apps/server/src/testing/mail-server.ts';
import { signedInPeople } from '../../bench/people/signed-in-people.ts';
import { keepCount } from '../counts.ts';
import { startKillableServer } from '../crash/killable-server.ts';
import { nothingYet } from '../load/acknowledged.ts';
import { checkAcknowledged } from '../load/check-acknowledged.ts';
import { pairsOf } from '../load/pairs-of.ts';
import { work } from '../load/work.ts';
import { startRepmgrCluster } from './repmgr-cluster.ts';

const password = 'a-password-for-the-roles';
const databaseName = 'exchange';
const theme = 'failover';
const pairsAtWork = 4;
const stepsBefore = 40;

it('a primary that is killed under load is followed by a standby by itself, and nothing acknowledged is lost', async () => {
  const cluster = await startRepmgrCluster();
  const passwords = { owner: password, app: password, worker: password };
  await createRoles(cluster.url, { database: databaseName, passwords, existingRoles: 'refuse' });
  const addressOf = (role: Role) => addressFor(cluster.url, databaseName, role, password);
  const backend = openPostgres(
    { owner: addressOf('owner'), app: addressOf('app'), worker: addressOf('worker') },
    () => {},
  );
  try {
    await migrate(backend);
    const database = createDatabase(backend);
    const pairs = pairsOf((await signedInPeople(database, 2 * pairsAtWork, 1)).flat());
    const mail = await startMailServer();
    const settings = {
      DATABASE_URL: addressOf('app'),
      DATABASE_WORKER_URL: addressOf('worker'),
      DATABASE_OWNER_URL: addressOf('owner'),
      SMTP_URL: mail.url,
    };
    const servers = [await startKillableServer(settings), await startKillableServer(settings)];
    const acknowledged = servers.map(nothingYet);
    const stop = new AbortController();
    const working = Promise.all(
      servers.map(({ url }, index) =>
        work(url, pairs.slice(2 * index, 2 * index + 2), acknowledged[index] ?? nothingYet(), stop.signal),
      ),
    );
    working.catch(() => stop.abort());
    const stepsAt = () => acknowledged.map(({ products }) => products.flatMap(({ done }) => done).length);
    await expect.poll(() => Math.min(...stepsAt()), { timeout: 60_000 }).toBeGreaterThan(stepsBefore);

    await cluster.killPrimary();
    const killedAt = performance.now();
    await wait(200);
    const before = stepsAt();
    const back: number[] = [];
    await expect
      .poll(
        () => {
          for (const [index, steps] of stepsAt().entries()) {
            if (steps > (before[index] ?? 0)) back[index] ??= performance.now() - killedAt;
          }
          return Object.keys(back).length;
        },
        { timeout: 120_000, interval: 20 },
      )
      .toBe(servers.length);
    const goal = stepsAt().map((steps) => steps + stepsBefore);
    await expect
      .poll(() => stepsAt().every((steps, index) => steps > (goal[index] ?? 0)), { timeout: 60_000 })
      .toBe(true);
    stop.abort();
    const refusals = (await working).reduce((sum, each) => sum + each);
    expect(refusals).toBeGreaterThan(0);

    const together = nothingYet();
    for (const each of acknowledged) {
      together.products.push(...each.products);
      together.imports.push(...each.imports);
      for (const email of each.invited) together.invited.add(email);
    }
    await checkAcknowledged(database, together);
    await Promise.all(servers.map((server) => server.stop()));
    process.stdout.write(
      `away for ${back.map((each) => (each / 1000).toFixed(1)).join(' and ')} s, ${refusals} calls told to come back\n`,
    );
    await keepCount({
      theme,
      what: 'acknowledged steps around an automatic failover',
      count: stepsAt().reduce((sum, each) => sum + each),
    });
  } finally {
    await backend.close();
  }
});
