import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';
import { StartupError } from '../startup-error.ts';
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

/** Files in a folder; several processes may share it. */
export function diskStore(folder: string): DocumentStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (key, content) =>
      fileStoreErrors('A file could not be written to disk', async () => {
        await disk.putStream(key, content);
        await reachDisk(join(folder, key));
      }),
    open: (key) => fileStoreErrors('A file could not be read from disk', async () => opened(await disk.getStream(key))),
    remove: (key) => fileStoreErrors('A file could not be removed from disk', () => disk.delete(key)),
  };
}

/** What the database is told to remember must outlive a power failure. */
async function reachDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/** A missing file shows when it is opened, which must be before an answer begins. */
async function opened(stream: Readable): Promise<Readable> {
  await once(stream, 'open');
  return stream;
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
  return `Documents cannot be kept in the bucket ${settings.bucket}${place}: correct the S3_ settings, or let the keys write, read and delete there.`;
}
