import { languages } from '@pcf/contract/vocabulary/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactNumber, formatDecimal, formatFileSize } from './numbers.ts';
import { parseLocalNumber } from './parse-local-number.ts';

describe('numbers', () => {
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
});

describe('exact number', () => {
  it('writes a number as the reader would', () => {
    expect(exactNumber(1234.5678, 'en')).toBe('1,234.5678');
    expect(exactNumber(1234.5678, 'de')).toBe('1.234,5678');
    expect(exactNumber(1234.5678, 'fr')).toBe('1\u202f234,5678');
  });

  describe.each(languages)('%s', (language) => {
    it.each([0, -3.25, 0.00008405, 0.1234567891, 999999999999, 123456789012.345])(
      'keeps every digit of %d',
      (value) => {
        expect(parseLocalNumber(exactNumber(value, language), language)?.value).toBe(value);
      },
    );
  });
});

describe('format file size', () => {
  it.each([
    [0, 'en', '0 byte'],
    [900, 'en', '900 byte'],
    [1024, 'en', '1 kB'],
    [1_300_000, 'en', '1.2 MB'],
    [10_485_760, 'en', '10 MB'],
    [1_300_000, 'de', '1,2 MB'],
    [1_300_000, 'fr', '1,2 Mo'],
    [5 * 1024 ** 4, 'en', '5,120 GB'],
  ] as const)('%i bytes read in %s as %s', (bytes, language, text) => {
    expect(formatFileSize(bytes, language).replaceAll(/\s/g, ' ')).toBe(text);
  });
});
