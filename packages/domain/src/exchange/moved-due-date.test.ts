import { describe, expect, it } from 'vitest';
import { remindersAfterMove } from './moved-due-date.ts';
import { resendAllowedAt } from './reminder-schedule.ts';

const sentAt = new Date('2026-03-01T12:00:00Z');
const moved = (mailed: string, dueDate: string) => {
  const earliest = resendAllowedAt(new Date(mailed));
  const { remindersSent, nextReminderAt } = remindersAfterMove({ sentAt, dueDate, earliest });
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

  it('waits for the day that the supplier has named, whatever the due date', () => {
    const postponed = (now: string, expectedDate: string) =>
      remindersAfterMove({ sentAt, dueDate: '2026-03-31', expectedDate, earliest: new Date(now) });
    expect(postponed('2026-03-02T08:00:00Z', '2026-05-04')).toEqual({
      remindersSent: 0,
      nextReminderAt: new Date('2026-05-04T12:00:00Z'),
    });
    expect(postponed('2026-05-04T08:00:00Z', '2026-05-04').nextReminderAt).toEqual(new Date('2026-05-04T12:00:00Z'));
    expect(postponed('2026-05-04T15:00:00Z', '2026-05-04')).toEqual({
      remindersSent: 1,
      nextReminderAt: new Date('2026-05-11T12:00:00Z'),
    });
  });
});
