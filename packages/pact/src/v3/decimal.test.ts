import { emissionData } from '@pcf/contract/resources/emission-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText, inverse, ownNumber, scaled, sumOf } from './decimal.ts';

/** Any value that an answer may have. */
const anyValue = fc
  .tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 10 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`))
  .filter((value) => emissionData.safeParse({ emissionValues: { value } }).success);

const tonneKilometre = { times: 1000, per: 1 };
const perHour = { times: 1, per: 24 };

describe('a decimal', () => {
  it.each([
    [0.0000000001, '0.0000000001'],
    [999_999_999_999, '999999999999'],
    [-0, '0'],
    [1e21, '1000000000000000000000'],
    [2.63, '2.63'],
  ])('of %d has every digit and no powers of ten', (value, text) => {
    expect(decimalText(value)).toBe(text);
  });

  it('is exactly the number it was', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(decimalText(value)).not.toMatch(/e/i);
        expect(ownNumber(decimalOf(decimalText(value)))).toEqual({ value: value + 0, exact: true });
      }),
    );
  });

  it('is read in every spelling', () => {
    expect(['+5', '5.', '.5e1', '50E-1', '5.00'].every((text) => decimalOf(text).eq(5))).toBe(true);
  });

  it('adds up exactly', () => {
    expect(decimalText(sumOf([0.1, 0.2, -0.3].map(decimalOf)))).toBe('0');
  });

  it('is multiplied by 1,000 and back without a trace', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const there = scaled(decimalOf(value), tonneKilometre);
        expect(scaled(there, inverse(tonneKilometre)).eq(value)).toBe(true);
      }),
    );
  });

  it('is divided by 24 to 15 digits where the division does not end', () => {
    expect(decimalText(scaled(decimalOf(12), perHour))).toBe('0.5');
    expect(decimalText(scaled(decimalOf(1), perHour))).toBe('0.0416666666666667');
  });

  it('says whether our number is all of it', () => {
    expect(ownNumber(decimalOf('1.23456789012345678'))).toEqual({ value: 1.2345678901, exact: false });
  });
});
