import { describe, expect, it } from 'vitest';
import { formatCount, formatNumber } from './number-format.ts';
import { percentOf } from './shares.ts';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [1234567, '1,234,567'],
    [1234.5, '1,234.5'],
    [1.005, '1.01'],
    [2.999, '3'],
    [-12.345, '-12.35'],
    [-0, '0'],
    [-0.001, '0'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
    [999_999_999_999, '999,999,999,999'],
  ])('%d is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('follows the language', () => {
    expect(formatNumber(1234567.891, 'en')).toBe('1,234,567.89');
    expect(formatNumber(1234567.891, 'de')).toBe('1.234.567,89');
    expect(formatNumber(1234567.891, 'fr')).toBe('1\u202f234\u202f567,89');
  });
});

describe('formatCount', () => {
  it('writes as many decimals as i18next did, in the notation of the language', () => {
    expect([0, 7, 999, -0].map((value) => formatCount(value, 'de'))).toEqual(['0', '7', '999', '0']);
    expect(formatCount(1234.5678, 'en')).toBe('1,234.568');
    expect(formatCount(1234, 'de')).toBe('1.234');
    expect(formatCount(-12, 'fr')).toBe('-12');
  });
});

describe('percentOf', () => {
  it.each([
    [1, 4, 25],
    [7, 100, 7],
    [0, 10, 0],
    [5, 0, 0],
    [0, 0, 0],
    [3, 2, 150],
    [Number.NaN, 2, 0],
    [1, Number.NaN, 0],
  ])('%d of %d is %d', (part, total, percent) => {
    expect(percentOf(part, total)).toBe(percent);
  });
});
