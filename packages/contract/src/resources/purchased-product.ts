import { z } from 'zod';
import { confirmedWarnings, dataValidities } from '../vocabulary/data-quality.ts';
import { emissionUnits, emissionValueGranularities } from '../vocabulary/emission-data.ts';
import { confidenceLevels } from '../vocabulary/methods.ts';
import { featureFlags as featureFlagNames, featureStates } from '../vocabulary/organisation.ts';
import { productRequestStatuses } from '../vocabulary/requests.ts';

export const featureFlags = z
  .record(z.enum(featureFlagNames), z.enum(featureStates))
  .meta({ id: 'FeatureFlags', description: 'What the caller can do now.' });

/** Until when what is in force holds, and what that means today. */
export const inForceValidity = {
  validUntil: z.iso.date().nullable(),
  validity: z.enum(dataValidities).nullable().describe('Null where nothing says how long.'),
};

export const expectedDate = z.iso
  .date()
  .nullable()
  .describe('By when the supplier said that it expects to have data, having postponed or declined.');

const score = z.int().min(0).max(100).nullable();

/** What the newest submission is worth as evidence. */
export const qualityScore = score.describe(
  'Of the newest submission, judged on the day it came; null where there are no data.',
);

/** What a customer knows a line by. */
export const purchasedLine = {
  lineId: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  internalReference: z.string(),
  supplier: z.object({ id: z.uuid(), name: z.string() }).nullable(),
};

/** What was accepted, and counts until something newer is. */
export const acceptedValue = {
  version: z.int(),
  emissionValue: z.number().nullable(),
  emissionUnit: z.enum(emissionUnits).nullable(),
  emissionUnitAmount: z.number().nullable(),
};

export const purchasedProduct = z
  .object({
    ...purchasedLine,
    supplierProductReference: z.string().nullable(),
    productRequestStatus: z.enum(productRequestStatuses),
    inProgress: z.boolean().describe('The supplier has begun to work on it.'),
    requestReference: z.string().nullable().describe('Of the newest request.'),
    dueDate: z.iso.date().nullable(),
    expectedDate,
    requestedAt: z.iso.datetime().nullable(),
    emissionValue: z.number().nullable().describe('kgCO2e per unitAmount units, of the newest submission.'),
    emissionUnit: z.enum(emissionUnits).nullable(),
    emissionUnitAmount: z.number().nullable(),
    emissionValueGranularity: z.enum(emissionValueGranularities).nullable(),
    emissionValueConfidence: z.enum(confidenceLevels).nullable(),
    emissionDataVerified: z.boolean().nullable(),
    shareOfPrimaryDataInEmissionFactor: z.number().nullable(),
    qualityScore,
    plausibilityWarnings: z
      .array(z.enum(confirmedWarnings))
      .describe('What is unlikely about the newest submission, by its value alone.'),
    submissionVersion: z.int().describe('Of the newest submission; 0 for none.'),
    submittedAt: z.iso.datetime().nullable(),
    inForce: z
      .object({
        ...acceptedValue,
        shareOfPrimaryDataInEmissionFactor: z.number().nullable(),
        qualityScore: score.describe('Judged on the day it came; null where there are no data.'),
        ...inForceValidity,
      })
      .nullable()
      .describe('What was accepted last, while its acceptance stands.'),
    archived: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    featureFlags,
  })
  .meta({ id: 'PurchasedProduct' });
