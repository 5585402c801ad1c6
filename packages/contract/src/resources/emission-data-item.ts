import { z } from 'zod';
import { largestAmount, maxItemRows } from '../exchange-limits.ts';
import { textLimits } from '../text-limits.ts';
import type { EmissionDataItemType, emissionDataItemTypes } from '../vocabulary/emission-data.ts';
import { factorKinds, factorOrigins, factorUnits } from '../vocabulary/emission-data.ts';

const word = z.string().max(textLimits.otherText).nullish();
const amount = z.number().min(0).max(largestAmount).nullish();

/** With its value and the version it is from, so that the result stays the same whatever a later catalogue says. */
const itemFactor = z
  .strictObject({
    name: z.string().min(1).max(textLimits.otherText),
    kind: z.enum(factorKinds),
    impact: z.number().min(0).max(largestAmount),
    unit: z.enum(factorUnits),
    origin: z.enum(factorOrigins),
    version: z.string().min(1).max(100),
  })
  .meta({ id: 'ItemFactor' });

const row = { id: z.string().min(1).max(64) };
const chain = { category: word, subcategory: word, subsubcategory: word, emissionfactor: itemFactor.nullish() };

const materialRow = z
  .strictObject({
    ...row,
    ...chain,
    weight: amount.describe('g'),
    transportcategory: word,
    transportsubcategory: word,
    transportsubsubcategory: word,
    transportemissionfactor: itemFactor.nullish(),
    distance: amount.describe('km'),
  })
  .meta({ id: 'MaterialRow' });

const energyRow = z.strictObject({ ...row, ...chain, amount: amount.describe('kWh') }).meta({ id: 'EnergyRow' });

const transportRow = z
  .strictObject({ ...row, ...chain, weight: amount.describe('g'), distance: amount.describe('km') })
  .meta({ id: 'TransportRow' });

const rowOf = {
  rawmaterial: materialRow,
  packaging: materialRow,
  energy: energyRow,
  transportBetweenSites: transportRow,
  transport: transportRow,
} as const satisfies Record<EmissionDataItemType, z.ZodType>;

const rows = <Row extends z.ZodType>(schema: Row) => z.array(schema).max(maxItemRows).optional();

/** What a declared unit takes, row by row, as the calculator inside an answer has it. */
export const itemData = z
  .strictObject({
    rawmaterial: rows(rowOf.rawmaterial),
    packaging: rows(rowOf.packaging),
    energy: rows(rowOf.energy),
    transportBetweenSites: rows(rowOf.transportBetweenSites),
    transport: rows(rowOf.transport),
  } satisfies Record<(typeof emissionDataItemTypes)[number], z.ZodType>)
  .meta({ id: 'ItemData' });

export type ItemData = z.infer<typeof itemData>;
export type ItemFactor = z.infer<typeof itemFactor>;
