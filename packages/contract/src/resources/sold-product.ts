import { z } from 'zod';
import { maxDeletedSoldProducts } from '../exchange-limits.ts';
import { textLimits } from '../text-limits.ts';
import { versionNumber } from '../version-number.ts';
import { dataValidities } from '../vocabulary/data-quality.ts';
import { emissionUnits, emissionValueGranularities } from '../vocabulary/emission-data.ts';
import { productRequestStatuses } from '../vocabulary/requests.ts';
import { emissionData } from './emission-data.ts';
import { itemData } from './emission-data-item.ts';
import { importOutcome } from './import-findings.ts';
import { productHead } from './product.ts';
import { importFinding } from './product-import.ts';
import { namedLine } from './sold-product-match.ts';

const head = {
  name: z.string().trim().min(1).max(textLimits.productName),
  internalReference: z.string().trim().min(1).max(textLimits.internalReference),
  description: z.string().trim().max(textLimits.productDescription).nullish(),
  unit: z.enum(emissionUnits).nullish(),
};

const emissions = {
  data: emissionData.optional().describe('May be incomplete; requests can be answered once it is not.'),
  itemData: itemData.nullish(),
};

export const templateCreateRequest = z
  .strictObject({
    ...head,
    ...emissions,
    version: versionNumber(1)
      .optional()
      .describe('Of a change, the version read: 409 STALE_VERSION where it is not the newest.'),
  })
  .meta({ id: 'TemplateCreateRequest' });

/** What is left out is taken from the answer, never from what the customer wrote. */
export const templateOfProductRequest = z
  .strictObject({
    name: head.name
      .optional()
      .describe('Else the supplierProductName of the answer, else "Sold product" and a number of its own.'),
    internalReference: head.internalReference
      .optional()
      .describe('Else the supplierReference of the answer, else "Sold product" and a number of its own.'),
    description: head.description.describe('Else none.'),
  })
  .meta({ id: 'TemplateOfProductRequest' });

/** What a list tells of a template. */
export const templateSummary = z
  .object({
    ...productHead,
    version: z.int().describe('Of the whole.'),
    dataVersion: z.int().describe('Of the emission data; 0 for none.'),
    complete: z.boolean().describe('Whether requests can be answered with it.'),
    openFindings: z.int().describe('How much stands against that.'),
    emissionValue: z.number().nullable(),
    emissionUnit: z.enum(emissionUnits).nullable(),
    emissionUnitAmount: z.number().nullable(),
    emissionValueGranularity: z.enum(emissionValueGranularities).nullable(),
    emissionDataVerified: z.boolean().nullable(),
    shareOfPrimaryDataInEmissionFactor: z.number().nullable(),
    referenceYear: z.int().nullable(),
    validUntil: z.iso.date().nullable(),
    validity: z.enum(dataValidities).nullable().describe('Null where nothing says how long.'),
    holders: z
      .object({
        lines: z.int(),
        customers: z.int(),
        outdatedLines: z.int(),
        outdatedCustomers: z.int(),
      })
      .describe('Who was answered with it last, and how many of them with an older version.'),
    draftSavedAt: z.iso.datetime().nullable().describe('Of changes that are not published yet.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'TemplateSummary' });

export const template = templateSummary
  .extend({
    data: emissionData.nullable(),
    itemData: itemData.nullable(),
    updatedBy: z.string().nullable(),
    dataUpdatedAt: z.iso.datetime().nullable(),
    dataUpdatedBy: z.string().nullable(),
    draft: z
      .object({
        version: z.int(),
        savedAt: z.iso.datetime(),
        savedBy: z.string().nullable(),
        data: emissionData,
        itemData: itemData.nullish(),
      })
      .nullable()
      .describe('Changes to the emission data that are not published yet.'),
  })
  .meta({ id: 'Template' });

export const templateDraftRequest = z
  .strictObject({
    data: emissionData,
    itemData: itemData.nullish(),
    draftVersion: versionNumber(0).describe('The newest that was read; 0 for none.'),
  })
  .meta({ id: 'TemplateDraftRequest' });

export const savedTemplateDraft = z
  .object({ draftVersion: z.int(), savedAt: z.iso.datetime(), savedBy: z.string() })
  .meta({ id: 'SavedTemplateDraft' });

export const templateIds = z.array(z.uuid()).min(1).max(maxDeletedSoldProducts).meta({ id: 'TemplateIds' });

export const deletedTemplates = z.object({ deleted: z.int() }).meta({ id: 'DeletedTemplates' });

/** A line whose newest answer came from a template. */
export const templateUse = z
  .object({
    ...namedLine,
    productRequestStatus: z.enum(productRequestStatuses),
    submissionVersion: z.int(),
    submittedAt: z.iso.datetime().nullable(),
    templateVersion: z.int(),
    outdated: z.boolean(),
    emissionValue: z.number().nullable(),
    emissionUnit: z.enum(emissionUnits).nullable(),
    emissionUnitAmount: z.number().nullable(),
    canSubmit: z.boolean().describe('Whether a newer version can be sent now.'),
  })
  .meta({ id: 'TemplateUse' });

export const templateImportResult = z
  .object({
    created: z.int(),
    updated: z.int(),
    skipped: z.int(),
    incomplete: z.int().describe('Of those created or updated, how many cannot answer a request yet.'),
    ...importOutcome(importFinding),
  })
  .meta({ id: 'TemplateImportResult' });
