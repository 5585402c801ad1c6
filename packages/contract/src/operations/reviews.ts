import { z } from 'zod';
import { requestedProduct, requestReference } from '../resources/emission-request.ts';
import {
  acceptManyRequest,
  acceptManyResult,
  acceptRequest,
  emissionDataRejectionRequest,
  emissionDetails,
} from '../resources/review.ts';
import { maxVersions } from '../version-number.ts';
import { documentTypes, footprintTypes } from './file-types.ts';
import { defineOperations } from './operation.ts';
import { reviewsCalls } from './reviews.calls.ts';

const tag = 'Customer emission requests';
const ofProduct = z.object({ productId: z.uuid() });
const ofLine = z.object({ requestReference, productId: z.uuid() });
const ofVersion = z.coerce.number().int().min(1).max(maxVersions);

export const reviewsOperations = defineOperations(reviewsCalls, {
  acceptEmissionData: {
    tag,
    summary: 'Accept what was submitted',
    params: ofLine,
    body: acceptRequest.optional(),
    success: { status: 200, body: requestedProduct, description: 'In force from now on.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'STALE_VERSION'],
  },
  acceptEmissionDataOfProduct: {
    tag,
    summary: 'Accept what was submitted for a product',
    params: ofProduct,
    body: acceptRequest.optional(),
    success: { status: 200, body: requestedProduct, description: 'In force from now on.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'STALE_VERSION', 'AMBIGUOUS_REQUEST'],
  },
  rejectEmissionData: {
    tag,
    summary: 'Send data back with a comment, or withdraw an acceptance',
    params: ofLine,
    body: emissionDataRejectionRequest,
    success: { status: 200, body: requestedProduct, description: 'Waiting for the supplier.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'STALE_VERSION'],
  },
  rejectEmissionDataOfProduct: {
    tag,
    summary: 'Send the data of a product back with a comment, or withdraw an acceptance',
    params: ofProduct,
    body: emissionDataRejectionRequest,
    success: { status: 200, body: requestedProduct, description: 'Waiting for the supplier.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'STALE_VERSION', 'AMBIGUOUS_REQUEST'],
  },
  acceptManyEmissionData: {
    tag,
    summary: 'Accept many submissions, each with its version',
    body: acceptManyRequest,
    success: { status: 200, body: acceptManyResult, description: 'What was accepted and what was not.' },
    errors: [],
  },
  getEmissionDetails: {
    tag,
    summary: 'What was submitted for one product, with the versions before',
    params: ofLine,
    query: z.object({ version: ofVersion.optional().describe('The newest unless said.') }),
    success: { status: 200, body: emissionDetails, description: 'By the newest reference or an older one.' },
    errors: ['NOT_FOUND'],
  },
  downloadReceivedFootprint: {
    tag,
    summary: 'The document that a partner on another platform sent, as it came',
    params: ofLine.extend({ version: ofVersion }),
    success: { status: 200, body: null, files: footprintTypes, description: 'The file.' },
    errors: ['NOT_FOUND'],
  },
  downloadSubmittedDocument: {
    tag,
    summary: 'A document that a supplier submitted',
    params: ofLine.extend({ attachmentId: z.uuid() }),
    success: { status: 200, body: null, files: documentTypes, description: 'The file.' },
    errors: ['NOT_FOUND'],
  },
});
