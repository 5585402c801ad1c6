import { nextReminder, resendAllowedAt } from './reminder-schedule.ts';

/**
 * Where the reminders of a line go on once its due date was moved by a mail: those of the new schedule that would come
 * before that mail is a day old count as sent.
 */
export function remindersAfterMove({
  sentAt,
  dueDate,
  mailedAt,
}: {
  readonly sentAt: Date;
  readonly dueDate: string;
  readonly mailedAt: Date;
}): { remindersSent: number; nextReminderAt: Date | null } {
  const earliest = resendAllowedAt(mailedAt);
  for (let remindersSent = 0; ; remindersSent += 1) {
    const nextReminderAt = nextReminder({ sentAt, dueDate, remindersSent });
    if (nextReminderAt === null || nextReminderAt >= earliest) return { remindersSent, nextReminderAt };
  }
}
