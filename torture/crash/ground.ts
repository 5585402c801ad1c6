import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { createDatabase, type Database } from '../../apps/server/src/database/database.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { openTestDatabase } from '../../apps/server/src/testing/database-source.ts';

/** What a server that is killed stands on, and what survives it. */
export interface Ground {
  readonly settings: Readonly<Record<string, string>>;
  readonly documents: string;
  /** So many work, and so long at most until the kill, that every kind of work is answered before some of them. */
  readonly pairsAtWork: number;
  readonly maxLifeMilliseconds: number;
  /** Looks into the database while no server runs: the embedded one belongs to one process at a time. */
  look<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
}

export async function embeddedGround(): Promise<Ground> {
  const folder = await ownFolder();
  return {
    settings: { DATA_DIR: folder },
    documents: join(folder, 'documents'),
    // It does one thing after the other.
    pairsAtWork: 1,
    maxLifeMilliseconds: 4_000,
    async look(work) {
      const database = createDatabase(await openDatabase({ kind: 'pglite', dataDir: folder }, () => {}));
      return work(database).finally(() => database.close());
    },
  };
}

export async function serverGround(): Promise<Ground> {
  const documents = await ownFolder();
  const testDatabase = await openTestDatabase(inject('databaseSource'));
  onTestFinished(() => testDatabase.drop());
  if (testDatabase.settings?.kind !== 'postgres') throw new Error('This is about PostgreSQL.');
  const { app, worker, owner = '' } = testDatabase.settings;
  const database = createDatabase(testDatabase.backend);
  return {
    settings: {
      DATABASE_URL: app,
      DATABASE_WORKER_URL: worker,
      DATABASE_OWNER_URL: owner,
      DOCUMENTS_DIR: documents,
    },
    documents,
    pairsAtWork: 3,
    maxLifeMilliseconds: 2_500,
    look: (work) => work(database),
  };
}

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-torture-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
