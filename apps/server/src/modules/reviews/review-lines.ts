import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { nextReminder } from '@pcf/domain/exchange/reminder-schedule';
import type { Caller, Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';
import { changeCustomerLines } from '../lines/change-lines.service.ts';
import type { LockedLine } from '../lines/lock-lines.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import { reviewedVersion, whyNotReviewed } from './judge-review.ts';
import { nothingInForce, putInForce, selectNow, updateOutcomes } from './reviewed-lines.queries.ts';

/** Held lines whose newest submission may be accepted, in as many statements for one as for hundreds. */
export async function acceptLines(tx: Tx, caller: Caller, lines: readonly LockedLine[]): Promise<void> {
  if (lines.length === 0) return;
  const reviewed = lines.map(({ id, submission_version }) => ({ lineId: id, version: submission_version }));
  const bySupplier = Map.groupBy(lines, ({ supplier_organisation_id: supplier }) => supplier ?? '');
  await together([
    changeCustomerLines(tx, caller, lines, { action: 'accept', update: putInForce }),
    updateOutcomes(tx, caller, reviewed, { outcome: 'ACCEPTED' }),
    ...[...bySupplier].map(([recipientId, theirs]) =>
      noticeLines(tx, caller, { kind: 'ACCEPTED', recipientId, lines: theirs }),
    ),
  ]);
}

/** Sends what was submitted back, or withdraws an acceptance: from now on the supplier is waited for again. */
export async function sendBack(
  tx: Tx,
  caller: Caller,
  line: LockedLine,
  { reason, version, withdraw }: CheckedInput<'rejectEmissionData'>['body'],
): Promise<void> {
  const action = withdraw ? 'withdraw' : 'reject';
  const problem = whyNotReviewed(line, action, version);
  if (problem) throw problem;
  const { now } = await selectNow(tx);
  const set = {
    ...(withdraw ? nothingInForce : {}),
    reason,
    reason_code: null,
    expected_date: null,
    next_reminder_at: nextReminder({ sentAt: now, dueDate: line.due_date, remindersSent: 0 }),
    reminders_sent: 0,
  };
  const outcome = withdraw ? 'WITHDRAWN' : 'REJECTED';
  const recipientId = line.supplier_organisation_id ?? '';
  await together([
    changeCustomerLines(tx, caller, [line], { action, comment: reason, set }),
    updateOutcomes(tx, caller, [{ lineId: line.id, version: reviewedVersion(line, action) }], {
      outcome,
      comment: reason,
    }),
    noticeLines(tx, caller, { kind: outcome, recipientId, lines: [line], comment: reason }),
  ]);
}
