import { languages } from '@pcf/contract/vocabulary/language';
import { describe, expect, it } from 'vitest';
import { exactNumber } from './numbers.ts';
import { parseLocalNumber } from './parse-local-number.ts';

it('writes a number as the reader would', () => {
  expect(exactNumber(1234.5678, 'en')).toBe('1,234.5678');
  expect(exactNumber(1234.5678, 'de')).toBe('1.234,5678');
  expect(exactNumber(1234.5678, 'fr')).toBe('1\u202f234,5678');
});

describe.each(languages)('%s', (language) => {
  it.each([0, -3.25, 0.00008405, 0.1234567891, 999999999999, 123456789012.345])('keeps every digit of %d', (value) => {
    expect(parseLocalNumber(exactNumber(value, language), language)?.value).toBe(value);
  });
});
