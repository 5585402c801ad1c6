import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { nextReminder, nextReviewReminder, resendAllowedAt } from '@pcf/domain/exchange/reminder-schedule';

export interface DueLine {
  readonly status: ProductRequestStatus;
  readonly archived: boolean;
  readonly askedAt: Date | null;
  readonly dueDate: string | null;
  readonly expectedDate: string | null;
  readonly submittedAt: Date | null;
  readonly mailedAt: Date | null;
  readonly remindersSent: number;
  /** Whether the customer wants reminders, and there is somebody to remind. */
  readonly wanted: boolean;
}

export interface ReminderStep {
  readonly remind: 'REMINDED' | 'REVIEW_OVERDUE' | null;
  readonly next: Date | null;
  /** Those that were left out count too, so that none of them comes later. */
  readonly remindersSent: number;
}

/** What is to happen to a line whose moment has come. */
export function reminderStep(line: DueLine, now: Date): ReminderStep {
  const { status, askedAt, dueDate, expectedDate, submittedAt, mailedAt, remindersSent, wanted } = line;
  const later = (next: Date | null): ReminderStep => ({ remind: null, next, remindersSent });
  if (line.archived) return later(null);
  if (status === 'PENDING_REVIEW' && submittedAt) {
    const first = nextReviewReminder({ submittedAt, remindersSent: 0 });
    if (first && first > now) return later(first);
    const moment = (count: number) => nextReviewReminder({ submittedAt, remindersSent: count });
    return { remind: wanted ? 'REVIEW_OVERDUE' : null, ...following(moment, remindersSent, now) };
  }
  if ((status === 'REQUESTED' || status === 'REJECTED') && askedAt) {
    const allowed = mailedAt ? resendAllowedAt(mailedAt) : now;
    if (allowed > now) return later(allowed);
    const moment = (count: number) => nextReminder({ sentAt: askedAt, dueDate, expectedDate, remindersSent: count });
    return { remind: wanted ? 'REMINDED' : null, ...following(moment, remindersSent, now) };
  }
  return later(null);
}

/** The next moment that still lies ahead: what was missed is not made up for. */
export function following(
  moment: (remindersSent: number) => Date | null,
  remindersSent: number,
  now: Date,
): { next: Date | null; remindersSent: number } {
  let count = remindersSent + 1;
  let next = moment(count);
  while (next && next <= now) {
    count += 1;
    next = moment(count);
  }
  return { next, remindersSent: count };
}
