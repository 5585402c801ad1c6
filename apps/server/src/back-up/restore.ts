import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { appliedOf, isSquashed } from '../database/applied-migrations.ts';
import type { Backend, CopyTransaction, ExecuteSql } from '../database/backend.ts';
import { migrate, migrationsIn } from '../database/migrate.ts';
import { type Migration, readMigrations } from '../database/migrations.ts';
import type { DocumentStore } from '../files/document-store.ts';
import { StartupError } from '../startup-error.ts';
import { type BackedUpTable, type Contents, documentFile, readContents, tableFile } from './contents.ts';
import { type CopiedTable, copiedTables, withoutRules } from './copied-tables.ts';
import { countContent } from './count-content.ts';

/**
 * Brings a back-up into a database that nobody has used yet: all of it, or nothing where anything is wrong with it. One of
 * an earlier version comes back as that version had it, and is then brought up to date as a database of it would be.
 */
export async function restore(
  backend: Backend,
  documents: DocumentStore,
  folder: string,
  known?: readonly Migration[],
): Promise<Contents> {
  const contents = await readContents(folder);
  const migrations = known ?? (await readMigrations());
  const version = versionOf(contents, migrations, folder);
  await refuseUsed(backend);
  await refuseNewer(backend, version);
  await migrate(backend, version);
  await load(backend, documents, contents, folder);
  // Also where no migration is missing: the queues are those of the back-up until then.
  await migrate(backend, migrations);
  await analyse(backend.executeSql('owner'));
  return contents;
}

/** Into the tables of the version that made it. */
export async function load(backend: Backend, documents: DocumentStore, contents: Contents, folder: string) {
  for (const document of contents.documents) await restoreDocument(documents, document, folder);
  await backend.copying(async (tx) => {
    const tables = await copiedTables(tx.run);
    checkTables(tables, contents.tables, folder);
    await withoutRules(tx.run, tables, async () => {
      await tx.run(`truncate ${tables.map(({ name }) => name).join(', ')}`);
      for (const table of contents.tables) await restoreTable(tx, table, folder);
    });
    for (const { name, value } of contents.sequences)
      await tx.run('select setval($1::regclass, $2::bigint)', [name, value]);
  });
}

const analyse = (run: ExecuteSql) => run('analyze');

/** The migrations by which the version that made it had made its database: ours up to one of them. */
function versionOf({ migrations, madeAt }: Contents, known: readonly Migration[], folder: string): Migration[] {
  const count = isSquashed(migrations) ? appliedOf(known, migrations).length : migrations.length;
  const version = known.slice(0, count);
  const isOurs = migrations.every(({ name, checksum }, at) => {
    const ours = version[at];
    return ours !== undefined && ours.name === name && ours.checksum === checksum;
  });
  if (count > 0 && (isOurs || isSquashed(migrations))) return version;
  throw new StartupError(
    `The back-up in ${folder} of ${madeAt} was made by a version that this one does not know (its last migration is ${migrations.at(-1)?.name}): restore it with that version, then start this one.`,
  );
}

/** What was made for later versions cannot be undone. */
async function refuseNewer(backend: Backend, version: readonly Migration[]): Promise<void> {
  const names = new Set(version.map(({ name }) => name));
  const later = (await migrationsIn(backend.executeSql('owner'))).find(({ name }) => !names.has(name));
  if (later === undefined) return;
  throw new StartupError(
    `The database has ${later.name} already, and the back-up is of an earlier version: restore it into a database, or a data folder, on which no version has started yet.`,
  );
}

async function refuseUsed(backend: Backend): Promise<void> {
  const run = backend.executeSql('owner');
  const { rows: tables } = await run("select to_regclass('public.organisation') is not null as made");
  if (tables[0]?.made !== true) return;
  const { rows } = await run('select exists (select from organisation) as used');
  if (rows[0]?.used === false) return;
  throw new StartupError('The database has organisations in it already: a back-up is restored into an empty one.');
}

/** The same tables with the same columns, whatever a file says: nothing of a back-up becomes SQL that is not ours. */
function checkTables(tables: readonly CopiedTable[], backedUp: readonly BackedUpTable[], folder: string): void {
  const spelled = (each: readonly CopiedTable[]) =>
    each.map(({ name, columns }) => `${name} (${columns.join()})`).join();
  if (spelled(tables) === spelled(backedUp)) return;
  throw new StartupError(`The back-up in ${folder} has other tables than this database.`);
}

async function restoreTable(tx: CopyTransaction, { name, columns, ...expected }: BackedUpTable, folder: string) {
  const content = countContent();
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(tableFile(folder, name)), unpacked);
  await Promise.all([reading, tx.copyIn(`${name} (${columns.join(', ')})`, Readable.from(content.pass(unpacked)))]);
  const { bytes, lines, sha256 } = content.counted();
  if (bytes !== expected.bytes || lines !== expected.rows || sha256 !== expected.sha256) throw damaged(folder, name);
}

async function restoreDocument(
  store: DocumentStore,
  { key, bytes, sha256 }: Contents['documents'][number],
  folder: string,
): Promise<void> {
  const content = countContent();
  const file = createReadStream(documentFile(folder, key));
  await store.put(key, Readable.from(content.pass(file), { objectMode: false }), bytes);
  if (content.counted().sha256 === sha256) return;
  await store.remove(key);
  throw damaged(folder, key);
}

const damaged = (folder: string, name: string) =>
  new StartupError(`The back-up in ${folder} is damaged: ${name} is not what was written.`);
