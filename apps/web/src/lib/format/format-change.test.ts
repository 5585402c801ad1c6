import { expect, it } from 'vitest';
import { formatChange } from './shares.ts';

it.each([
  [0.12, 'en', '+12\u00a0%'],
  [-0.034, 'en', '−3.4\u00a0%'],
  [-0.034, 'de', '−3,4\u00a0%'],
  [0, 'en', '0\u00a0%'],
] as const)('%d in %s is %s', (change, language, text) => {
  expect(formatChange(change, language)).toBe(text);
});
