import { languages } from '@pcf/contract/vocabulary/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';
import { parseLocalNumber } from './parse-local-number.ts';

it.each([
  ['1234.5', 1234.5],
  ['1,234.5', 1234.5],
  ['1,234,567', 1234567],
  ['1 234 567.25', 1234567.25],
  [' 12 ', 12],
  ['.5', 0.5],
  ['5.', 5],
  ['-3', -3],
  ['−3', -3],
  ['+3', 3],
  ['-0', 0],
  ['8.405E-05', 0.00008405],
  ['0.0000840500', 0.00008405],
  ['1,5', null],
  ['12,34', null],
  ['1,234 567', null],
  ['1.234.567', null],
  ['1..2', null],
  ['12abc', null],
  ['abc', null],
  ['-', null],
  ['.', null],
  ['e5', null],
  ['', null],
  ['Infinity', null],
  ['1e999', null],
  ['0x10', null],
])('in English %j is %j', (text, value) => {
  expect(parseLocalNumber(text, 'en')).toBe(value);
});

it.each([
  ['1234,5', 1234.5],
  ['1.234,5', 1234.5],
  ['1.500', 1500],
  ['1 500,25', 1500.25],
  ['0,00008405', 0.00008405],
  ['8,405e-5', 0.00008405],
  ['1.5', null],
  ['1,234.5', null],
  ['1,5,0', null],
])('in German %j is %j', (text, value) => {
  expect(parseLocalNumber(text, 'de')).toBe(value);
});

it.each([
  ['1234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['1\u202f234\u202f567,5', 1234567.5],
  ['1\u00a0234', 1234],
  ['1.5', null],
  ['1,234,567', null],
])('in French %j is %j', (text, value) => {
  expect(parseLocalNumber(text, 'fr')).toBe(value);
});

describe('what the page writes', () => {
  it.each(languages)('can be typed again in %s', (language) => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (hundredths) => {
        const value = hundredths / 100;
        expect(parseLocalNumber(formatNumber(value, language), language)).toBe(value + 0);
      }),
    );
  });
});
