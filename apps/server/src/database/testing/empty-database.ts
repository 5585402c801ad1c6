import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Backend } from '../backend.ts';
import { addressFor } from '../create-roles.ts';
import { openPglite } from '../pglite-backend.ts';
import { openPostgres } from '../postgres-backend.ts';
import { roles } from '../roles.ts';

interface EmptyDatabase {
  address(role: 'owner' | 'app' | 'worker'): string;
  /** As many openings as a test asks for. */
  open(): Backend;
}

/** Of the owner's on PostgreSQL; gone when the test is over. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const { drop, ...database } = await createEmptyDatabase();
  onTestFinished(drop);
  return database;
}

/** A database of the kind under test that nothing has migrated yet. */
export async function openEmpty(): Promise<{ backend: Backend; drop(): Promise<void> }> {
  const source = inject('databaseSource');
  if (source.kind === 'postgres') {
    const { open, drop } = await createEmptyDatabase();
    return { backend: open(), drop };
  }
  const backend = await openPglite({ dump: await openAsBlob(source.dumpFiles.unmigrated) });
  return { backend, drop: () => backend.close() };
}

async function createEmptyDatabase(): Promise<EmptyDatabase & { drop(): Promise<void> }> {
  const source = inject('databaseSource');
  if (source.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
  const { administratorUrl, password } = source;
  const name = `pcf_empty_${randomBytes(6).toString('hex')}`;
  const administrator = new pg.Client({ connectionString: administratorUrl });
  await administrator.connect();
  await administrator.query(`create database ${name} owner ${roles.owner}`);
  const address = (role: 'owner' | 'app' | 'worker') => addressFor(administratorUrl, name, role, password);
  const backends: Backend[] = [];
  return {
    address,
    open() {
      const backend = openPostgres(
        { owner: address('owner'), app: address('app'), worker: address('worker') },
        () => {},
      );
      backends.push(backend);
      return backend;
    },
    async drop() {
      await Promise.all(backends.map((backend) => backend.close()));
      await administrator.query(`drop database ${name} with (force)`);
      await administrator.end();
    },
  };
}
