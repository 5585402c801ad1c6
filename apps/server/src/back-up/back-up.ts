import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Backend, CopyTransaction } from '../database/backend.ts';
import { readMigrations } from '../database/migrations.ts';
import type { DocumentStore } from '../files/document-store.ts';
import { FileStoreError } from '../files/file-store-error.ts';
import { keepAllPrivate, tellNotPrivate } from '../files/keep-private.ts';
import { StartupError } from '../startup-error.ts';
import { type Contents, documentFile, tableFile, writeContents } from './contents.ts';
import { type CopiedTable, copiedTables, sequenceStates } from './copied-tables.ts';
import { countContent } from './count-content.ts';

/** Readable by the account that made it alone: it holds what every organisation keeps from the others. */
const mode = 0o600;

/** Writes all tables, as they are at one moment, and the documents they name into a folder of their own. */
export async function backUp(backend: Backend, documents: DocumentStore, folder: string): Promise<Contents> {
  await makeEmptyFolder(folder);
  const { keys, ...copied } = await backend.copying(async (tx) => {
    const tables: Contents['tables'] = [];
    for (const table of await copiedTables(tx.run)) tables.push(await copyTable(tx, table, folder));
    const { rows } = await tx.run('select storage_key from document order by 1');
    return { tables, sequences: await sequenceStates(tx.run), keys: rows.map((row) => String(row.storage_key)) };
  });
  const contents: Contents = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: (await readMigrations()).map(({ name, checksum }) => ({ name, checksum })),
    ...copied,
    ...(await copyDocuments(documents, keys, folder)),
  };
  await writeContents(folder, contents);
  return contents;
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 1 || (await readdir(join(folder, 'tables'))).length > 0) {
    throw new StartupError(`The folder ${folder} is not empty: name one that is, or that does not exist yet.`);
  }
  if (!keepAllPrivate(folder)) tellNotPrivate(folder, 'name another one');
}

async function copyTable(tx: CopyTransaction, { name, columns }: CopiedTable, folder: string) {
  const content = countContent();
  await pipeline(
    await tx.copyOut(`select ${columns.join(', ')} from ${name}`),
    content.pass,
    createGzip({ level: 6 }),
    createWriteStream(tableFile(folder, name), { flags: 'wx', mode }),
  );
  const { lines, ...counted } = content.counted();
  return { name, columns: [...columns], rows: lines, ...counted };
}

/** A store that fails so often without a document in between is away, and asking it for the others would take hours. */
const failuresInARow = 10;

/**
 * After the tables: a document is there before the database knows of it. One that was removed since, or that cannot be
 * read while others can, is missing. Where none can be read the store is away, and the back-up would only look whole.
 */
async function copyDocuments(store: DocumentStore, keys: readonly string[], folder: string) {
  const [documents, missing]: [Contents['documents'], string[]] = [[], []];
  let failures: FileStoreError[] = [];
  for (const key of keys) {
    const path = documentFile(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const content = countContent();
    try {
      await pipeline(await store.open(key), content.pass, createWriteStream(path, { flags: 'wx', mode }));
      const { bytes, sha256 } = content.counted();
      documents.push({ key, bytes, sha256 });
      failures = [];
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error;
      await rm(path, { force: true });
      missing.push(key);
      if (!error.isMissing) failures.push(error);
      if (failures.length === failuresInARow) throw notComplete(error);
    }
  }
  const [failure] = failures;
  if (failure && documents.length === 0) throw notComplete(failure);
  return { documents, missing };
}

const notComplete = ({ message }: FileStoreError) => new StartupError(`The back-up is not complete. ${message}.`);
