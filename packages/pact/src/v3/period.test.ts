import { describe, expect, it } from 'vitest';
import {
  dayOfEnd,
  endOfDay,
  endOfMonth,
  latestEnd,
  momentText,
  monthOfEnd,
  monthOfStart,
  startOfMonth,
  validityOf,
} from './period.ts';

describe('a reference period', () => {
  it('ends with the month after its last one', () => {
    expect(momentText(startOfMonth('2025-01'))).toBe('2025-01-01T00:00:00Z');
    expect(momentText(endOfMonth('2025-12'))).toBe('2026-01-01T00:00:00Z');
    expect(momentText(endOfMonth('2024-02'))).toBe('2024-03-01T00:00:00Z');
  });

  it('comes back as the month of a second before its end', () => {
    expect(monthOfEnd(new Date('2026-01-01T00:00:00Z'))).toBe('2025-12');
    expect(monthOfEnd(new Date('2025-12-31T23:59:59Z'))).toBe('2025-12');
    expect(monthOfEnd(new Date('2026-01-01T01:00:00+01:00'))).toBe('2025-12');
    expect(monthOfStart(new Date('2025-01-01T00:00:00Z'))).toBe('2025-01');
  });
});

describe('the validity', () => {
  const pcf = { referencePeriodEnd: '2026-01-01T00:00:00Z' };

  it('is three years from the end of the reference period where nobody says it', () => {
    const { start, end } = validityOf({ pcf });
    expect([momentText(start), momentText(end)]).toEqual(['2026-01-01T00:00:00Z', '2029-01-01T00:00:00Z']);
  });

  it('is what the footprint says', () => {
    const { start, end } = validityOf({ pcf, validityPeriodStart: '2026-02-01T00:00:00Z', validityPeriodEnd: null });
    expect([momentText(start), momentText(end)]).toEqual(['2026-02-01T00:00:00Z', '2029-01-01T00:00:00Z']);
  });

  it('holds on its last day', () => {
    expect(momentText(endOfDay('2028-12-31'))).toBe('2029-01-01T00:00:00Z');
    expect(dayOfEnd(new Date('2029-01-01T00:00:00Z'))).toBe('2028-12-31');
    expect(momentText(latestEnd(new Date('2026-01-01T00:00:00Z')))).toBe('2029-01-01T00:00:00Z');
  });
});
