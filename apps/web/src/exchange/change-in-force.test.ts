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
  expect(changeInForce(line)).toEqual({ change, exact: false });
});

it.each([
  // 0.10049 and 0.10451 are 4 % apart, 0.1 and 0.105 would be 5 %.
  ['as much as the rounded values say', 2.634, 2.1, false],
  ['more than the rounded values say', 0.10049, 0.10451, true],
  ['something that rounding hides', 2.6341, 2.6312, true],
])('has values written with every digit where they differ by %s', (_, was, is, exact) => {
  const line = { emissionValue: is, emissionUnit: 'KG', emissionUnitAmount: 1 } as const;
  expect(changeInForce({ ...line, inForce: { ...inForce, emissionValue: was } }).exact).toBe(exact);
});
