import { z } from 'zod';
import { largestAmount, maxEstimatedProducts } from '../exchange-limits.ts';
import { textLimits } from '../text-limits.ts';
import { emissionUnits } from '../vocabulary/emission-data.ts';
import { footprintBases, footprintGaps } from '../vocabulary/footprint.ts';
import { productRequestStatuses } from '../vocabulary/requests.ts';
import { acceptedValue, purchasedLine } from './purchased-product.ts';

const place = z.string().min(1).max(textLimits.otherText);

/** A factor of the catalogue per kg, as it was when somebody chose it. */
const estimateFactor = z
  .strictObject({
    topCategory: place,
    category: place,
    subcategory: place,
    name: place,
    impact: z.number().min(0).max(largestAmount).describe('kgCO2e per kg.'),
    version: z.string().min(1).max(50).describe('Of the catalogue.'),
  })
  .meta({ id: 'EstimateFactor' });

export const chosenEstimate = estimateFactor
  .extend({ chosenBy: z.string(), chosenAt: z.iso.datetime() })
  .meta({ id: 'ChosenEstimate' });

export const estimatesRequest = z
  .strictObject({
    productIds: z.array(z.uuid()).min(1).max(maxEstimatedProducts),
    factor: estimateFactor.nullable().describe('As the catalogue has it; null takes the estimate away.'),
  })
  .meta({ id: 'EstimatesRequest' });

const sums = {
  lines: z.int().describe('With a quantity in that year.'),
  specificLines: z.int(),
  estimatedLines: z.int(),
  specificKg: z.number().describe('kgCO2e from what suppliers answered and we accepted.'),
  estimatedKg: z.number().describe('kgCO2e from estimates; never part of the former.'),
};

export const footprint = z
  .object({
    year: z.int().nullable().describe('Null where no year was stated.'),
    years: z
      .array(z.int().nullable())
      .describe('The years for which there are quantities, the newest first; null last.'),
    ...sums,
    massKg: z.number().describe('Of all that can be weighed.'),
    weighedLines: z.int(),
    specificMassKg: z.number(),
    estimatedMassKg: z.number(),
    acceptedLines: z.int().describe('Lines with a current version, whether or not they can be counted in that year.'),
    linesWithoutQuantity: z.int().describe('Lines that have no quantity in that year, those in the archive left out.'),
    products: z
      .array(
        z.object({
          lineId: z.uuid(),
          productId: z.uuid(),
          name: z.string(),
          internalReference: z.string(),
          supplierName: z.string().nullable(),
          totalKg: z.number(),
          basis: z.enum(footprintBases),
        }),
      )
      .describe('Those with the largest emissions.'),
    suppliers: z
      .array(z.object({ id: z.uuid(), name: z.string(), ...sums }))
      .describe('Those with the largest emissions.'),
  })
  .meta({ id: 'Footprint' });

export const footprintLine = z
  .object({
    ...purchasedLine,
    productRequestStatus: z.enum(productRequestStatuses),
    requestReference: z.string().nullable(),
    year: z.int().nullable(),
    quantity: z.number(),
    quantityUnit: z.enum(emissionUnits).nullable(),
    massKg: z.number().nullable(),
    basis: z.enum(footprintBases),
    totalKg: z.number().nullable(),
    gap: z.enum(footprintGaps).nullable().describe('Why the supplier’s data do not give it; null where they do.'),
    inForce: z
      .object({
        ...acceptedValue,
        massKg: z.number().nullable(),
        acceptedAt: z.iso.datetime(),
      })
      .nullable(),
    estimate: chosenEstimate.nullable(),
  })
  .meta({ id: 'FootprintLine' });
