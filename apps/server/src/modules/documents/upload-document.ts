import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { textLimits } from '@pcf/contract/text-limits';
import { fileTypeFromFile } from 'file-type';
import type { Config } from '../../config.ts';
import type { Database, Tx } from '../../database/database.ts';
import { recordBulk } from '../../database/record-activity.ts';
import type { DocumentStore } from '../../files/document-store.ts';
import type { StoredAnswer } from '../../http/idempotency.ts';
import type { Upload } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueueLater } from '../../jobs/enqueue.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { insertDocument, presentDocument, selectStorageUse } from './documents.queries.ts';

/** What a form writes for the characters that would break its header. */
const escaped: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** Invisible: marks that turn the direction of writing, joiners, halves of characters. */
const invisible = /[\p{Cf}\p{Cs}]/gu;

const extension = /\.[^.\s]{1,10}$/u;

/** With its version, without which no reader opens one. */
const beginning = /^%PDF-\d\.\d/;

/** Refuses where nothing at all fits in any more. */
const checkAnythingFits = (tx: Tx, allowedBytes: number) => checkStorage(tx, allowedBytes, 1);

const storageFull = (usedBytes: number, allowedBytes: number) =>
  new ProblemError('STORAGE_FULL', {
    detail: 'The documents of the organisation take as much as they may: delete some that are not in use.',
    extra: { usedBytes, allowedBytes },
  });

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

  return { maxBytes: limits.uploadBytes, uploadDocument };
}

/** Nothing of a person's goes into it; the first letters spread the files over folders. */
export function newStorageKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}.pdf`;
}

/** Refuses where the documents of the organisation, with so many bytes more, take more than they may. */
async function checkStorage(tx: Tx, allowedBytes: number, furtherBytes = 0): Promise<void> {
  const usedBytes = (await selectStorageUse(tx).executeTakeFirst())?.used_bytes ?? 0;
  if (usedBytes + furtherBytes > allowedBytes) throw storageFull(usedBytes, allowedBytes);
}

/** How large a PDF is. What it is, its content says, whatever its name and its sender claim. */
async function checkedPdfSize(path: string): Promise<number> {
  const type = await fileTypeFromFile(path);
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (type?.mime !== 'application/pdf' || !beginning.test(buffer.toString('latin1'))) {
      throw new ProblemError('INVALID_FILE');
    }
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

/** The name of a file as people see it: without folders, line breaks and what can pretend another name. */
export function cleanDocumentName(given: string): string {
  const name = given
    .replaceAll(/%22|%0D|%0A/gi, (code) => escaped[code.toUpperCase()] ?? '')
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/^.*[/\\]/u, '')
    .trim();
  return /^\.*$/u.test(name) ? 'document.pdf' : cut(name);
}

/** A name that is too long keeps its end, by which people tell what it is. */
function cut(name: string): string {
  const characters = [...name];
  if (characters.length <= textLimits.documentName) return name;
  const end = extension.exec(name)?.[0] ?? '';
  return `${characters
    .slice(0, textLimits.documentName - [...end].length)
    .join('')
    .trimEnd()}${end}`;
}
