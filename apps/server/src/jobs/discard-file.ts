import type { Database } from '../database/database.ts';
import type { DocumentStore } from '../files/document-store.ts';
import type { JobPayloads } from './queues.ts';

/** Removes a file that no document has: its document was deleted, or the upload ended before there was one. */
export async function discardFile(
  database: Database,
  documents: DocumentStore,
  { storageKey }: JobPayloads['discard-file'],
): Promise<void> {
  const kept = await database.asWorker((tx) =>
    tx.selectFrom('document').select('id').where('storage_key', '=', storageKey).executeTakeFirst(),
  );
  if (!kept) await documents.remove(storageKey);
}
