import { languages } from '@pcf/contract/vocabulary/language';
import { describe, expect, it } from 'vitest';
import { parseLocalNumber } from '../../lib/format/parse-local-number.ts';
import { numberText } from './number-text.ts';

it('writes a number as the reader would', () => {
  expect(numberText(1234.5678, 'en')).toBe('1,234.5678');
  expect(numberText(1234.5678, 'de')).toBe('1.234,5678');
  expect(numberText(1234.5678, 'fr')).toBe('1\u202f234,5678');
});

describe.each(languages)('%s', (language) => {
  it.each([0, -3.25, 0.00008405, 0.1234567891, 999999999999, 123456789012.345])('keeps every digit of %d', (value) => {
    expect(parseLocalNumber(numberText(value, language), language)).toBe(value);
  });
});
