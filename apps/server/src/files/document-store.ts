import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { diskStore } from './disk-store.ts';

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
