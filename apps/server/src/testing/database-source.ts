import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Backend } from '../database/backend.ts';
import { addressFor } from '../database/create-roles.ts';
import { openPglite } from '../database/pglite-backend.ts';
import { openPostgres } from '../database/postgres-backend.ts';
import { roles } from '../database/roles.ts';

/** What a test finds in its database: the tables alone, or the organisations and people of the demo as well. */
export type Content = 'empty' | 'demo';

/** Where a test gets its own migrated database from. */
export type DatabaseSource =
  | { kind: 'pglite'; dumpFiles: Readonly<Record<Content | 'unmigrated', string>> }
  | { kind: 'postgres'; administratorUrl: string; templates: Readonly<Record<Content, string>>; password: string };

export interface TestDatabase {
  readonly backend: Backend;
  /** For processes of their own; only a PostgreSQL server can be shared. */
  readonly settings: Config['database'] | undefined;
  drop(): Promise<void>;
}

export async function openTestDatabase(source: DatabaseSource, content: Content = 'empty'): Promise<TestDatabase> {
  if (source.kind === 'pglite') {
    const backend = await openPglite({ dump: await openAsBlob(source.dumpFiles[content]) });
    return { backend, settings: undefined, drop: () => backend.close() };
  }
  const { administratorUrl, templates, password } = source;
  const name = `pcf_test_${randomBytes(6).toString('hex')}`;
  await copyDatabase(administratorUrl, templates[content], name);
  const address = (role: 'owner' | 'app' | 'worker') => addressFor(administratorUrl, name, role, password);
  const settings = {
    kind: 'postgres',
    owner: address('owner'),
    app: address('app'),
    worker: address('worker'),
    prepared: true,
  } as const;
  const backend = openPostgres(settings, () => {});
  return {
    backend,
    settings,
    async drop() {
      await backend.close();
      await asAdministrator(administratorUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Nobody may be connected to the template meanwhile. */
export const copyDatabase = (administratorUrl: string, template: string, name: string): Promise<void> =>
  asAdministrator(administratorUrl, `create database ${name} template ${template} owner ${roles.owner}`);

async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
