import { describe, expect, it } from 'vitest';
import { linkExpiry, linkValidityDays, linkValidityMinutes } from './link-validity.ts';

describe('the link of a mail', () => {
  it.each([
    ['INVITATION', 14],
    ['USER_INVITATION', 14],
    ['ACCESS_REQUEST', 7],
    ['EMAIL_VERIFICATION', 3],
    ['EMAIL_CHANGE', 3],
  ] as const)('for %s holds %d days', (purpose, days) => {
    expect(linkValidityDays(purpose)).toBe(days);
  });

  it('for a password holds an hour', () => {
    expect(linkValidityMinutes('PASSWORD_RESET')).toBe(60);
  });

  it('lapses that long after it was sent', () => {
    expect(linkExpiry('INVITATION', new Date('2026-02-20T10:00:00Z')).toISOString()).toBe('2026-03-06T10:00:00.000Z');
  });
});
