import { z } from 'zod';
import { maxReviewedAtOnce } from '../exchange-limits.ts';
import { textLimits } from '../text-limits.ts';
import { versionNumber } from '../version-number.ts';
import { confirmedWarnings } from '../vocabulary/data-quality.ts';
import { emissionUnits } from '../vocabulary/emission-data.ts';
import { reviewSkipReasons } from '../vocabulary/requests.ts';
import { emissionData } from './emission-data.ts';
import { itemData } from './emission-data-item.ts';
import { requestedProduct, requestReference, submissionHead } from './emission-request.ts';
import { receivedFootprint } from './received-footprint.ts';

const version = versionNumber(1).describe('The submission that was read.');
const versionOrNewest = version
  .optional()
  .describe('The submission that was read: a newer one is then a conflict. The newest unless said.');

export const acceptRequest = z.strictObject({ version: versionOrNewest }).meta({ id: 'AcceptRequest' });

export const emissionDataRejectionRequest = z
  .strictObject({
    reason: z.string().trim().min(1).max(textLimits.reviewReason),
    version: versionOrNewest,
    withdraw: z.boolean().optional().describe('Withdraw an acceptance; the version is the current one.'),
  })
  .meta({ id: 'EmissionDataRejectionRequest' });

export const acceptManyRequest = z
  .strictObject({
    items: z
      .array(z.strictObject({ requestReference, productId: z.uuid(), version }))
      .min(1)
      .max(maxReviewedAtOnce),
  })
  .meta({ id: 'AcceptManyRequest' });

const reviewedItem = {
  requestReference: z.string(),
  productId: z.uuid(),
  version: z.int(),
  name: z.string().nullable(),
};

export const acceptManyResult = z
  .object({
    accepted: z.array(z.object(reviewedItem)),
    skipped: z.array(z.object({ ...reviewedItem, code: z.enum(reviewSkipReasons) })),
  })
  .meta({ id: 'AcceptManyResult' });

/** Of a calculation, whether or not its rows are shared. */
const calculationSummary = z
  .object({
    catalogueVersion: z.string().nullable().describe('Null where no factor is from the catalogue.'),
    material: z.number(),
    production: z.number(),
    distribution: z.number(),
    proxySharePercent: z.number().describe('How much of the result came from proxies.'),
  })
  .meta({ id: 'CalculationSummary' });

const submittedData = z
  .object({
    ...submissionHead,
    data: emissionData,
    calculation: calculationSummary.nullable(),
    itemData: itemData.nullable().describe('The rows of a calculation, where the supplier shares them.'),
    plausibilityConfirmation: z.string().nullable(),
    plausibilityWarnings: z.array(z.enum(confirmedWarnings)).describe('What is unlikely about the value.'),
    original: receivedFootprint.nullable().describe('What it was made of, where it came from another platform.'),
  })
  .meta({ id: 'SubmittedData' });

/** Everything that was submitted for one line, as its customer sees it. */
export const emissionDetails = z
  .object({
    product: requestedProduct,
    versions: z
      .array(
        z.object({
          ...submissionHead,
          emissionValue: z.number().nullable(),
          emissionUnit: z.enum(emissionUnits).nullable(),
          emissionUnitAmount: z.number().nullable(),
          inForce: z.boolean(),
        }),
      )
      .describe('The newest 200, the newest first.'),
    submission: submittedData.nullable().describe('The version that was asked for, else the newest.'),
    previous: submittedData.nullable().describe('The version before it.'),
    accepted: submittedData.nullable().describe('The current version, where it is another.'),
  })
  .meta({ id: 'EmissionDetails' });
