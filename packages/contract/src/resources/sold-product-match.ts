import { z } from 'zod';
import { maxConfirmedMatches, maxSoldProductAnswers } from '../exchange-limits.ts';
import { textLimits } from '../text-limits.ts';
import { versionNumber } from '../version-number.ts';
import { dataValidities, plausibilityWarnings } from '../vocabulary/data-quality.ts';
import { emissionUnits } from '../vocabulary/emission-data.ts';
import { matchImportProblems } from '../vocabulary/files.ts';
import { productRequestStatuses } from '../vocabulary/requests.ts';
import { matchReasons, soldProductAnswerSkipReasons } from '../vocabulary/sold-products.ts';
import { importFindingOf, importOutcome } from './import-findings.ts';

/** A template as somebody chooses it. */
const offeredTemplate = z
  .object({
    id: z.uuid(),
    name: z.string(),
    internalReference: z.string(),
    dataVersion: z.int(),
    complete: z.boolean(),
    emissionValue: z.number().nullable(),
    emissionUnit: z.enum(emissionUnits).nullable(),
    emissionUnitAmount: z.number().nullable(),
    validUntil: z.iso.date().nullable(),
    validity: z.enum(dataValidities).nullable(),
  })
  .meta({ id: 'OfferedTemplate' });

/** What a supplier knows a line by. */
export const namedLine = {
  lineId: z.uuid(),
  productId: z.uuid(),
  requestReference: z.string(),
  name: z.string().describe('As the customer calls it.'),
  internalReference: z.string().describe('Of the customer.'),
  customer: z.object({ id: z.uuid(), name: z.string() }),
};

/** A received line with the template that stands for it, or those that may. */
export const templateMatch = z
  .object({
    ...namedLine,
    supplierProductReference: z.string().nullable(),
    productRequestStatus: z.enum(productRequestStatuses),
    dueDate: z.iso.date().nullable(),
    submissionVersion: z.int(),
    hasDraft: z.boolean(),
    canSubmit: z.boolean(),
    confirmed: offeredTemplate.nullable().describe('What somebody confirmed.'),
    offers: z
      .array(
        z.object({
          template: offeredTemplate,
          reason: z.enum(matchReasons),
          similarity: z.number().min(0).max(1).describe('Of the names.'),
        }),
      )
      .describe('What fits otherwise, the best first.'),
  })
  .meta({ id: 'TemplateMatch' });

export const confirmMatchesRequest = z
  .strictObject({
    matches: z
      .array(
        z.strictObject({
          lineId: z.uuid(),
          templateId: z.uuid().nullable().describe('Null forgets what was confirmed.'),
        }),
      )
      .min(1)
      .max(maxConfirmedMatches),
  })
  .meta({ id: 'ConfirmMatchesRequest' });

export const confirmedMatches = z
  .object({
    confirmed: z.int(),
    forgotten: z.int(),
    skipped: z.array(z.object({ lineId: z.uuid(), code: z.enum(['NOT_FOUND', 'TEMPLATE_NOT_FOUND']) })),
  })
  .meta({ id: 'ConfirmedMatches' });

export const answerWithTemplatesRequest = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          lineId: z.uuid(),
          templateId: z.uuid(),
          dataVersion: versionNumber(1).describe('Of the sold product, as it was read.'),
          submissionVersion: versionNumber(0).describe('The newest that was read; 0 for none.'),
          plausibilityConfirmation: z.string().trim().max(textLimits.answerComment).nullish(),
          replaceDraft: z.boolean().optional().describe('Answer although a draft is there, which is gone then.'),
        }),
      )
      .min(1)
      .max(maxSoldProductAnswers),
    customers: z
      .array(
        z.strictObject({
          customerId: z.uuid(),
          shareRows: z.boolean().optional().describe('Whether the rows of a calculation travel, or its total only.'),
        }),
      )
      .max(maxSoldProductAnswers)
      .describe('Who may receive the data; a customer that is not here receives nothing.'),
    dryRun: z.boolean().optional().describe('Say what each would receive, and write nothing.'),
  })
  .meta({ id: 'AnswerWithTemplatesRequest' });

const templateAnswer = z
  .object({
    ...namedLine,
    template: offeredTemplate,
    submissionVersion: z.int().describe('Of the answer; of a dry run, the one it would be.'),
    referenceYear: z.int().nullable(),
    documents: z.int().describe('How many the customer receives.'),
    hasRows: z.boolean().describe('Whether it is a calculation, whose rows may be shared.'),
    hasDraft: z.boolean(),
    warnings: z.array(z.enum(plausibilityWarnings)),
    needsConfirmation: z.boolean().describe('Whether it is so unlikely that a sentence is asked for.'),
  })
  .meta({ id: 'TemplateAnswer' });

export const answeredWithTemplates = z
  .object({
    answered: z.array(templateAnswer).describe('Of a dry run, what would be.'),
    skipped: z.array(
      z.object({
        lineId: z.uuid(),
        templateId: z.uuid(),
        name: z.string().nullable(),
        customer: z.object({ id: z.uuid(), name: z.string() }).nullable(),
        code: z.enum(soldProductAnswerSkipReasons),
      }),
    ),
  })
  .meta({ id: 'AnsweredWithTemplates' });

const matchImportFinding = importFindingOf(matchImportProblems).meta({ id: 'MatchImportFinding' });

export const matchImportResult = z
  .object({
    confirmed: z.int(),
    unchanged: z.int().describe('Rows that say nothing, or nothing new.'),
    ...importOutcome(matchImportFinding),
  })
  .meta({ id: 'MatchImportResult' });
