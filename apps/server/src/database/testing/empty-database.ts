import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Backend } from '../backend.ts';
import { addressFor } from '../create-roles.ts';
import { openPostgres } from '../postgres-backend.ts';
import { roles } from '../roles.ts';

interface EmptyDatabase {
  address(role: 'owner' | 'app' | 'worker'): string;
  /** As many openings as a test asks for. */
  open(): Backend;
}

/** Of the owner's on PostgreSQL; gone when the test is over. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const source = inject('databaseSource');
  if (source.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
  const { administratorUrl, password } = source;
  const name = `pcf_empty_${randomBytes(6).toString('hex')}`;
  const administrator = new pg.Client({ connectionString: administratorUrl });
  await administrator.connect();
  await administrator.query(`create database ${name} owner ${roles.owner}`);
  const address = (role: 'owner' | 'app' | 'worker') => addressFor(administratorUrl, name, role, password);
  const backends: Backend[] = [];
  onTestFinished(async () => {
    await Promise.all(backends.map((backend) => backend.close()));
    await administrator.query(`drop database ${name} with (force)`);
    await administrator.end();
  });
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
  };
}
