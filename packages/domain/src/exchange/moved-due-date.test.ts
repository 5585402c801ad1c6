import { describe, expect, it } from 'vitest';
import { remindersAfterMove } from './moved-due-date.ts';

const sentAt = new Date('2026-03-01T12:00:00Z');
const moved = (mailed: string, dueDate: string) => {
  const { remindersSent, nextReminderAt } = remindersAfterMove({ sentAt, dueDate, mailedAt: new Date(mailed) });
  return [remindersSent, nextReminderAt?.toISOString().slice(0, 16)];
};

describe('remindersAfterMove', () => {
  it('begins with the first of the new schedule that is still to come', () => {
    expect(moved('2026-03-02T12:00:00Z', '2026-03-31')).toEqual([0, '2026-03-11T12:00']);
    expect(moved('2026-03-12T12:00:00Z', '2026-03-31')).toEqual([1, '2026-03-21T12:00']);
    expect(moved('2026-04-02T12:00:00Z', '2026-03-31')).toEqual([3, '2026-04-07T12:00']);
  });

  it('sends none within a day of the mail that moved it', () => {
    expect(moved('2026-03-10T13:00:00Z', '2026-03-31')).toEqual([1, '2026-03-21T12:00']);
    expect(moved('2026-03-10T12:00:00Z', '2026-03-31')).toEqual([0, '2026-03-11T12:00']);
  });

  it('ends with the schedule', () => {
    expect(moved('2026-06-01T12:00:00Z', '2026-03-31')).toEqual([7, undefined]);
  });
});
