import { describe, expect, it } from 'vitest';
import { co2Text, conversionsOf } from './conversion-line.tsx';

describe('the same value in other units', () => {
  it('goes from a kilogram to a piece whose mass is known, and to a tonne', () => {
    expect(conversionsOf({ value: 2.63, unit: 'KG' }, 0.5).map(({ kgCo2e, per }) => [kgCo2e, per])).toEqual([
      [2.63, { value: 2.63, unit: 'KG' }],
      [1.315, { pieceOfKg: 0.5 }],
      [2630, 'TONNE'],
    ]);
  });

  it('goes from many pieces to one, and through its mass to a kilogram', () => {
    const told = { value: 263, unit: 'DIMENSIONLESS', unitAmount: 100, productMassKg: 0.5 } as const;
    expect(conversionsOf(told, null).map(({ kgCo2e }) => kgCo2e)).toEqual([263, 2.63, 5.26]);
  });

  it('has nothing to say where nothing leads to another unit', () => {
    expect(conversionsOf({ value: 1, unit: 'KWH' }, 0.5)).toEqual([]);
    expect(conversionsOf({ value: 1, unit: 'OTHER', productMassKg: Number.NaN }, null)).toEqual([]);
  });
});

it('writes a mass so that it can be read', () => {
  expect([0, 0.0526, 1.315, 2630].map((mass) => co2Text(mass, 'en'))).toEqual([
    '0\u00a0kgCO₂e',
    '52.6\u00a0gCO₂e',
    '1.315\u00a0kgCO₂e',
    '2.63\u00a0tCO₂e',
  ]);
  expect(co2Text(-0.00012, 'de')).toBe('-0,12\u00a0gCO₂e');
});
