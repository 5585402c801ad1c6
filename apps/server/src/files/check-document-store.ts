import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import type { DocumentStore } from './document-store.ts';
import { FileStoreError } from './file-store-error.ts';

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
