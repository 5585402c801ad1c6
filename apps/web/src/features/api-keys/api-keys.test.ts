import { expect, it } from 'vitest';
import { firstLastDay, lastDayOf } from './api-keys.ts';

it('is the day before a key fails', () => {
  expect(lastDayOf('2027-01-01T00:00:00.000Z')).toBe('2026-12-31');
  expect(lastDayOf('2028-03-01T00:00:00.000Z')).toBe('2028-02-29');
});

it('is today in UTC at the earliest', () => {
  expect(firstLastDay(new Date('2026-07-15T23:30:00-04:00'))).toBe('2026-07-16');
});
