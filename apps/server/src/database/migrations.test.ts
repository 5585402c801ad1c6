import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { isSquashed } from './applied-migrations.ts';
import { readMigrations } from './migrations.ts';
import { squashed, squashedInto } from './squashed-migrations.ts';
import { migrationsBeforeSquash } from './testing/before-squash/migrate-before-squash.ts';

const checksums = (migrations: readonly { name: string; checksum: string }[]) =>
  Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum]));

it('no migration changes after it has landed', async () => {
  const landed = JSON.parse(await readFile(new URL('migrations/landed.json', import.meta.url), 'utf8'));
  expect(
    checksums(await readMigrations()),
    'Databases have what has landed: undo the change, write a new migration, and add its line to migrations/landed.json.',
  ).toEqual(landed);
});

it('migrations name the roles by placeholders alone', async () => {
  for (const { name } of await readMigrations()) {
    const text = await readFile(new URL(`migrations/${name}.sql`, import.meta.url), 'utf8');
    expect(text, name).not.toMatch(/pcf_(owner|app|worker)/);
  }
});

it('knows exactly the migrations that were squashed, and what took their place', async () => {
  expect(Object.fromEntries(squashed)).toEqual(checksums(await migrationsBeforeSquash()));
  const names = (await readMigrations()).map(({ name }) => name);
  expect(names.slice(0, squashedInto.length)).toEqual(squashedInto);
  expect(names.filter((name) => squashed.has(name))).toEqual([]);
});

it('takes no list that names one migration as often as there were', () => {
  const all = [...squashed].map(([name, checksum]) => ({ name, checksum }));
  expect(isSquashed(all)).toBe(true);
  expect(isSquashed(all.flatMap((_, __, [first]) => (first ? [first] : [])))).toBe(false);
});

it('ends of lines make no other migration', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-migrations-'));
  const [first] = await readMigrations();
  const text = await readFile(new URL(`migrations/${first?.name}.sql`, import.meta.url), 'utf8');
  await writeFile(join(folder, `${first?.name}.sql`), text.replaceAll('\n', '\r\n'));
  expect(checksums(await readMigrations(pathToFileURL(`${folder}/`)))).toEqual(checksums(first ? [first] : []));
});
