import { expect, it } from 'vitest';
import { formatClock } from './date-format.ts';

const now = new Date(2026, 10, 15, 18, 0);

it('says the time alone today, and the day with it otherwise', () => {
  expect(formatClock(new Date(2026, 10, 15, 14, 2).toISOString(), now, 'en')).toBe('14:02');
  expect(formatClock(new Date(2026, 10, 14, 14, 2).toISOString(), now, 'en')).toBe('14/11/2026, 14:02');
  expect(formatClock(new Date(2026, 10, 14, 14, 2).toISOString(), now, 'de')).toBe('14.11.2026, 14:02');
});
