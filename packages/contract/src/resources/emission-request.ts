import { z } from 'zod';
import { earliestYear, latestYear, maxProductsAtOnce, maxRequestedProducts } from '../exchange-limits.ts';
import { textLimits } from '../text-limits.ts';
import { emissionUnits, lifecycleBoundaries } from '../vocabulary/emission-data.ts';
import {
  declineReasonCodes,
  exchangeSides,
  lineEvents,
  lineSkipReasons,
  productRequestAggregatedStatuses,
  productRequestStatuses,
  submissionOutcomes,
} from '../vocabulary/requests.ts';
import { purchasedProduct } from './purchased-product.ts';

export const requestReference = z.string().regex(/^REQ-\d{4}-\d{6,12}$/);

const comment = z.string().trim().max(textLimits.requestComment).nullish();
const dueDate = z.iso.date().nullish();

export const requestExpectations = z
  .strictObject({
    unit: z.enum(emissionUnits).nullish(),
    lifecycleBoundary: z.enum(lifecycleBoundaries).nullish(),
    referenceYear: z.int().min(earliestYear).max(latestYear).nullish(),
    verified: z.boolean().nullish(),
  })
  .meta({
    id: 'RequestExpectations',
    description: 'Shown to the supplier; data that differ are warned about, not refused.',
  });

const sending = {
  comment,
  dueDate,
  campaign: z
    .string()
    .trim()
    .max(textLimits.campaignName)
    .nullish()
    .describe('The name of a campaign, a new one or one that goes on; never shown to the supplier.'),
  expects: requestExpectations.nullish(),
};

export const createEmissionRequestRequest = z
  .strictObject({ supplierId: z.uuid(), productIds: z.array(z.uuid()).min(1).max(maxRequestedProducts), ...sending })
  .meta({ id: 'CreateEmissionRequest' });

const dryRun = z.boolean().optional().describe('Answer with what would happen, and do nothing.');

export const requestProductsRequest = z
  .strictObject({
    productIds: z.array(z.uuid()).min(1).max(maxProductsAtOnce),
    lineIds: z.array(z.uuid()).min(1).max(maxProductsAtOnce).optional().describe('Only these lines of the products.'),
    ...sending,
    dryRun,
  })
  .meta({ id: 'RequestProductsRequest' });

const lineResult = {
  productId: z.uuid(),
  lineId: z.uuid().nullable(),
  name: z.string().nullable(),
  supplier: z.object({ id: z.uuid(), name: z.string() }).nullable(),
};

export const requestProductsResult = z
  .object({
    campaignId: z.uuid().nullable(),
    requests: z
      .array(
        z.object({
          requestReference: z.string().nullable().describe('Null in a dry run.'),
          supplier: z.object({ id: z.uuid(), name: z.string() }),
          lines: z.int(),
        }),
      )
      .describe('One for each supplier.'),
    sent: z.array(z.object({ ...lineResult, requestReference: z.string().nullable() })),
    skipped: z.array(z.object({ ...lineResult, code: z.enum(lineSkipReasons) })),
  })
  .meta({ id: 'RequestProductsResult' });

const lineItems = z
  .array(z.strictObject({ productId: z.uuid(), requestReference: requestReference.optional() }))
  .min(1)
  .max(maxProductsAtOnce);

export const resendRequest = z.strictObject({ items: lineItems, comment, dueDate }).meta({ id: 'ResendRequest' });

export const resendPartlyRequest = z
  .strictObject({ items: lineItems, comment, dueDate, dryRun })
  .meta({ id: 'ResendPartlyRequest' });

export const resendResult = z
  .object({
    sent: z.array(
      z.object({
        ...lineResult,
        requestReference: z.string(),
        productRequestStatus: z.enum(productRequestStatuses),
        reminder: z.boolean().describe('The supplier was reminded; otherwise it was asked anew.'),
      }),
    ),
    skipped: z.array(
      z.object({ ...lineResult, requestReference: z.string().nullable(), code: z.enum(lineSkipReasons) }),
    ),
  })
  .meta({ id: 'ResendResult' });

