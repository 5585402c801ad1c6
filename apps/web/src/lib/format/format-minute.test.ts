import { expect, it } from 'vitest';
import { formatMinute } from './date-format.ts';

it.each([
  ['en', '07/03/2026, 14:05'],
  ['de', '07.03.2026, 14:05'],
  ['fr', '07/03/2026 14:05'],
] as const)('in %s', (language, expected) => {
  expect(formatMinute(new Date(2026, 2, 7, 14, 5, 59).toISOString(), language)).toBe(expected);
});
