import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { remindersAfterMove } from '@pcf/domain/exchange/moved-due-date';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import { changeSupplierLine, type ReceivedLine, supplierStep } from '../lines/supplier-lines.service.ts';
import { readAnswer } from './read-answer.ts';

const day = 24 * 60 * 60 * 1000;
const mostDaysAhead = 366;

/** The status stays; nobody is reminded until the day that is named, which takes the place of one named before. */
export async function postponeEmissionRequest(
  tx: Tx,
  line: ReceivedLine,
  { body: { expectedDate, comment = null } }: CheckedInput<'postponeEmissionRequest'>,
  caller: Caller,
): Promise<OperationOutput<'postponeEmissionRequest'>> {
  const step = supplierStep('postpone', caller, line);
  checkExpectedDate(expectedDate, line.now);
  const { remindersSent, nextReminderAt } = remindersAfterMove({
    sentAt: line.requested_at ?? line.now,
    dueDate: line.due_date,
    expectedDate,
    earliest: line.now,
  });
  const [, , answer] = await pipelined([
    changeSupplierLine(tx, caller, line, {
      step,
      comment,
      statedDate: expectedDate,
      set: { expected_date: expectedDate, reminders_sent: remindersSent, next_reminder_at: nextReminderAt },
    }),
    noticeLines(tx, caller, {
      kind: 'POSTPONED',
      recipientId: line.customer_organisation_id,
      lines: [line],
      comment,
    }),
    readAnswer(tx, caller, line),
  ]);
  return answer;
}

/** Today or later, at most a year ahead; a day more on either side, since it is another day elsewhere. */
function checkExpectedDate(expectedDate: string, now: Date): void {
  const dayAfter = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  const problem =
    expectedDate < dayAfter(-1)
      ? ({ code: 'TOO_SMALL', message: 'This day is over' } as const)
      : expectedDate > dayAfter(mostDaysAhead + 1)
        ? ({ code: 'TOO_LARGE', message: 'More than a year ahead' } as const)
        : null;
  if (problem) throw new ProblemError('VALIDATION_FAILED', { errors: [{ path: '/body/expectedDate', ...problem }] });
}
