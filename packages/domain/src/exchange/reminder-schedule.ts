const hour = 60 * 60 * 1000;
const day = 24 * hour;
const week = 7 * day;

const daysWithoutDueDate = [14, 28] as const;
const weeksAfterDueDate = [1, 2, 3, 4] as const;
const daysUntilReviewReminder = 14;
const maxReviewReminders = 4;
const hoursBetweenMails = 24;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

export interface Reminded {
  /** When it was sent, or was sent anew. */
  readonly sentAt: Date;
  /** A calendar day: 2026-08-31. */
  readonly dueDate: string | null;
  /** A calendar day too: by when the supplier has said that it expects to have data. */
  readonly expectedDate?: string | null;
  /** How many reminders have gone out since. */
  readonly remindersSent: number;
}

/**
 * When a supplier is reminded next: at one third, two thirds and the end of the time to the due date, then weekly four
 * times; without a due date after 14 and 28 days. Once it has said by when it expects to have data, on that day and then
 * weekly four times instead. Null once that is over. An invitation is one without a due date.
 */
export function nextReminder({ sentAt, dueDate, expectedDate = null, remindersSent }: Reminded): Date | null {
  if (expectedDate !== null) {
    const weeks = [0, ...weeksAfterDueDate][remindersSent];
    return weeks === undefined ? null : after(noonOf(expectedDate), weeks * week);
  }
  const waits = dueDate === null ? daysWithoutDueDate.map((days) => days * day) : waitsUntil(dueDate, sentAt);
  const wait = waits[remindersSent];
  return wait === undefined ? null : after(sentAt, wait);
}

/** A short time is not cut into parts, so that nobody is reminded twice within a day. */
function waitsUntil(dueDate: string, sentAt: Date): readonly number[] {
  const time = noonOf(dueDate).getTime() - sentAt.getTime();
  const parts = time < 3 * day ? [time] : [time / 3, (time * 2) / 3, time];
  return [...parts, ...weeksAfterDueDate.map((weeks) => time + weeks * week)].filter((wait) => wait >= day);
}

/** The middle of the day: it is the due date then nearly everywhere. */
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** When a customer is reminded of data that it has not reviewed: after 14 days, then weekly, four times in all. */
export function nextReviewReminder({
  submittedAt,
  remindersSent,
}: {
  readonly submittedAt: Date;
  readonly remindersSent: number;
}): Date | null {
  return remindersSent < maxReviewReminders
    ? after(submittedAt, daysUntilReviewReminder * day + remindersSent * week)
    : null;
}

/** Until then nobody can be reminded by hand. */
export const resendAllowedAt = (mailedAt: Date): Date => after(mailedAt, hoursBetweenMails * hour);
