import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';
import { fileStoreErrors } from './file-store-error.ts';

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
