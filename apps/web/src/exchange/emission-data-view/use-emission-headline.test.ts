import { expect, it } from 'vitest';
import { perKilogram } from './use-emission-headline.ts';

it.each([
  [{ value: 2.63, unit: 'KG', unitAmount: 1 }, 2.63],
  [{ value: 263, unit: 'KG', unitAmount: 100 }, 2.63],
  [{ value: 0.6, unit: 'DIMENSIONLESS', unitAmount: 1, productMassKg: 0.2 }, 3],
  [{ value: 6, unit: 'DIMENSIONLESS', unitAmount: 10, productMassKg: 0.2 }, 3],
  [{ value: 0.6, unit: 'KM' }, null],
  [{ unit: 'KG' }, null],
] as const)('%j is %j per kilogram', (values, expected) => {
  expect(perKilogram(values)).toBe(expected);
});
