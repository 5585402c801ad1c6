import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../testing/database-source.ts';
import type { Backend } from './backend.ts';
import { isMigrated, migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { migrateBeforeSquash } from './testing/before-squash/migrate-before-squash.ts';
import { openEmpty } from './testing/empty-database.ts';
import { readCatalogue } from './testing/read-catalogue.ts';

async function listed(backend: Backend) {
  const { rows } = await backend.executeSql('owner')('select name, checksum from schema_migration order by name');
  return rows;
}

async function fresh(): Promise<Backend> {
  const { backend, drop } = await openTestDatabase(inject('databaseSource'));
  onTestFinished(drop);
  return backend;
}

const listedHere = async () => (await readMigrations()).map(({ name, checksum }) => ({ name, checksum }));

describe('a database of the last version before the migrations were squashed', () => {
  let old: Backend;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ backend: old, drop } = await openEmpty());
    await migrateBeforeSquash(old);
  });
  afterAll(() => drop());

  it.each([
    [
      'lacks its last migration',
      "delete from schema_migration where name = '0042-one-count'",
      'The database is at 0039-checked-passwords: start the last version before the migrations were squashed first (its last one is 0042-one-count), then this one.',
    ],
    [
      'has a migration that was changed',
      "update schema_migration set checksum = 'other' where name = '0019-picture'",
      'The database is at 0042-one-count with another 0019-picture than was released, so that nobody can say what it has',
    ],
    [
      'lacks one in between',
      "delete from schema_migration where name = '0019-picture'",
      'The database is at 0042-one-count but lacks 0019-picture, so that nobody can say what it has',
    ],
    [
      'has a migration of a newer version',
      "insert into schema_migration (name, checksum) values ('0043-later', 'any')",
      'The database has the migration 0043-later, which this version does not know: it belongs to a newer version, so start that one.',
    ],
    [
      'has one of those that took their place beside them',
      "insert into schema_migration (name, checksum) values ('0001-core', 'any')",
      'The database is at 0042-one-count: start the last version before',
    ],
  ])('is refused and left as it is where it %s', async (_case, change, reason) => {
    const run = old.executeSql('owner');
    const [complete, catalogue] = [await listed(old), await readCatalogue(run)];
    onTestFinished(async () => {
      await run('delete from schema_migration');
      for (const { name, checksum } of complete)
        await run('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    });
    await run(change);
    const before = await listed(old);
    await expect(migrate(old)).rejects.toThrow(reason);
    await expect(isMigrated(old)).rejects.toThrow(reason);
    expect(await listed(old)).toEqual(before);
    expect(await readCatalogue(run)).toEqual(catalogue);
  });

  it('becomes one of this version, with the catalogue of a fresh one', async () => {
    const run = old.executeSql('owner');
    const { rows: keys } = await run('select key from number_key');
    expect(await isMigrated(old)).toBe(false);
    await migrate(old);
    expect(await isMigrated(old)).toBe(true);
    expect(await listed(old)).toEqual(await listedHere());
    expect(await readCatalogue(run)).toEqual(await readCatalogue((await fresh()).executeSql('owner')));
    // Nothing was run anew.
    expect((await run('select key from number_key')).rows).toEqual(keys);
    await migrate(old);
    expect(await listed(old)).toEqual(await listedHere());
  });
});

describe('a database of a newer version', () => {
  it('is refused and left as it is', async () => {
    const newer = await fresh();
    await newer.executeSql('owner')("insert into schema_migration (name, checksum) values ('9999-later', 'any')");
    const before = await listed(newer);
    const reason = 'The database has the migration 9999-later, which this version does not know';
    await expect(migrate(newer)).rejects.toThrow(reason);
    await expect(isMigrated(newer)).rejects.toThrow(reason);
    expect(await listed(newer)).toEqual(before);
  });
});
