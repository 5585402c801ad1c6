import { z } from 'zod';
import { mostConfirmedMatches, mostCustomersInQuery } from '../exchange-limits.ts';
import { receivedFilters } from '../line-filters.ts';
import { listParameter } from '../list-parameter.ts';
import { listOf, paging } from '../list-query.ts';
import {
  answeredWithTemplates,
  answerWithTemplatesRequest,
  confirmedMatches,
  confirmMatchesRequest,
  matchImportResult,
  templateMatch,
} from '../resources/template-match.ts';
import { exportFormats } from '../vocabulary/export-format.ts';
import { matchStates } from '../vocabulary/match-state.ts';
import { spreadsheetTypes } from './file-types.ts';
import { judgingQuery } from './import-query.ts';
import { defineOperations } from './operation.ts';
import { templateAnswersCalls } from './template-answers.calls.ts';

const tag = 'Templates';

const { productRequestStatus, textSearch } = receivedFilters;
const filters = {
  productRequestStatus: productRequestStatus.describe('REQUESTED and REJECTED unless said.'),
  textSearch,
  customerIds: listParameter(z.uuid(), mostCustomersInQuery),
  state: z.enum(matchStates).optional(),
  templateId: z.uuid().optional().describe('Those that are confirmed for this template, or that it fits.'),
  lineIds: listParameter(z.uuid(), mostConfirmedMatches).describe('These lines, whatever their status.'),
};

export const templateAnswersOperations = defineOperations(templateAnswersCalls, {
  listTemplateMatches: {
    tag,
    summary: 'What is asked of us, with the template that stands for each product or those that fit',
    query: z.object({ ...paging, ...filters }),
    success: { status: 200, body: listOf(templateMatch), description: 'The newest first.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  confirmTemplateMatches: {
    tag,
    summary: 'Say which template stands for which product, many at once',
    body: confirmMatchesRequest,
    success: { status: 200, body: confirmedMatches, description: 'Item by item.' },
    errors: [],
  },
  downloadTemplateMatches: {
    tag,
    summary: 'The matches as a file, which can be imported again',
    query: z.object({
      ...filters,
      fileName: z.string().max(200).optional(),
      format: z.enum(exportFormats).optional(),
    }),
    success: { status: 200, body: null, files: spreadsheetTypes, description: 'The newest first.' },
    errors: ['BODY_TOO_LARGE'],
  },
  importTemplateMatches: {
    tag,
    summary: 'Take matches from a file',
    query: z.object({
      ...judgingQuery,
    }),
    upload: { types: spreadsheetTypes },
    success: { status: 200, body: matchImportResult, description: 'What was found, and what was written.' },
    errors: ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
  answerWithTemplates: {
    tag,
    summary: 'Answer many requests with templates, or see what each customer would receive',
    body: answerWithTemplatesRequest,
    success: {
      status: 200,
      body: answeredWithTemplates,
      description: 'Item by item; the others are answered all the same.',
    },
    errors: [],
  },
});
