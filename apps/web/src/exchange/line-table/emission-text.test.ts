import { expect, it } from 'vitest';
import { perText } from './emission-text.ts';

it.each([
  ['KG', 1, 'kg'],
  ['KG', null, 'kg'],
  ['M2', 100, '100\u00a0m²'],
  ['KWH', 0.5, '0,5\u00a0kWh'],
  ['DIMENSIONLESS', 1, 'Stück'],
  ['DIMENSIONLESS', 1000, '1.000\u00a0Stück'],
  ['OTHER', 1, null],
  [null, null, null],
] as const)('says what a value of unit %s and amount %s is per', (unit, amount, text) => {
  expect(perText(unit, amount, 'Stück', 'de')).toBe(text);
});
