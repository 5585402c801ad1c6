import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../../apps/server/src/database/database.ts';
import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { openTestDatabase } from '../../apps/server/src/testing/database-source.ts';
import { startServer } from '../../e2e/start-server.ts';

export interface OwnProcess {
  readonly url: string;
  readonly token: string;
  readonly database: Database;
  /** All that lies in the folders that it keeps files in, for a while or for good. */
  files(): Promise<string[]>;
  stop(): Promise<void>;
}

const admin = 'ingrid.solberg@hydral-rolling.example';

/** A real server, whose memory and whose event loop are its own, with somebody who is signed in. */
export async function startOwnProcess(settings: Readonly<Record<string, string>> = {}): Promise<OwnProcess> {
  const testDatabase = await openTestDatabase(inject('databaseSource'), 'demo');
  if (testDatabase.settings?.kind !== 'postgres') throw new Error('Only a PostgreSQL server can be shared.');
  const { app, worker } = testDatabase.settings;
  // As if its people had come by themselves, since nobody acts for the demo's where the demo is off.
  await testDatabase.backend.executeSql('owner')('delete from demo_organisation');
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-hostile-'));
  const server = await startServer({
    DATABASE_URL: app,
    DATABASE_WORKER_URL: worker,
    SMTP_URL: 'smtp://127.0.0.1:9',
    TMPDIR: folder,
    DOCUMENTS_DIR: join(folder, 'documents'),
    ...settings,
  });
  const response = await fetch(new URL('/auth/registration/users/login', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin, password: demoPassword }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return {
    url: server.url.replace('localhost', '127.0.0.1'),
    token,
    database: createDatabase(testDatabase.backend),
    async files() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async stop() {
      await server.stop();
      await testDatabase.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What every upload leaves, taken or not: that it was counted, and how far it came. */
const ofEveryUpload = ['rate_limit', 'file_import'];

/** How many rows each table has that a file could write into. */
export async function rowCounts(database: Database): Promise<Record<string, number>> {
  return database.asOwner(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and c.relname not in (${sql.join(ofEveryUpload)})`.execute(tx);
    const { rows } = await sql<Record<string, number>>`select ${sql.join(
      tables.map(({ name }) => sql`(select count(*)::integer from ${sql.table(name)}) as ${sql.ref(name)}`),
    )}`.execute(tx);
    return rows[0] ?? {};
  });
}

export const forgetLimits = (database: Database) => database.asOwner((tx) => sql`delete from rate_limit`.execute(tx));
