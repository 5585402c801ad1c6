import { describe, expect, it } from 'vitest';
import { formatChange, formatPercent, formatShare, relativeChange } from './shares.ts';

describe('format change', () => {
  it.each([
    [0.12, 'en', '+12\u00a0%'],
    [-0.034, 'en', '−3.4\u00a0%'],
    [-0.034, 'de', '−3,4\u00a0%'],
    [0, 'en', '0\u00a0%'],
  ] as const)('%d in %s is %s', (change, language, text) => {
    expect(formatChange(change, language)).toBe(text);
  });
});

describe('format percent', () => {
  it('writes a percentage with every digit, as the language does', () => {
    expect(formatPercent(2.125)).toBe('2.125\u00a0%');
    expect(formatPercent(2.125, 'de')).toBe('2,125\u00a0%');
    expect(formatPercent(1000, 'fr')).toBe('1\u202f000\u202f%');
  });

  it('says which way a difference goes', () => {
    expect(formatPercent(62.5, 'en', 'exceptZero')).toBe('+62.5\u00a0%');
    expect(formatPercent(-3, 'de', 'exceptZero')).toBe('-3\u00a0%');
    expect(formatPercent(0, 'en', 'exceptZero')).toBe('0\u00a0%');
  });
});

describe('format share', () => {
  it.each([
    [0.671, '67 %'],
    [1, '100 %'],
    [0.0996, '10 %'],
    [0.0435, '4.4 %'],
    [0.05, '5 %'],
    [0.0004, '< 0.1 %'],
    [0, '0 %'],
    [-0.32, '-32 %'],
    [12.5, '1,250 %'],
  ])('%d is %s', (share, text) => {
    expect(formatShare(share)).toBe(text.replaceAll(' ', '\u00a0'));
  });

  it('follows the language', () => {
    expect(formatShare(0.0435, 'de')).toBe('4,4\u00a0%');
    expect(formatShare(0.671, 'fr')).toBe('67\u202f%');
  });
});

describe('relative change', () => {
  it.each([
    [2, 3, 0.5],
    [2.71, 2.71, 0],
    [4, 1, -0.75],
    [-2, -1, 0.5],
    [0, 1, null],
  ])('from %d to %d it is %s', (before, after, change) => {
    expect(relativeChange(before, after)).toBe(change);
  });
});
