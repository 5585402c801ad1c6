import { expect, it } from 'vitest';
import { expectedDatePresets, latestExpectedDate, presetDate } from './expected-dates.ts';

it.each([
  [[2026, 10, 19], '2026-12-03', '2026-12-19', '2026-12-31'],
  [[2027, 0, 31], '2027-02-14', '2027-02-28', '2027-03-31'],
  [[2026, 11, 28], '2027-01-11', '2027-01-28', '2027-03-31'],
  [[2026, 8, 23], '2026-10-07', '2026-10-23', '2026-09-30'],
  [[2026, 8, 24], '2026-10-08', '2026-10-24', '2026-12-31'],
] as const)('names days that lie ahead of %j', ([year, month, date], ...days) => {
  const now = new Date(year, month, date, 23, 30);
  expect(expectedDatePresets.map((preset) => presetDate(preset, now))).toEqual(days);
});

it('goes a year ahead at most', () => {
  expect(latestExpectedDate(new Date(2026, 10, 19))).toBe('2027-11-19');
});
