import { z } from 'zod';
import { maxSuppliersInPath } from '../exchange-limits.ts';
import { filterQuery } from '../filter-query.ts';
import { purchasedQuery } from '../line-query.ts';
import { listOf, paging } from '../list-query.ts';
import {
  campaign,
  campaignDetails,
  changeDueDateRequest,
  changeDueDateResult,
  createEmissionRequestRequest,
  emissionRequest,
  lineCommentRequest,
  requestedProduct,
  requestProductsRequest,
  requestProductsResult,
  requestReference,
  resendPartlyRequest,
  resendRequest,
  resendResult,
} from '../resources/emission-request.ts';
import { exportFormats, sortDirections } from '../vocabulary/lists.ts';
import { spreadsheetTypes } from './file-types.ts';
import { defineOperations } from './operation.ts';
import { requestsCalls } from './requests.calls.ts';
import { requestFilters } from './requests.filters.ts';

const tag = 'Customer emission requests';
const ofLine = z.object({ requestReference, productId: z.uuid() });
const download = z.object({
  fileName: z.string().max(200).optional(),
  format: z.enum(exportFormats).optional().describe('csv unless said.'),
});
const supplierIdsInPath = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(maxSuppliersInPath))
  .describe('Separated by commas.');

export const requestsOperations = defineOperations(requestsCalls, {
  createEmissionRequest: {
    tag,
    summary: 'Ask one supplier for the data of products',
    body: createEmissionRequestRequest,
    success: { status: 201, body: emissionRequest, description: 'The request; all of its products or none.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'SUPPLIER_AWAY'],
  },
  listEmissionRequests: {
    tag,
    summary: 'Requests that were sent',
    query: z.object({
      ...paging,
      ...filterQuery(requestFilters, {
        productRequestStatus: 'Those with at least one line in one of these statuses.',
      }),
      sortDirection: z.enum(sortDirections).optional(),
    }),
    success: { status: 200, body: listOf(emissionRequest), description: 'The newest first unless asked otherwise.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  requestProducts: {
    tag: 'Product',
    summary: 'Ask every supplier that products are linked to',
    body: requestProductsRequest,
    success: { status: 200, body: requestProductsResult, description: 'One request for each supplier, item by item.' },
    errors: [],
  },
  resendRequests: {
    tag: 'Product',
    summary: 'Remind suppliers, or ask them anew; all or nothing',
    body: resendRequest,
    success: { status: 200, body: resendResult, description: 'Everything was sent.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'AMBIGUOUS_REQUEST', 'SUPPLIER_AWAY'],
  },
  resendRequestsPartly: {
    tag: 'Product',
    summary: 'Remind suppliers, or ask them anew, as far as possible',
    body: resendPartlyRequest,
    success: { status: 200, body: resendResult, description: 'What was sent and what was not.' },
    errors: [],
  },
  changeDueDate: {
    tag: 'Product',
    summary: 'Change or remove the due date of what is waited for, without a reminder; all or nothing',
    body: changeDueDateRequest,
    success: { status: 200, body: changeDueDateResult, description: 'The supplier sees it; no email is sent.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'AMBIGUOUS_REQUEST'],
  },
  getRequestedProduct: {
    tag,
    summary: 'One product of a request, with its history',
    params: ofLine,
    success: { status: 200, body: requestedProduct, description: 'By the newest reference or an older one.' },
    errors: ['NOT_FOUND'],
  },
  addCustomerComment: {
    tag,
    summary: 'Write to the supplier about one product',
    params: ofLine,
    body: lineCommentRequest,
    success: { status: 200, body: requestedProduct, description: 'With the comment in its timeline.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  downloadPurchased: {
    tag,
    summary: 'Purchased products as a file',
    query: download.extend(purchasedQuery),
    success: {
      status: 200,
      body: null,
      files: spreadsheetTypes,
      description: 'Every filterable column. A spreadsheet has at most 50,000 rows.',
    },
    errors: ['BODY_TOO_LARGE'],
  },
  downloadPurchasedOfSuppliers: {
    tag,
    summary: 'Purchased products of some suppliers as a file',
    params: z.object({ supplierIds: supplierIdsInPath }),
    query: download,
    success: {
      status: 200,
      body: null,
      files: spreadsheetTypes,
      description: 'Every filterable column. A spreadsheet has at most 50,000 rows.',
    },
    errors: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  },
  listCampaigns: {
    tag,
    summary: 'Campaigns with their progress',
    query: z.object(paging),
    success: { status: 200, body: listOf(campaign), description: 'The newest first.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  getCampaign: {
    tag,
    summary: 'One campaign, supplier by supplier',
    params: z.object({ campaignId: z.uuid() }),
    success: { status: 200, body: campaignDetails, description: 'Those that have answered nothing first.' },
    errors: ['NOT_FOUND'],
  },
});
