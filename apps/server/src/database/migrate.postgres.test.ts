import { describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { migrateBeforeSquash } from './testing/before-squash/migrate-before-squash.ts';
import { emptyDatabase } from './testing/empty-database.ts';

describe('migrate', () => {
  it('is safe when three processes start together: every migration and key is there once', async () => {
    const { open } = await emptyDatabase();
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

  it('is safe when two processes start together on a database of before the squash', async () => {
    const { open } = await emptyDatabase();
    await migrateBeforeSquash(open());
    await Promise.all([migrate(open()), migrate(open())]);
    const { rows } = await open().executeSql('owner')('select name, checksum from schema_migration order by name');
    expect(rows).toEqual((await readMigrations()).map(({ name, checksum }) => ({ name, checksum })));
  });

  it('does nothing the second time, and refuses a migration that was changed after it had been applied', async () => {
    const { open } = await emptyDatabase();
    const backend = open();
    await migrate(backend);
    await migrate(backend);
    await backend.executeSql('owner')("update schema_migration set checksum = 'other'");
    await expect(migrate(backend)).rejects.toThrow('was changed after it had been applied');
  });
});