export const changeDueDateRequest = z
  .strictObject({ items: lineItems, dueDate: z.iso.date().nullable().describe('Null to have none.') })
  .meta({ id: 'ChangeDueDateRequest' });

export const changeDueDateResult = z
  .object({
    changed: z.array(z.object({ ...lineResult, requestReference: z.string(), dueDate: z.iso.date().nullable() })),
  })
  .meta({ id: 'ChangeDueDateResult' });

const lineCounts = z
  .object({
    total: z.int(),
    requested: z.int(),
    pendingReview: z.int(),
    rejected: z.int(),
    declined: z.int(),
    canceled: z.int(),
    completed: z.int(),
  })
  .meta({ id: 'LineCounts' });

/** What both sides see of a request. */
export const requestState = {
  comment: z.string().nullable(),
  dueDate: z.iso.date().nullable(),
  expects: requestExpectations.nullable(),
  productRequestAggregatedStatus: z.enum(productRequestAggregatedStatuses),
  lines: lineCounts,
};

export const emissionRequest = z
  .object({
    requestReference: z.string(),
    supplier: z.object({ id: z.uuid(), name: z.string() }),
    campaign: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    ...requestState,
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'EmissionRequest' });

export const campaign = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    lastDueDate: z.iso.date().nullable(),
    lines: lineCounts,
    suppliers: z.int(),
    answeredSuppliers: z
      .int()
      .describe('Those that have submitted or declined something they were asked for, whatever became of it.'),
    silentSuppliers: z
      .int()
      .describe('Those of which nothing was heard, not even that work has begun, while something is asked of them.'),
  })
  .meta({ id: 'Campaign' });

export const campaignDetails = campaign
  .extend({
    requests: z.array(
      z.object({
        requestReference: z.string(),
        supplier: z.object({ id: z.uuid(), name: z.string() }),
        dueDate: z.iso.date().nullable(),
        createdAt: z.iso.datetime(),
        lines: lineCounts,
        silent: z.boolean().describe('It waits, and its supplier is silent in all of the campaign.'),
        lastRemindedAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'CampaignDetails' });

export const lineCommentRequest = z
  .strictObject({ text: z.string().trim().min(1).max(textLimits.lineComment) })
  .meta({ id: 'LineCommentRequest' });

/** A version of an answer, and what became of it. */
export const submissionHead = {
  version: z.int(),
  submittedAt: z.iso.datetime(),
  submittedBy: z.string().nullable(),
  outcome: z.enum(submissionOutcomes).nullable(),
  reviewedAt: z.iso.datetime().nullable(),
  reviewedBy: z.string().nullable(),
  reviewComment: z.string().nullable(),
};

export const timelineEntry = z
  .object({
    event: z.enum(lineEvents),
    side: z.enum(exchangeSides).nullable().describe('Who acted; null where the platform did.'),
    actorName: z.string().nullable(),
    organisationName: z.string().nullable(),
    fromStatus: z.enum(productRequestStatuses).nullable(),
    toStatus: z.enum(productRequestStatuses),
    requestReference: z.string().nullable(),
    comment: z.string().nullable(),
    statedDate: z.iso
      .date()
      .nullable()
      .describe('When data are expected, or the new due date; null also where the due date was removed.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'TimelineEntry' });

/** One line as its customer sees it, without the emission data. */
export const requestedProduct = purchasedProduct
  .extend({
    description: z.string().nullable(),
    unit: z.enum(emissionUnits).nullable(),
    requestComment: z.string().nullable(),
    reason: z.string().nullable().describe('Why it was sent back or declined last.'),
    reasonCode: z.enum(declineReasonCodes).nullable().describe('The kind of reason, where the supplier named one.'),
    expects: requestExpectations.nullable(),
    campaign: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    mailedAt: z.iso.datetime().nullable(),
    resendAllowedAt: z.iso.datetime().nullable().describe('When a reminder may be sent again; null where it may now.'),
    timeline: z.array(timelineEntry).describe('The newest 500, the oldest of them first.'),
  })
  .meta({ id: 'RequestedProduct' });
