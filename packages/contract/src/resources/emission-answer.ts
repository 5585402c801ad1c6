import { z } from 'zod';
import { textLimits } from '../text-limits.ts';
import { versionNumber } from '../version-number.ts';
import { emissionUnits } from '../vocabulary/emission-data.ts';
import { declineNeedsText, declineReasonCodes, productRequestStatuses } from '../vocabulary/requests.ts';
import { emissionData } from './emission-data.ts';
import { itemData } from './emission-data-item.ts';
import { requestExpectations, requestState, submissionHead, timelineEntry } from './emission-request.ts';
import { expectedDate, featureFlags, inForceValidity, qualityScore } from './purchased-product.ts';

const lineLock = z
  .object({
    holderName: z.string(),
    own: z.boolean().describe('Whether the caller holds it.'),
    until: z.iso.datetime(),
  })
  .meta({ id: 'LineLock' });

/** One line as its supplier sees it in a list. */
export const receivedProduct = z
  .object({
    lineId: z.uuid(),
    productId: z.uuid(),
    name: z.string(),
    internalReference: z.string().describe('Of the customer.'),
    supplierProductReference: z.string().nullable(),
    customer: z.object({ id: z.uuid(), name: z.string() }),
    productRequestStatus: z.enum(productRequestStatuses),
    inProgress: z.boolean(),
    isNew: z.boolean().describe('It was sent, or sent back, since the caller looked at it last.'),
    requestReference: z.string(),
    dueDate: z.iso.date().nullable(),
    expectedDate,
    requestedAt: z.iso.datetime(),
    submissionVersion: z.int(),
    submittedAt: z.iso.datetime().nullable(),
    emissionValue: z.number().nullable(),
    emissionUnit: z.enum(emissionUnits).nullable(),
    emissionUnitAmount: z.number().nullable(),
    qualityScore,
    inForce: z
      .object({ version: z.int(), ...inForceValidity })
      .nullable()
      .describe('What was accepted last, while its acceptance stands.'),
    draftSavedAt: z.iso.datetime().nullable(),
    lock: lineLock.nullable(),
    archived: z.boolean(),
    updatedAt: z.iso.datetime(),
    featureFlags,
  })
  .meta({ id: 'ReceivedProduct' });

export const receivedRequest = z
  .object({
    requestReference: z.string(),
    customer: z.object({ id: z.uuid(), name: z.string() }),
    requestedBy: z.string().nullable(),
    ...requestState,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ReceivedRequest' });

export const receivedRequestDetails = receivedRequest
  .extend({ products: z.array(receivedProduct) })
  .meta({ id: 'ReceivedRequestDetails' });

/** One submission as either side sees it; the rows of a calculation only where they are shared, or are one's own. */
const ownSubmission = z
  .object({
    ...submissionHead,
    data: emissionData,
    itemData: itemData.nullable(),
    shareRows: z.boolean(),
  })
  .meta({ id: 'OwnSubmission' });

/** What the form holds beside the data. */
const formState = {
  itemData: itemData.nullish(),
  shareRows: z.boolean().optional().describe('Whether the rows of a calculation travel, or its total only.'),
  plausibilityConfirmation: z.string().trim().max(textLimits.answerComment).nullish(),
  templateId: z.uuid().nullish().describe('The sold product that it was filled in from.'),
  templateVersion: versionNumber(1).nullish().describe('Of its emission data; the newest unless said.'),
};

export const emissionAnswer = z
  .object({
    lineId: z.uuid(),
    productId: z.uuid(),
    requestReference: z.string().describe('Of the newest request.'),
    name: z.string(),
    internalReference: z.string().describe('Of the customer.'),
    description: z.string().nullable(),
    unit: z.enum(emissionUnits).nullable(),
    massKg: z.number().nullable(),
    requestComment: z.string().nullable(),
    reason: z.string().nullable().describe('Why it was sent back or declined last.'),
    reasonCode: z.enum(declineReasonCodes).nullable(),
    expectedDate,
    productRequestStatus: z.enum(productRequestStatuses),
    inProgress: z.boolean(),
    archived: z.boolean(),
    featureFlags,
    requestData: z.object({
      customer: z.object({ id: z.uuid(), name: z.string() }),
      requestedBy: z.string().nullable(),
      requestedAt: z.iso.datetime(),
      dueDate: z.iso.date().nullable(),
      expects: requestExpectations.nullable(),
      supplierProductReference: z.string().nullable(),
    }),
    draft: z
      .object({
        version: z.int(),
        savedAt: z.iso.datetime(),
        savedBy: z.string().nullable(),
        data: emissionData,
        ...formState,
      })
      .nullable(),
    lock: lineLock.nullable(),
    submissionVersion: z.int().describe('Of the newest submission; 0 for none.'),
    submission: ownSubmission.nullable().describe('The newest.'),
    inForce: ownSubmission.nullable().describe('What was accepted last, while its acceptance stands.'),
    template: z
      .object({ id: z.uuid(), name: z.string(), dataVersion: z.int(), usedVersion: z.int() })
      .nullable()
      .describe('The sold product that the newest submission came from, and which version of it.'),
    submissions: z
      .array(z.object(submissionHead))
      .describe('The newest 200, the newest first, and the current version.'),
    timeline: z.array(timelineEntry).describe('The newest 500, the oldest of them first.'),
  })
  .meta({ id: 'EmissionAnswer' });

export const emissionRequestProductFormData = z
  .strictObject({
    data: emissionData,
    ...formState,
    submissionVersion: versionNumber(0).describe('The newest that was read; 0 for none.'),
  })
  .meta({ id: 'EmissionRequestProductFormData' });

export const updateEmissionDraftDataRequest = z
  .strictObject({
    data: emissionData,
    ...formState,
    draftVersion: versionNumber(0).describe('The newest that was read; 0 for none.'),
  })
  .meta({ id: 'UpdateEmissionDraftDataRequest' });

export const savedDraft = z
  .object({ draftVersion: z.int(), savedAt: z.iso.datetime(), lock: lineLock })
  .meta({ id: 'SavedDraft' });

export const lockTaken = z.object({ lock: lineLock }).meta({ id: 'LockTaken' });

export const postponeRequest = z
  .strictObject({
    expectedDate: z.iso.date().describe('Today or later, at most a year ahead.'),
    comment: z.string().trim().min(1).max(textLimits.lineComment).nullish(),
  })
  .meta({ id: 'PostponeRequest' });

export const declineRequest = z
  .strictObject({
    reason: z
      .string()
      .trim()
      .min(1)
      .max(textLimits.reviewReason)
      .nullish()
      .describe('Needed without a reasonCode, and with OTHER.'),
    reasonCode: z.enum(declineReasonCodes).nullish(),
    expectedDate: z.iso.date().nullish().describe('When there may be data.'),
  })
  .refine(({ reason, reasonCode }) => Boolean(reason) || !declineNeedsText(reasonCode), {
    path: ['reason'],
    error: 'Needed without a reasonCode, and with OTHER.',
  })
  .meta({ id: 'DeclineRequest' });
