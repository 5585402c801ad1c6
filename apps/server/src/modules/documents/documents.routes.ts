import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Config } from '../../config.ts';
import type { Caller, Tx } from '../../database/database.ts';
import { recordBulk } from '../../database/record-activity.ts';
import { isDeadlock, isForeignKeyViolation } from '../../database/sql-error.ts';
import { downloads, reads, uploads, writes } from '../../http/operation-handler.ts';
import { checkPage } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import type { DocumentDownloads } from './document-downloads.service.ts';
import {
  countDocuments,
  deleteDocumentRows,
  presentDocument,
  selectDocuments,
  selectStorageUse,
} from './documents.queries.ts';
import type { DocumentUpload } from './upload-document.ts';

export const createDocumentList = ({
  organisationStorageBytes: allowedBytes,
}: Pick<Config['limits'], 'organisationStorageBytes'>) =>
  reads<
    'listDocuments',
    {
      page: ReturnType<typeof selectDocuments>;
      count: ReturnType<typeof countDocuments>;
      use: ReturnType<typeof selectStorageUse>;
    }
  >(
    (db, { query }) => ({
      page: selectDocuments(db, query, checkPage(query)),
      count: countDocuments(db, query),
      use: selectStorageUse(db),
    }),
    ({ page, count: [total], use: [use] }) => ({
      data: page.map(presentDocument),
      metadata: { count: total?.count ?? 0 },
      storage: { usedBytes: use?.used_bytes ?? 0, allowedBytes },
    }),
  );

export const documentsRoutes = (
  listDocuments: ReturnType<typeof createDocumentList>,
  upload: DocumentUpload,
  files: DocumentDownloads,
): OperationHandlers => ({
  listDocuments,
  uploadDocument: uploads(upload.maxBytes, upload.uploadDocument),
  deleteDocuments: writes(deleteDocuments),
  downloadAnswerDocument: downloads(files.downloadAnswerDocument),
  downloadSubmittedDocument: downloads(files.downloadSubmittedDocument),
});

/** All of them or none. The files go once the rows are gone for good. */
async function deleteDocuments(
  tx: Tx,
  { body }: CheckedInput<'deleteDocuments'>,
  caller: Caller,
): Promise<OperationOutput<'deleteDocuments'>> {
  const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))];
  const deleted = await deleteDocumentRows(tx, ids).catch((error: unknown) => {
    // Two that wait for each other are this and a submission or a template that is just being made with the same documents.
    if (isForeignKeyViolation(error) || isDeadlock(error)) throw new ProblemError('DOCUMENT_IN_USE');
    throw error;
  });
  if (deleted.length < ids.length) throw new ProblemError('NOT_FOUND');
  await enqueueAll(
    tx,
    'discard-file',
    deleted.map(({ storage_key: storageKey }) => ({ storageKey })),
  );
  const [first] = deleted;
  await recordBulk(tx, caller, 'DOCUMENTS_DELETED', deleted.length, first && { name: first.name });
  return { deleted: deleted.length };
}
