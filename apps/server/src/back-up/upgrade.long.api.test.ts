import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Backend } from '../database/backend.ts';
import { createDatabase } from '../database/database.ts';
import { isMigrated, migrate, migrationsIn } from '../database/migrate.ts';
import { readMigrations } from '../database/migrations.ts';
import { roles } from '../database/roles.ts';
import { migrateBeforeSquash } from '../database/testing/before-squash/migrate-before-squash.ts';
import { openEmpty } from '../database/testing/empty-database.ts';
import { readCatalogue } from '../database/testing/read-catalogue.ts';
import { diskStore } from '../files/document-store.ts';
import { installQueues } from '../jobs/install-queues.ts';
import { startTestServer } from '../testing/test-server.ts';
import { backUp } from './back-up.ts';
import { readContents, tableFile } from './contents.ts';
import { load, restore } from './restore.ts';
import { beforeSquash, type Release, releases } from './testing/released.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function empty(): Promise<Backend> {
  const { backend, drop } = await openEmpty();
  onTestFinished(drop);
  return backend;
}

/** Every row of a back-up by its table; of the columns that are asked for, where a later version has more. */
async function rowsOf(folder: string, asked?: ReadonlyMap<string, readonly string[]>) {
  const { tables } = await readContents(folder);
  const rows = tables
    .filter(({ name }) => asked?.has(name) ?? true)
    .map(async ({ name, columns }) => {
      const places = (asked?.get(name) ?? columns).map((column) => columns.indexOf(column));
      const lines = gunzipSync(await readFile(tableFile(folder, name)))
        .toString()
        .split('\n');
      const shown = lines.filter(Boolean).map((line) => {
        const cells = line.split('\t');
        return places.map((place) => cells[place]).join('\t');
      });
      return [name, shown.toSorted()] as const;
    });
  return Object.fromEntries(await Promise.all(rows));
}

/** What the migrations and the start write of themselves: not what anybody had entered. */
const ownFacts = new Set(['public.installation', 'pgboss.queue', 'pgboss.version']);

async function expectAllKept(backend: Backend, documents: string, { folder }: Release): Promise<void> {
  const again = join(await newFolder(), 'again');
  const made = await backUp(backend, diskStore(documents), again);
  const before = await readContents(folder);
  expect(made.documents).toEqual(before.documents);
  expect(made.sequences).toEqual(before.sequences);
  const kept = before.tables.filter(({ name }) => !ownFacts.has(name));
  const asked = new Map(kept.map(({ name, columns }) => [name, columns]));
  expect(await rowsOf(again, asked)).toEqual(await rowsOf(folder, asked));
}

/** By the real application: whoever was signed in still is, keys and passwords open what they did, documents are there. */
async function expectInUse(backend: Backend, documents: string, { folder, kept }: Release): Promise<void> {
  // The session of the back-up had thirty days from the day on which it was made.
  await backend.executeSql('owner')("update session set expires_at = now() + interval '1 day'");
  const server = await startTestServer({
    settings: { DOCUMENTS_DIR: documents },
    testDatabase: { backend, settings: undefined, drop: () => Promise.resolve() },
  });
  onTestFinished(() => server.stop());
  const renewed = await server.call('refreshTokens', { body: { refresh_token: kept.refreshToken } });
  expect(renewed.status).toBe(200);
  const token = String(renewed.body.access_token);
  expect((await server.call('getCurrentUser', { token })).body).toMatchObject({ email: kept.email });
  expect((await server.call('listPurchasedProducts', { token: kept.apiKey })).status).toBe(200);
  expect((await server.signIn(kept.email)).access_token).toEqual(expect.any(String));
  const { rows } = await backend.executeSql('owner')(
    `select d.id, d.sha256, q.reference, l.product_id, u.email
       from submission_document s
       join document d on d.id = s.document_id
       join product_line l on l.id = s.line_id and l.customer_organisation_id = s.customer_organisation_id
       join emission_request q on q.id = l.request_id
       join organisation_user u on u.organisation_id = s.customer_organisation_id and u.access_level = 'ADMIN'`,
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe((await readContents(folder)).documents.length);
  for (const { id, sha256, reference, product_id, email } of rows) {
    const { access_token } = await server.signIn(String(email));
    const path = `/api/customer/emission-requests/${reference}/products/${product_id}/attachments/${id}`;
    const file = await fetch(new URL(path, server.url), { headers: { authorization: `Bearer ${access_token}` } });
    expect(file.status).toBe(200);
    const content = Buffer.from(await file.arrayBuffer());
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  }
}

describe('a database of the last version before the migrations were squashed', () => {
  it('is brought up to date at a start, with every row, document, key and session', { timeout: 120_000 }, async () => {
    const [backend, documents] = [await empty(), await newFolder()];
    await migrateBeforeSquash(backend);
    await installQueues(createDatabase(backend), roles);
    await load(backend, diskStore(documents), await readContents(beforeSquash.folder), beforeSquash.folder);
    expect(await isMigrated(backend)).toBe(false);
    await migrate(backend);
    expect(await isMigrated(backend)).toBe(true);
    await expectAllKept(backend, documents, beforeSquash);
    await expectInUse(backend, documents, beforeSquash);
  });
});

describe.each([beforeSquash, ...releases])('a back-up of version $version', (release) => {
  it('comes back, is up to date, and has every row, document, key and session', { timeout: 120_000 }, async () => {
    const [backend, documents] = [await empty(), await newFolder()];
    await restore(backend, diskStore(documents), release.folder);
    expect(await isMigrated(backend)).toBe(true);
    await expectAllKept(backend, documents, release);
    await expectInUse(backend, documents, release);
  });
});

describe('a back-up of an earlier version than this one', () => {
  const later = {
    name: '9999-later',
    sql: "alter table organisation add column motto text not null default 'none'; update organisation set motto = name",
    checksum: 'later',
  };

  it('is brought up to date with its rows in it', async () => {
    const [backend, documents] = [await empty(), await newFolder()];
    const [release] = releases;
    if (!release) throw new Error('No version was released.');
    await restore(backend, diskStore(documents), release.folder, [...(await readMigrations()), later]);
    const { rows } = await backend.executeSql('owner')('select motto = name as told from organisation');
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every(({ told }) => told === true)).toBe(true);
    await expectAllKept(backend, documents, release);
  });

  it('is refused by a database that is in use, which stays at its version', async () => {
    const [backend, documents] = [await empty(), diskStore(await newFolder())];
    const earlier = (await readMigrations()).slice(0, 10);
    await migrate(backend, earlier);
    const run = backend.executeSql('owner');
    await run("insert into organisation (id, name) values (gen_random_uuid(), 'In use')");
    await expect(restore(backend, documents, releases[0]?.folder ?? '')).rejects.toThrow(
      'The database has organisations in it already',
    );
    expect((await migrationsIn(run)).map(({ name }) => name)).toEqual(earlier.map(({ name }) => name));
  });

  it('is refused by a database that is further, which stays as it is', async () => {
    const [backend, documents] = [await empty(), diskStore(await newFolder())];
    const known = [...(await readMigrations()), later];
    await migrate(backend, known);
    const catalogue = await readCatalogue(backend.executeSql('owner'));
    await expect(restore(backend, documents, releases[0]?.folder ?? '', known)).rejects.toThrow(
      /^The database has \S+ already, and the back-up is of an earlier version/,
    );
    expect(await readCatalogue(backend.executeSql('owner'))).toEqual(catalogue);
  });
});
