import { describe, expect, it } from 'vitest';
import { wholeDay } from './whole-day.ts';

describe('wholeDay', () => {
  it.each([
    ['2026-04-05', '2026-04-05'],
    ['2026-04-05T23:59:59Z', '2026-04-05'],
    ['2026-04-05T01:00:00+03:00', '2026-04-04'],
    ['1969-12-31T12:00:00Z', '1969-12-31'],
    ['0000-01-01', '0001-01-01'],
    ['9999-12-31T23:00:00-05:00', '9999-12-31'],
  ])('of %s is %s in UTC, and never one that the database cannot store', (moment, day) => {
    expect(wholeDay(moment)).toEqual({ begins: `${day}T00:00:00Z`, ends: `${day}T23:59:59.999999Z` });
  });
});
