import { describe, expect, it } from 'vitest';
import { formatClock, formatMinute } from './date-format.ts';

describe('format clock', () => {
  const now = new Date(2026, 10, 15, 18, 0);

  it('says the time alone today, and the day with it otherwise', () => {
    expect(formatClock(new Date(2026, 10, 15, 14, 2).toISOString(), now, 'en')).toBe('14:02');
    expect(formatClock(new Date(2026, 10, 14, 14, 2).toISOString(), now, 'en')).toBe('14/11/2026, 14:02');
    expect(formatClock(new Date(2026, 10, 14, 14, 2).toISOString(), now, 'de')).toBe('14.11.2026, 14:02');
  });
});

describe('format minute', () => {
  it.each([
    ['en', '07/03/2026, 14:05'],
    ['de', '07.03.2026, 14:05'],
    ['fr', '07/03/2026 14:05'],
  ] as const)('in %s', (language, expected) => {
    expect(formatMinute(new Date(2026, 2, 7, 14, 5, 59).toISOString(), language)).toBe(expected);
  });
});
