import { describe, expect, it } from 'vitest';
import { nextReminder, nextReviewReminder, resendAllowedAt } from './reminder-schedule.ts';

const sentAt = new Date('2026-03-01T12:00:00Z');

const all = (dueDate: string | null, sent = sentAt) => {
  const moments: string[] = [];
  for (let remindersSent = 0; ; remindersSent += 1) {
    const next = nextReminder({ sentAt: sent, dueDate, remindersSent });
    if (next === null) return moments;
    moments.push(next.toISOString().slice(0, 16));
  }
};

describe('nextReminder', () => {
  it('goes by thirds to the due date and then weekly four times', () => {
    expect(all('2026-03-31')).toEqual([
      '2026-03-11T12:00',
      '2026-03-21T12:00',
      '2026-03-31T12:00',
      '2026-04-07T12:00',
      '2026-04-14T12:00',
      '2026-04-21T12:00',
      '2026-04-28T12:00',
    ]);
  });

  it('comes after 14 and 28 days without a due date', () => {
    expect(all(null)).toEqual(['2026-03-15T12:00', '2026-03-29T12:00']);
  });

  it('does not cut a short time into parts', () => {
    expect(all('2026-03-04').slice(0, 4)).toEqual([
      '2026-03-02T12:00',
      '2026-03-03T12:00',
      '2026-03-04T12:00',
      '2026-03-11T12:00',
    ]);
    expect(all('2026-03-03').slice(0, 2)).toEqual(['2026-03-03T12:00', '2026-03-10T12:00']);
  });

  it.each(['2026-03-01', '2026-02-27', '2026-01-01'])('leaves out what lies before, or within a day: due %s', (due) => {
    for (const moment of all(due))
      expect(Date.parse(`${moment}Z`) - sentAt.getTime()).toBeGreaterThanOrEqual(86_400_000);
    expect(all(due).length).toBeLessThanOrEqual(4);
  });

  it('answers with nothing for a due date long ago', () => {
    expect(all('2026-01-01')).toEqual([]);
  });
});

describe('nextReminder of what was postponed', () => {
  it('comes on the day that was named and weekly four times after it, whatever is due', () => {
    const at = (dueDate: string | null, remindersSent: number) =>
      nextReminder({ sentAt, dueDate, expectedDate: '2026-04-10', remindersSent })?.toISOString().slice(0, 10) ?? null;
    for (const dueDate of [null, '2026-03-05', '2026-06-01']) {
      expect([0, 1, 2, 3, 4, 5].map((count) => at(dueDate, count))).toEqual([
        '2026-04-10',
        '2026-04-17',
        '2026-04-24',
        '2026-05-01',
        '2026-05-08',
        null,
      ]);
    }
  });
});

describe('nextReviewReminder', () => {
  it('comes after 14 days and weekly after that, four times', () => {
    const at = (remindersSent: number) =>
      nextReviewReminder({ submittedAt: sentAt, remindersSent })?.toISOString().slice(0, 10) ?? null;
    expect([0, 1, 2, 3, 4].map(at)).toEqual(['2026-03-15', '2026-03-22', '2026-03-29', '2026-04-05', null]);
  });
});

it('a reminder by hand waits a day', () => {
  expect(resendAllowedAt(sentAt)).toEqual(new Date('2026-03-02T12:00:00Z'));
});
