import { describe, expect, it } from 'vitest';
import { expiringBefore, expiryReminderAt, latestValidity, validityOf, validUntil } from './validity.ts';

describe('the last day', () => {
  it('is three years after the end of the period, unless an earlier one is said', () => {
    expect(latestValidity({ referenceYear: 2025 })).toBe('2028-12-31');
    expect(latestValidity({ referenceYear: 2024, referencePeriodEnd: '2024-02' })).toBe('2027-02-28');
    expect(latestValidity({})).toBeNull();
    expect(validUntil({ emissionValues: { referenceYear: 2025 } })).toBe('2028-12-31');
    expect(validUntil({ emissionValues: { referenceYear: 2025 }, exchange: { validUntil: '2027-01-31' } })).toBe(
      '2027-01-31',
    );
  });

  it('is none where there are no data', () => {
    expect(validUntil({})).toBeNull();
    expect(validUntil({ emissionValues: { granularity: 'UNAVAILABLE', referenceYear: 2025 } })).toBeNull();
  });
});

describe('what it means today', () => {
  it.each([
    ['2026-11-14', 'EXPIRED'],
    ['2026-11-15', 'EXPIRING'],
    ['2027-01-14', 'EXPIRING'],
    ['2027-01-15', 'VALID'],
    [null, null],
  ] as const)('%s is %s', (lastDay, validity) => {
    expect(expiringBefore('2026-11-15')).toBe('2027-01-15');
    expect(validityOf(lastDay, '2026-11-15')).toBe(validity);
  });
});

describe('the reminder', () => {
  const now = new Date('2026-11-15T08:00:00Z');

  it.each([
    ['2028-12-31', '2028-11-01T00:00:00.000Z'],
    ['2026-11-20', now.toISOString()],
    ['2026-11-15', now.toISOString()],
    ['2026-11-14', undefined],
    [null, undefined],
  ])('of what lasts until %s comes at %s', (lastDay, moment) => {
    expect(expiryReminderAt(lastDay, now)?.toISOString()).toBe(moment);
  });

  it('comes on the first day on which lists say so', () => {
    expect(validityOf('2028-12-31', '2028-10-31')).toBe('VALID');
    expect(validityOf('2028-12-31', '2028-11-01')).toBe('EXPIRING');
  });
});
