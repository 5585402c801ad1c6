import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { SubmissionOutcome } from '@pcf/contract/vocabulary/requests';
import { nextReminder } from '@pcf/domain/exchange/reminder-schedule';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { putInForceNow } from '../../database/put-in-force.ts';
import { ProblemError } from '../../http/problem-error.ts';
import {
  changeCustomerLines,
  customerStep,
  invalidLineTransition,
  type LineMove,
  type LockedLine,
} from '../lines/change-lines.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import type { RequestedLine } from '../requests/read-requested-product.service.ts';

const nothingInForce = {
  in_force_version: null,
  in_force_at: null,
  in_force_value: null,
  in_force_unit: null,
  in_force_unit_amount: null,
  in_force_granularity: null,
  in_force_confidence: null,
  in_force_verified: null,
  in_force_primary_data_share: null,
  in_force_valid_until: null,
  in_force_mass_kg: null,
  in_force_quality_score: null,
  expiry_reminder_at: null,
} as const;

const selectNow = (tx: Tx) => tx.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();

/** What the customer made of submissions, kept with them. */
const updateOutcomes = (
  tx: Tx,
  caller: Caller,
  reviewed: readonly ReviewedVersion[],
  { outcome, comment = null }: { outcome: SubmissionOutcome; comment?: string | null },
) =>
  sql`
    update submission s
       set outcome = ${outcome}, reviewed_by = ${caller.userId}::uuid, reviewed_at = now(), review_comment = ${comment}
      from unnest(${reviewed.map(({ lineId }) => lineId)}::uuid[], ${reviewed.map(({ version }) => version)}::integer[])
           as n (line_id, version)
     where s.customer_organisation_id = ${caller.organisationId}::uuid and s.line_id = n.line_id and s.version = n.version`.execute(
    tx,
  );

/** What an acceptance or a return is about is the newest submission, a withdrawal the one in force. */
const reviewedVersion = (line: LockedLine, action: ReviewAction): number =>
  (action === 'withdraw' ? line.in_force_version : null) ?? line.submission_version;

export const canBeReviewed = (line: LockedLine, action: ReviewAction): boolean =>
  !line.archived && customerStep(action, line) !== null;

const staleVersion = ({ submission_version, submitted_at, in_force_version }: LockedLine) =>
  new ProblemError('STALE_VERSION', {
    extra: {
      submissionVersion: submission_version,
      submittedAt: submitted_at?.toISOString() ?? null,
      inForceVersion: in_force_version,
    },
  });

/** Held lines whose newest submission may be accepted, in as many statements for one as for hundreds. */
export async function acceptLines(tx: Tx, caller: Caller, lines: readonly LockedLine[]): Promise<void> {
  if (lines.length === 0) return;
  const reviewed = lines.map(({ id, submission_version }) => ({ lineId: id, version: submission_version }));
  const bySupplier = Map.groupBy(lines, ({ supplier_organisation_id: supplier }) => supplier ?? '');
  await pipelined([
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
  await pipelined([
    changeCustomerLines(tx, caller, [line], { action, comment: reason, set }),
    updateOutcomes(tx, caller, [{ lineId: line.id, version: reviewedVersion(line, action) }], {
      outcome,
      comment: reason,
    }),
    noticeLines(tx, caller, { kind: outcome, recipientId, lines: [line], comment: reason }),
  ]);
}

export type ReviewAction = 'accept' | 'reject' | 'withdraw';

/**
 * What stands against reviewing this version of a line, or what is to be reviewed where none is said; null where nothing
 * does. The lines of an archived product rest.
 */
export function whyNotReviewed(line: LockedLine, action: ReviewAction, version?: number): ProblemError | null {
  if (!canBeReviewed(line, action)) return invalidLineTransition(line);
  return version === undefined || version === reviewedVersion(line, action) ? null : staleVersion(line);
}

/** Lines of these products that were ever sent in one of these requests, each with what it can be named by. */
export async function selectNamedLines(tx: Tx, named: readonly RequestedLine[]) {
  const { rows } = await sql<{ reference: string; product_id: string; line_id: string }>`
    select r.reference, l.product_id, l.id as line_id
      from product_line l
      join request_line q on q.customer_organisation_id = l.customer_organisation_id and q.line_id = l.id
      join emission_request r on r.customer_organisation_id = q.customer_organisation_id and r.id = q.request_id
     where l.customer_organisation_id = current_organisation()
       and l.product_id = any(${named.map(({ productId }) => productId)}::uuid[])
       and r.reference = any(${named.map(({ requestReference }) => requestReference)}::text[])`.execute(tx);
  return rows;
}

/** The conditional update of an acceptance: what was submitted last is in force from now on. */
async function putInForce(tx: Tx, customerId: string, { lineIds, from, to }: LineMove) {
  const { rows } = await sql<{ id: string }>`
    update product_line set status = ${to}, ${putInForceNow}
     where customer_organisation_id = ${customerId} and id = any (${lineIds}::uuid[]) and status = ${from}
    returning id`.execute(tx);
  return rows;
}

interface ReviewedVersion {
  readonly lineId: string;
  readonly version: number;
}
