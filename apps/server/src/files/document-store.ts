import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { checkedKey } from './checked-key.ts';
import { FileStoreError, fileStoreErrors } from './file-store-error.ts';

/** Where the files of documents are kept; the database knows them by their keys. Fails with a FileStoreError. */
export interface DocumentStore {
  put(key: string, content: Readable, sizeBytes: number): Promise<void>;
  /** The file as a stream, once its first bytes can be read. */
  open(key: string): Promise<Readable>;
  /** A file that is not there is removed already. */
  remove(key: string): Promise<void>;
}

export async function createDocumentStore(settings: Config['documents']): Promise<DocumentStore> {
  if (settings.kind === 'disk') return diskStore(settings.folder);
  // The client of S3 is large, and read only where it is used.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(settings);
}

/** Files in a folder; several processes may share it. A file has its name only once all of it is on disk. */
export function diskStore(folder: string): DocumentStore {
  return {
    put: (key, content) => fileStoreErrors('A file could not be written to disk', () => write(folder, key, content)),
    open: (key) => fileStoreErrors('A file could not be read from disk', () => read(folder, key)),
    remove: (key) =>
      fileStoreErrors('A file could not be removed from disk', async () => {
        const path = join(folder, checkedKey(key));
        await rm(path, { force: true });
        await rm(unfinished(path), { force: true });
      }),
  };
}

/** Where a file is written to first. What a killed process leaves there is removed with its key; no key has a dot in front. */
const unfinished = (path: string) => join(dirname(path), `.${basename(path)}.part`);

/** What the database is told to remember must outlive a power failure: the file, its name and its folder. */
async function write(folder: string, key: string, content: Readable): Promise<void> {
  // The content may fail before it is read; reading it then says so.
  content.on('error', () => {});
  try {
    const path = join(folder, checkedKey(key));
    const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeWhole(path, content);
    await syncFolder(dirname(path));
    if (made) await syncFolder(dirname(made));
  } finally {
    content.destroy();
  }
}

async function writeWhole(path: string, content: Readable): Promise<void> {
  const part = unfinished(path);
  try {
    const file = await open(part, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * A missing file shows when it is opened, which must be before an answer begins. Without its folder, on a volume that is
 * not mounted, no file can be called missing.
 */
async function read(folder: string, key: string): Promise<Readable> {
  const stream = createReadStream(join(folder, checkedKey(key)));
  try {
    await once(stream, 'open');
  } catch (error) {
    await access(folder).catch(() => {
      throw new Error('The folder of the documents is not there');
    });
    throw error;
  }
  return stream;
}

/** Some systems and volumes have no such thing for folders. */
const cannotSync = new Set(['EACCES', 'EBADF', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM']);

async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path);
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    if (!cannotSync.has(Object(error).code)) throw error;
  }
}

/** Writes, reads and removes a file, so that a wrong setting shows at the start and not with the first upload. */
export async function checkDocumentStore(store: DocumentStore, settings: Config['documents']): Promise<void> {
  const key = `start-${randomUUID()}`;
  const content = Buffer.from('start');
  try {
    await store.put(key, Readable.from([content]), content.length);
    (await store.open(key)).resume();
    await store.remove(key);
  } catch (error) {
    if (error instanceof FileStoreError) throw new StartupError(`${adviceFor(settings)} (${error.message})`);
    throw error;
  }
}

function adviceFor(settings: Config['documents']): string {
  if (settings.kind === 'disk') {
    return `Documents cannot be kept in ${settings.folder}: give the folder to this user, or set DOCUMENTS_DIR to another one.`;
  }
  const place = settings.endpoint ? ` at ${new URL(settings.endpoint).host}` : '';
  const keys = settings.keys ? 'the keys' : 'what the AWS_ variables, the shared files or the machine give';
  return `Documents cannot be kept in the bucket ${settings.bucket}${place}: correct the S3_ settings, or let ${keys} write, read and delete there.`;
}
