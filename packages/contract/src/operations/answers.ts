import { z } from 'zod';
import { filterQuery } from '../filter-query.ts';
import { flag } from '../flag-parameter.ts';
import { receivedQuery } from '../line-query.ts';
import { listOf, paging, sorting } from '../list-query.ts';
import { answerImportResult } from '../resources/answer-import.ts';
import {
  declineRequest,
  emissionAnswer,
  emissionRequestProductFormData,
  lockTaken,
  postponeRequest,
  receivedProduct,
  receivedRequest,
  receivedRequestDetails,
  savedDraft,
  updateEmissionDraftDataRequest,
} from '../resources/emission-answer.ts';
import { lineCommentRequest, requestReference } from '../resources/emission-request.ts';
import { exportFormats, sortDirections } from '../vocabulary/lists.ts';
import { receivedRequestSortFields } from '../vocabulary/requests.ts';
import { answersCalls } from './answers.calls.ts';
import { receivedRequestFilters } from './answers.filters.ts';
import { documentTypes, spreadsheetTypes } from './file-types.ts';
import { judgingQuery } from './import-query.ts';
import { defineOperations } from './operation.ts';

const tag = 'Supplier';
const ofLine = z.object({ requestReference, productId: z.uuid() });

export const answersOperations = defineOperations(answersCalls, {
  listReceivedProductRequests: {
    tag: 'Product',
    summary: 'What is asked of us, a row a product',
    query: z.object({
      ...paging,
      ...sorting(receivedRequestSortFields),
      ...receivedQuery,
    }),
    success: { status: 200, body: listOf(receivedProduct), description: 'The newest first unless asked otherwise.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  listSupplierProducts: {
    tag,
    summary: 'What is asked of us, by product',
    query: z.object(paging),
    success: { status: 200, body: listOf(receivedProduct), description: 'The newest first.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  listReceivedRequests: {
    tag,
    summary: 'Requests that were received',
    query: z.object({
      ...paging,
      ...filterQuery(receivedRequestFilters, {
        productRequestStatus: 'Those with at least one line in one of these statuses.',
      }),
      sortDirection: z.enum(sortDirections).optional(),
    }),
    success: { status: 200, body: listOf(receivedRequest), description: 'The newest first unless asked otherwise.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  getReceivedRequest: {
    tag,
    summary: 'One request that was received, with its products',
    params: z.object({ requestReference }),
    success: { status: 200, body: receivedRequestDetails, description: 'The request.' },
    errors: ['NOT_FOUND'],
  },
  getEmissionAnswer: {
    tag,
    summary: 'One product of a request: what is asked, the draft, what was submitted',
    params: ofLine,
    success: { status: 200, body: emissionAnswer, description: 'By the newest reference or an older one.' },
    errors: ['NOT_FOUND'],
  },
  submitEmissionData: {
    tag,
    summary: 'Submit emission data',
    params: ofLine,
    body: emissionRequestProductFormData,
    success: { status: 200, body: emissionAnswer, description: 'Waiting for the review of the customer.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'STALE_VERSION', 'LOCKED'],
  },
  saveEmissionDraft: {
    tag,
    summary: 'Save a draft, which nobody but the own organisation sees',
    params: ofLine,
    body: updateEmissionDraftDataRequest,
    success: { status: 200, body: savedDraft, description: 'Saved; the lock is renewed.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'STALE_VERSION', 'LOCKED'],
  },
  lockEmissionData: {
    tag,
    summary: 'Take the lock for 15 minutes, or renew it',
    params: ofLine,
    success: { status: 200, body: lockTaken, description: 'Held by the caller.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'LOCKED'],
  },
  unlockEmissionData: {
    tag,
    summary: 'Release the lock, the own one or, as ADMIN, a colleague’s',
    params: ofLine,
    success: { status: 204, body: null, description: 'Nobody holds it.' },
    errors: ['NOT_FOUND', 'LOCKED'],
  },
  postponeEmissionRequest: {
    tag,
    summary: 'Say by when there will be data; reminders pause until then',
    params: ofLine,
    body: postponeRequest,
    success: { status: 200, body: emissionAnswer, description: 'Expected by that day; the status stays.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  declineEmissionRequest: {
    tag,
    summary: 'Decline to answer, with a reason',
    params: ofLine,
    body: declineRequest,
    success: { status: 200, body: emissionAnswer, description: 'Declined; the draft stays.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  addSupplierComment: {
    tag,
    summary: 'Write to the customer about one product',
    params: ofLine,
    body: lineCommentRequest,
    success: { status: 200, body: emissionAnswer, description: 'With the comment in its timeline.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  downloadAnswerDocument: {
    tag,
    summary: 'A document of the own answer',
    params: ofLine.extend({ attachmentId: z.uuid() }),
    success: { status: 200, body: null, files: documentTypes, description: 'The file.' },
    errors: ['NOT_FOUND'],
  },
  downloadReceived: {
    tag: 'Customer emission requests',
    summary: 'What is asked of us as a file to fill in',
    query: z.object({
      ...receivedQuery,
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
