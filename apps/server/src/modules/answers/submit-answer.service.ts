import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { calculationSummary } from '@pcf/domain/emission-data/calculation';
import { nextReviewReminder } from '@pcf/domain/exchange/reminder-schedule';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { attachDocuments } from '../documents/known-documents.service.ts';
import { answerColumns } from '../emission-data/answer-columns.service.ts';
import { changeSupplierLine, supplierStep } from '../lines/change-supplier-lines.service.ts';
import type { ReceivedLine } from '../lines/lock-received-lines.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import { checkAnswer } from './check-answer.ts';
import { deleteDraft } from './draft.queries.ts';
import { findLine } from './find-line.ts';
import { deleteLock } from './line-lock.queries.ts';
import { refuseWhileLocked } from './line-lock.service.ts';
import { readAnswer } from './read-answer.service.ts';
import { insertSubmission } from './submission.queries.ts';

export type AnswerForm = CheckedInput<'submitEmissionData'>['body'];

export async function submitEmissionData(
  tx: Tx,
  { params, body }: CheckedInput<'submitEmissionData'>,
  caller: Caller,
): Promise<OperationOutput<'submitEmissionData'>> {
  const line = await findLine(tx, caller, params);
  await submitAnswer(tx, caller, line, body);
  return readAnswer(tx, caller, line);
}

/** A new version for a line that is held: what it says for good, what lists show of it, and that it waits for a review. */
export async function submitAnswer(tx: Tx, caller: Caller, line: ReceivedLine, form: AnswerForm): Promise<void> {
  const step = supplierStep('submit', caller, line);
  await refuseWhileLocked(tx, caller, line);
  if (form.submissionVersion !== line.submission_version) {
    throw new ProblemError('STALE_VERSION', { extra: { submissionVersion: line.submission_version } });
  }
  const answer = await checkAnswer(tx, line, form);
  const version = line.submission_version + 1;
  await insertSubmission(tx, caller, line, {
    ...answer,
    version,
    calculation: answer.itemData === null ? null : calculationSummary(answer.itemData),
    shareRows: form.shareRows === true,
  });
  await attachDocuments(
    tx,
    {
      customerOrganisationId: line.customer_organisation_id,
      lineId: line.id,
      version,
      supplierOrganisationId: caller.organisationId,
    },
    answer.documentIds,
  );
  await changeSupplierLine(tx, caller, line, {
    step,
    set: {
      ...answerColumns(answer.data),
      submission_version: version,
      submitted_at: line.now,
      reason: null,
      reason_code: null,
      expected_date: null,
      // What is done for the next version begins anew.
      work_begun_at: null,
      next_reminder_at: nextReviewReminder({ submittedAt: line.now, remindersSent: 0 }),
      reminders_sent: 0,
    },
  });
  await deleteDraft(tx, line);
  await deleteLock(tx, line);
  await noticeLines(tx, caller, { kind: 'SUBMITTED', recipientId: line.customer_organisation_id, lines: [line] });
}
