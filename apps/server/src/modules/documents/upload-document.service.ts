import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { recordBulk } from '../../database/record-activity.ts';
import type { DocumentStore } from '../../files/document-store.ts';
import type { StoredAnswer } from '../../http/idempotency.ts';
import type { Upload } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueueLater } from '../../jobs/enqueue-later.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { checkedPdfSize } from './checked-pdf.ts';
import { cleanDocumentName } from './clean-document-name.ts';
import { insertDocument } from './documents.queries.ts';
import { presentDocument } from './present-document.ts';
import { checkAnythingFits, checkStorage } from './storage-quota.ts';

const uploads: SharedLimit = { bucket: 'document-uploads', allowed: 600, windowSeconds: 60 * 60 };
/** Far longer than an upload can take: by then a file has its document, or is nobody's. */
const discardAfterSeconds = 60 * 60;

export type DocumentUpload = ReturnType<typeof createDocumentUpload>;

export function createDocumentUpload(database: Database, documents: DocumentStore, limits: Config['limits']) {
  const allowedBytes = limits.organisationStorageBytes;

  /** Whatever happens between the steps, a file that no document has is discarded. */
  async function uploadDocument(upload: Upload<'uploadDocument'>): Promise<StoredAnswer> {
    // Before anything of the file has been read; what was answered already is answered again.
    await database.write(upload.credential, async (tx) => {
      if (!(await upload.isRepetition(tx))) await checkAnythingFits(tx, allowedBytes);
    });
    const { path, name, sha256 } = await upload.receive();
    const sizeBytes = await checkedPdfSize(path);
    const earlier = await upload.earlierAnswer();
    if (earlier) return earlier;
    const storageKey = newStorageKey();
    await database.write(upload.credential, async (tx, { organisationId }) => {
      const wait = await takeLimit(tx, uploads, organisationId);
      if (wait !== undefined) throw tooManyRequests(wait);
      await checkStorage(tx, allowedBytes, sizeBytes);
      await enqueueLater(tx, 'discard-file', { storageKey }, discardAfterSeconds);
    });
    await documents.put(storageKey, createReadStream(path), sizeBytes);
    const concluded = upload.conclude(async (tx, caller) => {
      const row = await insertDocument(tx, {
        organisation_id: caller.organisationId,
        name: cleanDocumentName(name),
        size_bytes: sizeBytes,
        sha256,
        storage_key: storageKey,
        created_by: caller.userId,
      });
      // With the document in it: of two uploads at once the second has waited here for the first.
      await checkStorage(tx, allowedBytes);
      await recordBulk(tx, caller, 'DOCUMENTS_ADDED', 1, { name: row.name });
      return presentDocument({ ...row, size_bytes: sizeBytes, is_used: false });
    });
    return concluded.catch(async (error: unknown) => {
      // Many at once that do not fit in must not take the disk until their jobs come.
      if (error instanceof ProblemError) await documents.remove(storageKey).catch(() => {});
      throw error;
    });
  }

  return { mostBytes: limits.uploadBytes, uploadDocument };
}

/** Nothing of a person's goes into it; the first letters spread the files over folders. */
export function newStorageKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}.pdf`;
}
