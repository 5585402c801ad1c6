import { expect, it } from 'vitest';
import { momentAgo } from './time-ago.ts';

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
