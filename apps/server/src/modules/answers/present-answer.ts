import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller } from '../../database/database.ts';
import { type HistoryRow, presentHistory } from '../lines/present-history.service.ts';
import { supplierFlags } from '../lines/supplier-flags.service.ts';
import { presentExpected } from '../requests/expected-columns.service.ts';
import type { AnswerRow, SubmissionRow } from './answer.queries.ts';

type Answer = OperationOutput<'getEmissionAnswer'>;
type DraftForm = Omit<NonNullable<Answer['draft']>, 'version' | 'savedAt' | 'savedBy'>;

interface DraftRow {
  readonly version: number;
  readonly saved_at: Date;
  readonly saved_by: string | null;
  readonly content: unknown;
  readonly has_template: boolean;
}

export interface AnswerParts {
  readonly line: AnswerRow;
  readonly draft: DraftRow | undefined;
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
    featureFlags: supplierFlags(line),
    requestData: {
      customer: { id: line.customer_organisation_id, name: line.customer_name },
      requestedBy: line.requested_by,
      requestedAt: line.requested_at.toISOString(),
      dueDate: line.due_date,
      expects: presentExpected(line),
      supplierProductReference: line.supplier_product_reference,
    },
    draft: draft ? presentDraft(draft) : null,
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
    template: presentTemplate(line),
    submissions: submissions.map(presentReviewed),
    timeline: history.map((entry) => presentHistory(entry, line.customer_organisation_id)),
  };
}

/** A template that is gone cannot be told any more when the draft is submitted. */
function presentDraft({ version, saved_at, saved_by, content, has_template }: DraftRow): NonNullable<Answer['draft']> {
  const { templateId, templateVersion, ...form } = content as DraftForm;
  return {
    version,
    savedAt: saved_at.toISOString(),
    savedBy: saved_by,
    ...form,
    ...(has_template ? { templateId, templateVersion } : {}),
  };
}

function presentTemplate(line: AnswerRow): Answer['template'] {
  const { template_id: id, template_name, template_data_version, used_template_version } = line;
  if (id === null) return null;
  return {
    id,
    name: template_name ?? '',
    dataVersion: template_data_version ?? 0,
    usedVersion: used_template_version ?? 0,
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
