import { expect, it } from 'vitest';
import { emissionNumber, perText } from './emission-text.ts';

it.each([
  [8.41, 'en', '8.41'],
  [3.1, 'en', '3.10'],
  [12402.634, 'de', '12.402,63'],
  [0.000412, 'en', '0.00041'],
  [1e-7, 'en', '0.0000001'],
  [-0.5, 'fr', '-0,50'],
  [0, 'en', '0'],
  [999_999_999_999, 'en', '999,999,999,999.00'],
] as const)('writes %d in %s as %s', (value, language, text) => {
  expect(emissionNumber(value, language)).toBe(text);
});

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
