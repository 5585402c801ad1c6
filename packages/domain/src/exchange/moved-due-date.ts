import { nextReminder, type Reminded } from './reminder-schedule.ts';

interface Moved extends Omit<Reminded, 'remindersSent'> {
  /** None is sent before, so that nobody is reminded right after what moved them. */
  readonly earliest: Date;
}

/**
 * Where the reminders of a line go on once its due date was moved, or data are expected by another day: those of the new
 * schedule that would come too early count as sent.
 */
export function remindersAfterMove({ earliest, ...schedule }: Moved): {
  remindersSent: number;
  nextReminderAt: Date | null;
} {
  for (let remindersSent = 0; ; remindersSent += 1) {
    const nextReminderAt = nextReminder({ ...schedule, remindersSent });
    if (nextReminderAt === null || nextReminderAt >= earliest) return { remindersSent, nextReminderAt };
  }
}
