import { expect, it } from 'vitest';
import { changeInForce } from './change-in-force.ts';

const inForce = {
  version: 1,
  emissionValue: 2,
  emissionUnit: 'KG',
  emissionUnitAmount: 1,
  shareOfPrimaryDataInEmissionFactor: null,
  qualityScore: null,
  validUntil: null,
  validity: null,
} as const;

it.each([
  ['the same unit', { emissionValue: 3, emissionUnit: 'KG', emissionUnitAmount: 1, inForce }, 0.5],
  ['another amount of it', { emissionValue: 300, emissionUnit: 'KG', emissionUnitAmount: 100, inForce }, 0.5],
  ['another unit', { emissionValue: 3, emissionUnit: 'M2', emissionUnitAmount: 1, inForce }, null],
  ['no data', { emissionValue: null, emissionUnit: null, emissionUnitAmount: null, inForce }, null],
  ['nothing in force', { emissionValue: 3, emissionUnit: 'KG', emissionUnitAmount: 1, inForce: null }, null],
] as const)('compares with %s', (_, line, change) => {
  expect(changeInForce(line)).toBe(change);
});
