import type { CalculationSummary } from '@pcf/domain/emission-data/calculation';
import type { RelevantData } from '@pcf/domain/emission-data/relevant-data';
import { nextReviewReminder } from '@pcf/domain/exchange/reminder-schedule';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { today } from '../../database/whole-day.ts';
import { attachDocuments } from '../documents/known-documents.service.ts';
import { answerColumns } from '../emission-data/emission-data.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import { changeSupplierLines, type ReceivedLine } from '../lines/supplier-lines.service.ts';
import { shareAnswers } from '../network-deliveries/share-answers.service.ts';
import { deleteDrafts } from './drafts.ts';
import { deleteLocks } from './line-lock.ts';
import { recordUses } from './sold-product-links.service.ts';
import type { Submission } from './validate-submission.service.ts';

interface SubmittedLine {
  readonly line: ReceivedLine;
  readonly submission: Submission;
}

const versionOf = ({ submission_version: newest }: ReceivedLine) => newest + 1;

/**
 * A new version for each of some lines that are held: what it says for good, what lists show of it, and that it waits
 * for a review. As few statements for hundreds as there are different answers.
 */
export async function writeSubmissions(tx: Tx, caller: Caller, submitted: readonly SubmittedLine[]): Promise<void> {
  if (submitted.length === 0) return;
  const lines = submitted.map(({ line }) => line);
  const versions = submitted.map(({ line, submission: { answer, shareRows, plausibilityConfirmation } }) => ({
    ...answer,
    shareRows,
    plausibilityConfirmation,
    line,
    version: versionOf(line),
  }));
  const uses = submitted.map(({ line, submission: { use } }) => ({ line, use }));
  await pipelined([
    insertSubmissions(tx, caller, versions),
    ...submitted.map((one) => attachDocuments(tx, keyOf(caller, one), one.submission.answer.documentIds)),
    ...[...alike(submitted)].map((group) => moveLines(tx, caller, group)),
    recordUses(tx, caller, uses),
    deleteDrafts(tx, lines),
    deleteLocks(tx, lines),
    shareAnswers(
      tx,
      caller,
      submitted.flatMap(({ line, submission: { prepared } }) =>
        prepared ? [{ line, version: versionOf(line), prepared }] : [],
      ),
    ),
  ]);
}

const keyOf = (caller: Caller, { line }: SubmittedLine) => ({
  customerOrganisationId: line.customer_organisation_id,
  lineId: line.id,
  version: versionOf(line),
  supplierOrganisationId: caller.organisationId,
});

type Alike = readonly [SubmittedLine, ...SubmittedLine[]];

/** Those that become the same: the lines of one customer, in one status and version, that get one answer. */
function alike(submitted: readonly SubmittedLine[]): Iterable<Alike> {
  const answers = [...new Set(submitted.map(({ submission }) => submission.answer))];
  const groups = Map.groupBy(submitted, ({ line, submission: { step, answer } }) =>
    [line.customer_organisation_id, line.status, versionOf(line), step.to, step.event, answers.indexOf(answer)].join(),
  );
  return groups.values() as Iterable<Alike>;
}

async function moveLines(tx: Tx, caller: Caller, [first, ...others]: Alike): Promise<void> {
  const { line, submission } = first;
  await changeSupplierLines(tx, caller, [line, ...others.map((other) => other.line)], {
    step: submission.step,
    set: {
      ...answerColumns(submission.answer.data, today()),
      submission_version: versionOf(line),
      submitted_at: line.now,
      reason: null,
      reason_code: null,
      expected_date: null,
      // What is done for the next version begins anew.
      work_begun_at: null,
      // Nobody reviews what another platform takes.
      next_reminder_at: line.external ? null : nextReviewReminder({ submittedAt: line.now, remindersSent: 0 }),
      reminders_sent: 0,
    },
  });
}

/** Once for each customer, however many of its lines were answered. */
export async function noticeSubmitted(tx: Tx, caller: Caller, lines: readonly ReceivedLine[]): Promise<void> {
  const byCustomer = Map.groupBy(lines, ({ customer_organisation_id: customerId }) => customerId);
  await pipelined(
    [...byCustomer].map(([recipientId, theirs]) =>
      noticeLines(tx, caller, { kind: 'SUBMITTED', recipientId, lines: theirs }),
    ),
  );
}

interface NewSubmission extends RelevantData {
  readonly line: ReceivedLine;
  readonly version: number;
  readonly calculation: CalculationSummary | null;
  readonly shareRows: boolean;
  readonly plausibilityConfirmation: string | null;
}

/** The rows of a calculation are kept for the supplier, and are part of what the customer gets only where they are shared. */
async function insertSubmissions(tx: Tx, caller: Caller, submissions: readonly NewSubmission[]): Promise<void> {
  const given = submissions.map(({ line, version, itemData, ...rest }) => ({
    ...rest,
    rows: itemData === null ? null : JSON.stringify(itemData),
    key: {
      customer_organisation_id: line.customer_organisation_id,
      line_id: line.id,
      version,
      supplier_organisation_id: caller.organisationId,
    },
  }));
  const shown = given.map(({ key, data, calculation, rows, shareRows, plausibilityConfirmation }) => ({
    ...key,
    data: JSON.stringify(data),
    calculation: calculation === null ? null : JSON.stringify(calculation),
    item_data: shareRows ? rows : null,
    plausibility_confirmation: plausibilityConfirmation,
    submitted_by: caller.userId,
  }));
  const kept = given.flatMap(({ key, rows }) => (rows === null ? [] : [{ ...key, item_data: rows }]));
  await pipelined([
    tx.insertInto('submission').values(shown).execute(),
    kept.length > 0 ? tx.insertInto('submission_rows').values(kept).execute() : undefined,
  ]);
}
