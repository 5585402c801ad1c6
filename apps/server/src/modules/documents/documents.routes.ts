import { downloads, uploads, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { DocumentDownloads } from './document-downloads.service.ts';
import { type createDocumentList, deleteDocuments } from './documents.service.ts';
import type { DocumentUpload } from './upload-document.service.ts';

export const documentsRoutes = (
  listDocuments: ReturnType<typeof createDocumentList>,
  upload: DocumentUpload,
  files: DocumentDownloads,
): OperationHandlers => ({
  listDocuments,
  uploadDocument: uploads(upload.mostBytes, upload.uploadDocument),
  deleteDocuments: writes(deleteDocuments),
  downloadAnswerDocument: downloads(files.downloadAnswerDocument),
  downloadSubmittedDocument: downloads(files.downloadSubmittedDocument),
});
