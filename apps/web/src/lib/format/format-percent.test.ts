import { expect, it } from 'vitest';
import { formatPercent } from './shares.ts';

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
