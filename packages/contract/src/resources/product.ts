import { z } from 'zod';
import { earliestYear, largestAmount, latestYear, maxProductsAtOnce } from '../exchange-limits.ts';
import { textLimits } from '../text-limits.ts';
import { versionNumber } from '../version-number.ts';
import { emissionUnits } from '../vocabulary/emission-data.ts';
import { productRemovals, productRequestStatuses } from '../vocabulary/requests.ts';
import { chosenEstimate } from './footprint.ts';

const amount = z.number().max(largestAmount);
const optionalText = (most: number) => z.string().trim().max(most).nullish();

const productFields = {
  name: z.string().trim().min(1).max(textLimits.productName),
  internalReference: z.string().trim().min(1).max(textLimits.internalReference),
  description: optionalText(textLimits.productDescription),
  unit: z.enum(emissionUnits).nullish(),
  massKg: amount.positive().nullish().describe('Of one unit.'),
};

const purchaseFields = {
  supplierProductReference: optionalText(textLimits.supplierProductReference).describe('How the supplier calls it.'),
  supplierNumber: optionalText(textLimits.supplierNumber).describe(
    'How the customer calls the supplier; never shown to it.',
  ),
  yearlyQuantity: amount.min(0).nullish().describe('Never shown to the supplier.'),
  quantityUnit: z.enum(emissionUnits).nullish(),
  quantityYear: z.int().min(earliestYear).max(latestYear).nullish(),
};

export const productCreateRequest = z
  .strictObject({ ...productFields, supplierId: z.uuid().nullish(), ...purchaseFields })
  .meta({ id: 'ProductCreateRequest' });

export const productUpdateRequest = z
  .strictObject({
    ...productFields,
    version: versionNumber(1).describe('The version read; 409 STALE_VERSION where it is not the newest.'),
    lines: z
      .array(
        z.strictObject({
          lineId: z.uuid(),
          supplierId: z.uuid().nullish().describe('May change as long as the line was not sent.'),
          ...purchaseFields,
        }),
      )
      .max(100)
      .optional()
      .describe('What is to change about lines of the product; the others stay as they are.'),
  })
  .meta({ id: 'ProductUpdateRequest', description: 'What is left out stays as it is; null empties it.' });

const productLine = z.object({
  lineId: z.uuid(),
  supplier: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  productRequestStatus: z.enum(productRequestStatuses),
  requestReference: z.string().nullable(),
  supplierProductReference: z.string().nullable(),
  supplierNumber: z.string().nullable(),
  yearlyQuantity: z.number().nullable(),
  quantityUnit: z.enum(emissionUnits).nullable(),
  quantityYear: z.int().nullable(),
  quantities: z
    .array(z.object({ year: z.int().nullable(), quantity: z.number(), quantityUnit: z.enum(emissionUnits).nullable() }))
    .describe('Of every year that was ever stated, the newest first.'),
});

/** What a product is known by, whether it is bought or sold. */
export const productHead = {
  id: z.uuid(),
  name: z.string(),
  internalReference: z.string(),
  description: z.string().nullable(),
  unit: z.enum(emissionUnits).nullable(),
};

export const product = z
  .object({
    ...productHead,
    massKg: z.number().nullable(),
    version: z.int(),
    estimate: chosenEstimate.nullable().describe('What it is estimated with until a supplier answers.'),
    archived: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    lines: z.array(productLine).describe('One for each supplier, the oldest first.'),
  })
  .meta({ id: 'Product' });

export const productsDeleteRequest = z
  .strictObject({
    productIds: z.array(z.uuid()).min(1).max(maxProductsAtOnce),
    cancelOnly: z.boolean().optional().describe('Cancel the requests and keep the products.'),
    lineIds: z
      .array(z.uuid())
      .min(1)
      .max(maxProductsAtOnce)
      .optional()
      .describe('With cancelOnly: only these lines of the products.'),
    dryRun: z.boolean().optional().describe('Answer with what would happen, and do nothing.'),
  })
  .meta({ id: 'ProductsDeleteRequest' });

export const productsDeleteResult = z
  .object({
    results: z.array(
      z.object({
        productId: z.uuid(),
        name: z.string(),
        internalReference: z.string(),
        outcome: z.enum(productRemovals),
        canceledLines: z.int().describe('Requests that are cancelled with it.'),
        restoredLines: z
          .int()
          .describe('Requests for newer data that are dropped: what was accepted stays the current version.'),
        refusedLines: z
          .int()
          .describe('In a dry run: lines that cannot be cancelled, which a real run answers with 409.'),
      }),
    ),
  })
  .meta({ id: 'ProductsDeleteResult' });
