import { expect, it } from 'vitest';
import { formatShare } from './shares.ts';

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
