import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { addressFor } from './create-roles.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { openPostgres } from './postgres-backend.ts';
import { roles } from './roles.ts';

/** An empty database of the owner's, and as many openings of it as a test asks for. */
async function emptyDatabase() {
  const source = inject('databaseSource');
  if (source.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
  const { administratorUrl, password } = source;
  const name = `pcf_empty_${randomBytes(6).toString('hex')}`;
  const administrator = new pg.Client({ connectionString: administratorUrl });
  await administrator.connect();
  await administrator.query(`create database ${name} owner ${roles.owner}`);
  const address = (role: 'owner' | 'app' | 'worker') => addressFor(administratorUrl, name, role, password);
  const backends: ReturnType<typeof openPostgres>[] = [];
  onTestFinished(async () => {
    await Promise.all(backends.map((backend) => backend.close()));
    await administrator.query(`drop database ${name} with (force)`);
    await administrator.end();
  });
  return () => {
    const backend = openPostgres({ owner: address('owner'), app: address('app'), worker: address('worker') }, () => {});
    backends.push(backend);
    return backend;
  };
}

describe('migrate', () => {
  it('is safe when three processes start together: every migration and key is there once', async () => {
    const open = await emptyDatabase();
    await Promise.all([migrate(open()), migrate(open()), migrate(open())]);
    const ask = open().executeSql('owner');
    const { rows } = await ask('select name from schema_migration order by name');
    expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
    expect(
      (await ask('select purpose, count(*)::integer as keys from signing_key group by purpose order by purpose')).rows,
    ).toEqual([
      { purpose: 'REFRESH', keys: 1 },
      { purpose: 'TOKENS', keys: 1 },
    ]);
    expect(
      (await ask("select name from pgboss.queue where name in ('mail', 'clean-up') order by name")).rows,
    ).toHaveLength(2);
  });

  it('does nothing the second time, and refuses a migration that was changed after it had been applied', async () => {
    const open = await emptyDatabase();
    const backend = open();
    await migrate(backend);
    await migrate(backend);
    await backend.executeSql('owner')("update schema_migration set checksum = 'other'");
    await expect(migrate(backend)).rejects.toThrow('was changed after it had been applied');
  });
});
