import { describe, expect, it } from 'vitest';
import { momentAgo, timeAgo } from './time-ago.ts';

describe('time ago', () => {
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
});

describe('moment ago', () => {
  const now = new Date('2026-03-10T15:00:00');
  const at = (moment: string, language: 'en' | 'de' | 'fr' = 'en') =>
    momentAgo(new Date(moment).toISOString(), now, language);

  it.each([
    ['2026-03-10T14:59:30', 'now'],
    ['2026-03-10T15:00:20', 'now'],
    ['2026-03-10T14:59:00', '1 minute ago'],
    ['2026-03-10T14:01:00', '59 minutes ago'],
    ['2026-03-10T13:59:00', '1 hour ago'],
    ['2026-03-10T00:30:00', '14 hours ago'],
    ['2026-03-09T23:50:00', 'yesterday'],
    ['2026-03-01T15:00:00', '9 days ago'],
  ])('%s is %s', (moment, text) => {
    expect(at(moment)).toBe(text);
  });

  it('speaks the language of the page', () => {
    expect([at('2026-03-10T14:55:00', 'de'), at('2026-03-09T10:00:00', 'fr')]).toEqual(['vor 5 Minuten', 'hier']);
  });
});
