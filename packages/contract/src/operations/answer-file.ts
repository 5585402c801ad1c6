import { z } from 'zod';
import { mostCustomersInQuery } from '../exchange-limits.ts';
import { flag } from '../flag-parameter.ts';
import { receivedFilters } from '../line-filters.ts';
import { listParameter } from '../list-parameter.ts';
import { answerImportResult } from '../resources/answer-import.ts';
import { exportFormats } from '../vocabulary/export-format.ts';
import { answerFileCalls } from './answer-file.calls.ts';
import { spreadsheetTypes } from './file-types.ts';
import { judgingQuery } from './import-query.ts';
import { defineOperations } from './operation.ts';

export const answerFileOperations = defineOperations(answerFileCalls, {
  downloadReceived: {
    tag: 'Customer emission requests',
    summary: 'What is asked of us as a file to fill in',
    query: z.object({
      ...receivedFilters,
      customerIds: listParameter(z.uuid(), mostCustomersInQuery),
      fileName: z.string().max(200).optional(),
      format: z.enum(exportFormats).optional(),
    }),
    success: {
      status: 200,
      body: null,
      files: spreadsheetTypes,
      description: 'The newest first, with the draft or what was submitted last.',
    },
    errors: ['BODY_TOO_LARGE'],
  },
  importAnswers: {
    tag: 'Product',
    summary: 'Take a file of answers, as drafts or to be submitted',
    query: z.object({
      ...judgingQuery,
      submit: flag.describe('Submit what the rows say instead of saving drafts.'),
    }),
    upload: { types: spreadsheetTypes },
    success: { status: 200, body: answerImportResult, description: 'What was found, and what was written.' },
    errors: ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
});
