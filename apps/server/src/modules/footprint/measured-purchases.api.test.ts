import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { answeringOfFile, asOwner } from '../../testing/answering.ts';
import { createProduct } from '../../testing/exchange.ts';
import { answeredPurchase, expectExactTotals, footprintOf, linesOf, tonne } from './testing/purchases.ts';

type Values = NonNullable<EmissionData['emissionValues']>;
type Case = [told: string, product: Readonly<Record<string, unknown>>, values: Values, measured: object];

const all = await answeringOfFile();

const pieces = { unit: 'DIMENSIONLESS', yearlyQuantity: 200, quantityYear: 2026 } as const;
const perPiece = { granularity: 'PRODUCT', value: 3, unit: 'DIMENSIONLESS', productMassKg: 2 } as const;
const perKilogram = { granularity: 'PRODUCT', value: 1.5, unit: 'KG' } as const;
const missing = (gap: string, massKg: number | null = null) => ({ basis: 'MISSING', totalKg: null, gap, massKg });
const specific = (totalKg: number, massKg: number | null) => ({ basis: 'SPECIFIC', totalKg, gap: null, massKg });

describe('the emissions of a purchase', () => {
  it.each<Case>([
    ['kilograms of which a kilogram was answered', tonne, perKilogram, specific(1500, 1000)],
    ['pieces of which a piece was answered', pieces, perPiece, specific(600, 400)],
    ['pieces weigh what the customer says', { ...pieces, massKg: 5 }, perPiece, specific(600, 1000)],
    [
      'the unit of the product where the quantity has none',
      { ...tonne, quantityUnit: null },
      perKilogram,
      specific(1500, 1000),
    ],
    ['a value for 100', tonne, { ...perKilogram, unitAmount: 100 }, specific(15, 1000)],
    ['kilograms of which a piece was answered, by the supplier’s mass', tonne, perPiece, specific(1500, 1000)],
    [
      'kilograms of which 50 pieces were answered',
      { ...tonne, unit: 'DIMENSIONLESS', quantityUnit: 'KG', massKg: 8 },
      { ...perPiece, unitAmount: 50 },
      specific(30, 1000),
    ],
    [
      'kilograms of which a kWh was answered, by the customer’s mass',
      { ...tonne, unit: 'KWH', quantityUnit: 'KG', massKg: 4 },
      { granularity: 'PRODUCT', value: 2, unit: 'KWH' },
      specific(500, 1000),
    ],
    ['pieces of which a kilogram was answered', { ...pieces, massKg: 0.25 }, perKilogram, specific(75, 50)],
    ['pieces of which a kilogram was answered, without a mass', pieces, perKilogram, missing('MASS_MISSING')],
    [
      'another unit is never the same as another unit',
      { ...pieces, unit: 'OTHER' },
      { ...perPiece, unit: 'OTHER', unitText: 'roll' },
      missing('MASS_MISSING'),
    ],
    [
      'other units meet by their masses',
      { ...pieces, unit: 'OTHER', massKg: 6 },
      { ...perPiece, unit: 'OTHER', unitText: 'roll' },
      specific(1800, 1200),
    ],
    ['no unit at all', { ...tonne, unit: null }, perKilogram, missing('UNIT_MISSING')],
    [
      'no value there is',
      tonne,
      { granularity: 'UNAVAILABLE', unavailableReason: 'We have none yet.' },
      missing('UNAVAILABLE', 1000),
    ],
    ['nothing bought', { ...tonne, yearlyQuantity: 0 }, perKilogram, specific(0, 0)],
    [
      'as much as can be said, of as little as can be said',
      { unit: 'DIMENSIONLESS', quantityUnit: 'KG', yearlyQuantity: 999_999_999_999, quantityYear: 2026 },
      { ...perPiece, value: 999_999_999_999, unitAmount: 1e-10, productMassKg: 1e-10 },
      specific(9.99999999998e43, 999_999_999_999),
    ],
    [
      'a thing that weighs less than can be said',
      { ...tonne, unit: 'KWH', quantityUnit: 'KG', massKg: 5e-324 },
      { granularity: 'PRODUCT', value: 2, unit: 'KWH' },
      missing('MASS_MISSING', 1000),
    ],
  ])('%s', async (_told, product, values, measured) => {
    const { id } = await answeredPurchase(all, product, values);
    expect(await linesOf(all, id, 2026)).toMatchObject([measured]);
  });

  it('has none while nothing is in force', async () => {
    const { id } = await createProduct(all.server, all.buyer, tonne);
    expect(await linesOf(all, id, 2026)).toMatchObject([{ ...missing('NO_ANSWER', 1000), inForce: null }]);
  });

  it('may be negative, as it is of what was accepted before that was refused', async () => {
    const { id, lineId } = await answeredPurchase(all, tonne, perKilogram);
    await asOwner(all.server, sql`update product_line set in_force_value = -0.5 where id = ${lineId}`);
    expect(await linesOf(all, id, 2026)).toMatchObject([specific(-500, 1000)]);
  });

  it('adds up, removals and the incredible among it', async () => {
    await expectExactTotals(all.server);
    const { specificKg, products } = await footprintOf(all, 2026);
    expect(specificKg).toBeCloseTo(9.99999999998e43, -30);
    expect(products.map(({ totalKg }) => totalKg)).toEqual([9.99999999998e43, 1800, 1500, 1500, 1500]);
  });
});
