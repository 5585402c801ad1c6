import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { featureFlagsFor } from '@pcf/domain/exchange/feature-flags';
import type { Caller } from '../../database/database.ts';
import { presentExpected } from '../emission-requests/expected-columns.service.ts';
import { type HistoryRow, presentHistory } from '../lines/present-history.service.ts';
import type { AnswerRow, SubmissionRow } from './answer.queries.ts';

type Answer = OperationOutput<'getEmissionAnswer'>;
type DraftForm = Pick<NonNullable<Answer['draft']>, 'data' | 'itemData' | 'shareRows' | 'plausibilityConfirmation'>;

export interface AnswerParts {
  readonly line: AnswerRow;
  readonly draft: { version: number; saved_at: Date; saved_by: string | null; content: unknown } | undefined;
  readonly submissions: readonly SubmissionRow[];
  readonly history: readonly HistoryRow[];
}

export function presentAnswer({ line, draft, submissions, history }: AnswerParts, caller: Caller): Answer {
  const ofVersion = (version: number | null) => presentSubmission(submissions.find((each) => each.version === version));
  return {
    lineId: line.id,
    productId: line.product_id,
    requestReference: line.request_reference,
    name: line.sent_name,
    internalReference: line.sent_reference ?? '',
    description: line.sent_description,
    unit: line.sent_unit,
    massKg: line.sent_mass_kg === null ? null : Number(line.sent_mass_kg),
    requestComment: line.request_comment,
    reason: line.reason,
    reasonCode: line.reason_code,
    expectedDate: line.expected_date,
    productRequestStatus: line.status,
    inProgress: line.work_begun_at !== null,
    archived: line.archived,
    featureFlags: featureFlagsFor('SUPPLIER', {
      status: line.status,
      inForce: line.in_force_version !== null,
      submitted: line.submission_version > 0,
      archived: line.archived,
      connected: line.connected,
    }),
    requestData: {
      customer: { id: line.customer_organisation_id, name: line.customer_name },
      requestedBy: line.requested_by,
      requestedAt: line.requested_at.toISOString(),
      dueDate: line.due_date,
      expects: presentExpected(line),
      supplierProductReference: line.supplier_product_reference,
    },
    draft: draft
      ? {
          version: draft.version,
          savedAt: draft.saved_at.toISOString(),
          savedBy: draft.saved_by,
          ...(draft.content as DraftForm),
        }
      : null,
    lock:
      line.lock_holder_id !== null && line.lock_expires_at !== null
        ? {
            holderName: line.lock_holder_name ?? '',
            own: line.lock_holder_id === caller.userId,
            until: line.lock_expires_at.toISOString(),
          }
        : null,
    submissionVersion: line.submission_version,
    submission: ofVersion(line.submission_version),
    inForce: ofVersion(line.in_force_version),
    template: null,
    submissions: submissions.map(presentReviewed),
    timeline: history.map((entry) => presentHistory(entry, line.customer_organisation_id)),
  };
}

function presentSubmission(row: SubmissionRow | undefined): Answer['submission'] {
  if (!row?.data) return null;
  return { ...presentReviewed(row), data: row.data, itemData: row.own_rows, shareRows: row.shares_rows };
}

const presentReviewed = (row: SubmissionRow): Answer['submissions'][number] => ({
  version: row.version,
  submittedAt: row.submitted_at.toISOString(),
  submittedBy: row.submitted_by,
  outcome: row.outcome,
  reviewedAt: row.reviewed_at?.toISOString() ?? null,
  reviewedBy: row.reviewed_by,
  reviewComment: row.review_comment,
});
