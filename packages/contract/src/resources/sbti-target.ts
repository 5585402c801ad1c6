import { z } from 'zod';
import { earliestYear, latestYear } from '../exchange-limits.ts';
import { textLimits } from '../text-limits.ts';
import { reasonsForNoTarget, sbtiTargetAmbitions, sbtiTargetStatuses } from '../vocabulary/organisation.ts';

const year = z.int().min(earliestYear).max(latestYear);

const withTarget = z
  .strictObject({
    hasTarget: z.literal(true),
    ambition: z.enum(sbtiTargetAmbitions),
    baseYear: year,
    targetYear: year,
    reductionPercent: z.number().positive().max(100),
    status: z.enum(sbtiTargetStatuses),
  })
  .refine(({ baseYear, targetYear }) => targetYear > baseYear, {
    path: ['targetYear'],
    error: 'The target year comes after the base year.',
  });

const withoutTarget = z
  .strictObject({
    hasTarget: z.literal(false),
    reasonForNoTarget: z.enum(reasonsForNoTarget),
    reasonText: z.string().trim().min(1).max(textLimits.otherText).nullish().describe('Where the reason is OTHER.'),
  })
  .refine(({ reasonForNoTarget, reasonText }) => reasonForNoTarget !== 'OTHER' || Boolean(reasonText), {
    path: ['reasonText'],
    error: 'The reason OTHER needs a text.',
  });

export const sbtiTargetRequest = z
  .discriminatedUnion('hasTarget', [withTarget, withoutTarget])
  .meta({ id: 'SbtiTargetRequest' });

/** A target as others see it. */
const targetFacts = {
  hasTarget: z.boolean(),
  ambition: z.enum(sbtiTargetAmbitions).nullable(),
  baseYear: z.int().nullable(),
  targetYear: z.int().nullable(),
  reductionPercent: z.number().nullable(),
  status: z.enum(sbtiTargetStatuses).nullable(),
  reasonForNoTarget: z.enum(reasonsForNoTarget).nullable(),
  reasonText: z.string().nullable(),
};

export const supplierSbtiTarget = z.object(targetFacts).meta({ id: 'SupplierSbtiTarget' });

export const sbtiTarget = z
  .object({ ...targetFacts, updatedAt: z.iso.datetime(), updatedBy: z.string() })
  .meta({ id: 'SbtiTarget' });

export const sbtiStatistics = z
  .object({
    suppliers: z.int().describe('All that are counted here.'),
    withTarget: z.int(),
    withoutTarget: z.int(),
    unknown: z.int().describe('Those that have not said, invited ones that have not answered included.'),
    byAmbition: z.record(z.enum(sbtiTargetAmbitions), z.int()),
    byReason: z.record(z.enum(reasonsForNoTarget), z.int()),
  })
  .meta({ id: 'SbtiStatistics' });
