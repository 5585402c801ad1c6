import { type Language, languages } from '@pcf/contract/vocabulary/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './number-format.ts';
import { exactNumber } from './numbers.ts';
import { parseLocalNumber } from './parse-local-number.ts';

const readAs = (text: string, language: Language) => parseLocalNumber(text, language)?.value ?? null;

it.each([
  ['1234.5', 1234.5],
  ['1,234.5', 1234.5],
  ['1,234,567', 1234567],
  ['1 234 567.25', 1234567.25],
  ['1,250', 1250],
  ["1'250", 1250],
  ['1’250.5', 1250.5],
  ['0,125', 0.125],
  ['0,850', 0.85],
  ['00,125', 0.125],
  ['2,35', 2.35],
  ['1234,567', 1234.567],
  ['1.234,5', 1234.5],
  ['1.234.567', 1234567],
  ['1 234,567', 1234.567],
  [' 12 ', 12],
  ['.5', 0.5],
  [',5', 0.5],
  ['5.', 5],
  ['-3', -3],
  ['−3', -3],
  ['-0,125', -0.125],
  ['+3', 3],
  ['-0', 0],
  ['8.405E-05', 0.00008405],
  ['8,405E-05', 0.00008405],
  ['0.0000840500', 0.00008405],
  ['0 125', null],
  ["0'125", null],
  ['0,125,000', null],
  ['0 125.5', null],
  ['1,23,456', null],
  ['1,234 567', null],
  ['1,234.567,8', null],
  ['1 23', null],
  ['1..2', null],
  ['1.,2', null],
  ['12abc', null],
  ['abc', null],
  ['-', null],
  ['.', null],
  ['e5', null],
  ['', null],
  ['Infinity', null],
  ['1e999', null],
  ['0x10', null],
  ['١٢٣', null],
])('in English %j is %j', (text, value) => {
  expect(readAs(text, 'en')).toBe(value);
});

it.each([
  ['1234,5', 1234.5],
  ['1.234,5', 1234.5],
  ['1.500', 1500],
  ['1 500,25', 1500.25],
  ["1'500,25", 1500.25],
  ['0,00008405', 0.00008405],
  ['8,405e-5', 0.00008405],
  ['0.125', 0.125],
  ['0.850', 0.85],
  ['2.35', 2.35],
  ['1.5', 1.5],
  ['1,234.5', 1234.5],
  ['0 125', null],
  ['1,5,0', null],
])('in German %j is %j', (text, value) => {
  expect(readAs(text, 'de')).toBe(value);
});

it.each([
  ['1234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['1\u202f234\u202f567,5', 1234567.5],
  ['1\u00a0234', 1234],
  ['1.5', 1.5],
  ['2.35', 2.35],
  ['0.850', 0.85],
  ['1.250', 1.25],
  ['1,234,567', 1234567],
  ['0 125', null],
  ['0\u202f125', null],
  ['0\u00a0125', null],
  ['12 34', null],
])('in French %j is %j', (text, value) => {
  expect(readAs(text, 'fr')).toBe(value);
});

describe('a text that is two numbers', () => {
  it.each([
    ['en', '1,250', 1250, 1.25],
    ['en', '1.250', 1.25, 1250],
    ['en', '-12.345', -12.345, -12345],
    ['de', '1.250', 1250, 1.25],
    ['de', '1,250', 1.25, 1250],
    ['fr', '1,250', 1.25, 1250],
    ['fr', '1.250', 1.25, 1250],
  ] as const)('in %s %j is %d and could be %d', (language, text, value, otherwise) => {
    expect(parseLocalNumber(text, language)).toMatchObject({ value, otherwise });
  });

  it.each(['1250', '0,125', '0.125', '1 250', "1'250", '1,250.0', '1.25', '2,35', '1234,567', '1.250e3', '1,250,000'])(
    'is not %j',
    (text) => {
      for (const language of languages) expect(parseLocalNumber(text, language)?.otherwise).toBeNull();
    },
  );

  it('is told from one that only another language writes so', () => {
    expect(parseLocalNumber('2,35', 'en')?.isForeign).toBe(true);
    expect(parseLocalNumber('1.234,5', 'en')?.isForeign).toBe(true);
    expect(parseLocalNumber('1.234.567', 'en')?.isForeign).toBe(true);
    expect(parseLocalNumber('2,35', 'de')?.isForeign).toBe(false);
    expect(parseLocalNumber('1,234.5', 'en')?.isForeign).toBe(false);
    expect(parseLocalNumber("1'250", 'en')?.isForeign).toBe(false);
  });
});

describe.each(languages)('in %s', (language) => {
  it('what the page writes can be typed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (hundredths) => {
        const value = hundredths / 100;
        expect(readAs(formatNumber(value, language), language)).toBe(value + 0);
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }),
        fc.integer({ min: -6, max: 18 }),
        (digits, places) => {
          const value = Number(`${digits}e${-places}`);
          expect(readAs(exactNumber(value, language), language)).toBe(value + 0);
        },
      ),
    );
  });

  it('no fraction behind a 0 is ever a thousand', () => {
    const threeDigits = fc.integer({ min: 0, max: 999 }).map((digits) => String(digits).padStart(3, '0'));
    fc.assert(
      fc.property(threeDigits, fc.constantFrom('.', ','), fc.constantFrom('', '-'), (fraction, sign, minus) => {
        const value = Number(`${minus}0.${fraction}`) + 0;
        expect(parseLocalNumber(`${minus}0${sign}${fraction}`, language)).toMatchObject({ value, otherwise: null });
      }),
    );
    fc.assert(
      fc.property(threeDigits, fc.constantFrom(' ', '\u00a0', '\u2009', '\u202f', "'", '’'), (digits, sign) => {
        expect(parseLocalNumber(`0${sign}${digits}`, language)).toBeNull();
      }),
    );
  });
});
