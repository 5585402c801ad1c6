import { z } from 'zod';
import { filterQuery } from '../filter-query.ts';
import { listOf, paging } from '../list-query.ts';
import { attachment, attachmentsDeleteRequest, deletedAttachments, storage } from '../resources/document.ts';
import { documentsCalls } from './documents.calls.ts';
import { documentFilters } from './documents.filters.ts';
import { documentTypes } from './file-types.ts';
import { defineOperations } from './operation.ts';

const tag = 'Organisation';

export const documentsOperations = defineOperations(documentsCalls, {
  listDocuments: {
    tag,
    summary: 'The documents of the library',
    query: z.object({ ...paging, ...filterQuery(documentFilters, {}) }),
    success: { status: 200, body: listOf(attachment).extend({ storage }), description: 'The newest first.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  uploadDocument: {
    tag,
    summary: 'Add a PDF to the library',
    upload: { types: documentTypes },
    success: { status: 200, body: attachment, description: 'The document.' },
    errors: ['INVALID_FILE', 'STORAGE_FULL', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
  deleteDocuments: {
    tag,
    summary: 'Delete documents that no submission and no sold product carries; all or nothing',
    body: attachmentsDeleteRequest,
    success: { status: 200, body: deletedAttachments, description: 'They are gone.' },
    errors: ['NOT_FOUND', 'DOCUMENT_IN_USE'],
  },
});
