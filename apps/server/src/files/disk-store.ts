import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DocumentStore } from './document-store.ts';
import { fileStoreErrors } from './file-store-error.ts';

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
