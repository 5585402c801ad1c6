import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { letTimePass } from '../../apps/server/src/testing/let-time-pass.ts';
import { startMailServer } from '../../apps/server/src/testing/mail-server.ts';
import { figuresOf } from '../../bench/figures.ts';
import { type Person, signedInPeople } from '../../bench/people/signed-in-people.ts';
import { keepCount } from '../counts.ts';
import { type Acknowledged, nothingYet } from '../load/acknowledged.ts';
import { checkAcknowledged } from '../load/check-acknowledged.ts';
import { pairsOf } from '../load/pairs-of.ts';
import { type Pair, work } from '../load/work.ts';
import { sizeOf } from '../size.ts';
import type { Ground } from './ground.ts';
import { startKillableServer } from './killable-server.ts';

const kills = sizeOf({ quick: 1, full: 200 });
/** How often what was acknowledged is compared in between. */
const lookEvery = 20;
/** They work until the server is gone. */
const never = new AbortController().signal;
/** So often each kind of work must have been answered: what never was proves nothing. */
const leastOfEachKind = sizeOf({ quick: 0, full: 20 });
/** The promise is five seconds; the suite may run on a machine that is busy with other tests. */
const maxRestartMilliseconds = sizeOf({ quick: 30_000, full: 5_000 });

/** A server on this ground that is killed so often at any moment has lost nothing and left nothing half done. */
export async function surviveKills(name: string, ground: Ground): Promise<void> {
  const mailServer = await startMailServer();
  const { pairsAtWork, maxLifeMilliseconds } = ground;
  const settings = { ...ground.settings, SMTP_URL: mailServer.url };
  const people = await ground.look((database) => signedInPeople(database, 2 * pairsAtWork * kills, 1));
  const acknowledged = nothingYet();
  const restarts: number[] = [];

  for (let round = 0; round < kills; round += 1) {
    const server = await startKillableServer(settings);
    // The first one is no restart: it finds a new database.
    if (round > 0) restarts.push(server.startMilliseconds);
    const pairs = await freshPairs(
      server.url,
      people.flat().slice(2 * pairsAtWork * round, 2 * pairsAtWork * (round + 1)),
    );
    const working = work(server.url, pairs, acknowledged, never);
    await Promise.race([wait(Math.random() * maxLifeMilliseconds), working]);
    await server.kill();
    await working;
    if (round % lookEvery === 0) await ground.look((database) => checkAcknowledged(database, acknowledged));
  }

  await ground.look((database) => checkAcknowledged(database, acknowledged));
  await checkDocuments(ground, acknowledged);
  await ground.look(letTimePass);
  const server = await startKillableServer(settings);
  restarts.push(server.startMilliseconds);
  const received = () => new Set(mailServer.mails.flatMap(({ to }) => to));
  await expect
    .poll(() => [...acknowledged.invited].filter((email) => !received().has(email)).length, { timeout: 300_000 })
    .toBe(0);
  await server.stop();
  await ground.look((database) => checkCauses(database, received()));
  const answeredFiles = acknowledged.imports.filter((file) => file.acknowledged).length;
  const answers = {
    files: answeredFiles,
    documents: acknowledged.documents.size,
    invitations: acknowledged.invited.size,
  };
  for (const [kind, answered] of Object.entries(answers))
    expect(answered, kind).toBeGreaterThanOrEqual(leastOfEachKind);
  const [median = 0] = figuresOf(restarts);
  const slowest = Math.max(...restarts);
  expect(slowest).toBeLessThan(maxRestartMilliseconds);

  const count = (what: string, value: number) => keepCount({ theme: `crash, ${name}`, what, count: value });
  await count('kills survived', kills);
  await count(
    'acknowledged steps of products that were there',
    acknowledged.products.flatMap(({ done }) => done).length,
  );
  await count('files, all or nothing', acknowledged.imports.length);
  await count('of them answered, all of them there', answeredFiles);
  await count('documents that were there', acknowledged.documents.size);
  await count('invitations whose mail was sent', acknowledged.invited.size);
  await count('restart, median ms', Math.round(median));
  await count('slowest restart, ms', Math.round(slowest));
}

/** Access tokens are short-lived, and each round has people of its own, so that no limit is reached. */
async function freshPairs(url: string, people: readonly Person[]): Promise<Pair[]> {
  const fresh = await Promise.all(
    people.map(async ({ organisationId, tokens }) => {
      const response = await fetch(new URL('/auth/registration/users/refresh', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: tokens.refresh_token }),
      });
      return { organisationId, tokens: (await response.json()) as Person['tokens'] };
    }),
  );
  return pairsOf(fresh);
}

async function checkDocuments({ look, documents }: Ground, acknowledged: Acknowledged): Promise<void> {
  const { rows } = await look((database) =>
    database.asOwner((tx) => sql<{ id: string; key: string }>`select id, storage_key as key from document`.execute(tx)),
  );
  const keys = new Map(rows.map(({ id, key }) => [id, key]));
  for (const [id, content] of acknowledged.documents)
    expect(await readFile(join(documents, keys.get(id) ?? ''), 'utf8')).toBe(content);
}

/** Everybody who got a mail was invited. */
async function checkCauses(database: Parameters<Parameters<Ground['look']>[0]>[0], received: ReadonlySet<string>) {
  const { rows } = await database.asOwner((tx) =>
    sql<{ email: string }>`select email from invitation where email like '%@invited.example'`.execute(tx),
  );
  const known = new Set(rows.map(({ email }) => email));
  expect([...received].filter((email) => email.endsWith('@invited.example') && !known.has(email))).toEqual([]);
}
