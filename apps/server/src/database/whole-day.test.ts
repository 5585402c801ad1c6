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

  it.each([
    // Thirteen hours ahead in their summer, twelve in their winter.
    ['2026-11-17', 'Pacific/Auckland', '2026-11-16T11:00:00.000Z', '2026-11-17T10:59:59.999999Z'],
    ['2026-06-17', 'Pacific/Auckland', '2026-06-16T12:00:00.000Z', '2026-06-17T11:59:59.999999Z'],
    // What a page there sends for that day: its noon.
    ['2026-11-16T23:00:00Z', 'Pacific/Auckland', '2026-11-16T11:00:00.000Z', '2026-11-17T10:59:59.999999Z'],
    ['2026-11-17', 'America/Los_Angeles', '2026-11-17T08:00:00.000Z', '2026-11-18T07:59:59.999999Z'],
    // Clocks were put back on the first of November, so that it had 25 hours.
    ['2026-11-01', 'America/Los_Angeles', '2026-11-01T07:00:00.000Z', '2026-11-02T07:59:59.999999Z'],
    // In Cairo the clocks are put forward at midnight: the day begins at one.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z', '2026-04-24T20:59:59.999999Z'],
    ['2026-11-17', 'UTC', '2026-11-17T00:00:00.000Z', '2026-11-17T23:59:59.999999Z'],
    ['0001-01-01', 'Pacific/Auckland', '0001-01-01T00:00:00Z', '0001-01-01T23:59:59.999999Z'],
    ['9999-12-31T23:00:00-05:00', 'Pacific/Auckland', '9999-12-31T00:00:00Z', '9999-12-31T23:59:59.999999Z'],
  ])('of %s in %s is from %s to %s', (moment, timeZone, begins, ends) => {
    expect(wholeDay(moment, timeZone)).toEqual({ begins, ends });
  });

  it('is empty where a place has skipped it', () => {
    // Samoa went from the 29th to the 31st of December.
    const { begins, ends } = wholeDay('2011-12-30', 'Pacific/Apia');
    expect(ends < begins).toBe(true);
  });
});
