import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date(2026, 10, 15, 9, 0);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

it('counts days of the calendar', () => {
  expect(timeAgo(at(15, 1), now, 'en')).toBe('today');
  expect(timeAgo(at(14, 23), now, 'en')).toBe('yesterday');
  expect(timeAgo(at(3, 12), now, 'en')).toBe('12 days ago');
  expect(timeAgo(at(25, 1), now, 'en')).toBe('in 10 days');
});

it('speaks the reader’s language', () => {
  expect(timeAgo(at(3, 12), now, 'de')).toBe('vor 12 Tagen');
  expect(timeAgo(at(3, 12), now, 'fr')).toBe('il y a 12 jours');
});
