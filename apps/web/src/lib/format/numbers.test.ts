import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, roundDecimal } from './numbers.ts';
import { parseLocalNumber } from './parse-local-number.ts';

describe('roundDecimal', () => {
  it.each([
    ['3.695062394', '3.70'],
    ['2.55962', '2.56'],
    ['0.974442394', '0.97'],
    ['0.161', '0.16'],
    ['0.5', '0.50'],
    ['0.1', '0.10'],
    ['0.046', '0.046'],
    ['0.05', '0.05'],
    ['0.0996', '0.10'],
    ['0.0061', '0.0061'],
    ['0.006144', '0.0061'],
    ['0.00000354', '0.0000035'],
    ['0', '0'],
    ['-0', '0'],
    ['831', '831.00'],
    ['1234567.891', '1,234,567.89'],
    ['-1.204', '-1.20'],
    ['-0.00614', '-0.0061'],
  ])('%s is %s', (decimal, text) => {
    expect(roundDecimal(decimal)).toBe(text);
  });

  it('follows the language', () => {
    expect(roundDecimal('1234.5678', 'de')).toBe('1.234,57');
    expect(roundDecimal('1234.5678', 'fr')).toBe('1\u202f234,57');
    expect(roundDecimal('0.006144', 'de')).toBe('0,0061');
  });
});

describe('formatDecimal', () => {
  it('shows digits that no binary number could hold', () => {
    expect(formatDecimal('3.695062394')).toBe('3.695062394');
    expect(formatDecimal('0.00008405')).toBe('0.00008405');
    expect(formatDecimal('12345678901234567890.123456789012345678901')).toBe(
      '12,345,678,901,234,567,890.123456789012345678901',
    );
    expect(formatDecimal('10000')).toBe('10,000');
    expect(formatDecimal('0.03362', 'de')).toBe('0,03362');
  });

  it('writes what can be typed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 9 }), (digits, places) => {
        const decimal = (digits / 10 ** places).toFixed(places);
        expect(parseLocalNumber(formatDecimal(decimal, 'de'), 'de')?.value).toBe(Number(decimal) + 0);
      }),
    );
  });
});
