import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-data';
import type { DeclineReasonCode, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { ProblemError } from '../../http/problem-error.ts';
import {
  type HistoryRow,
  maxTimelineEntries,
  maxVersions,
  presentHistory,
  presentSubmissionHead,
  type SubmissionHeadRow,
  supplierFlags,
} from '../lines/present-lines.service.ts';
import { type ExpectedColumns, presentExpected } from '../requests/expected-columns.service.ts';
import { type LineKey, selectLineKey, visitLine } from './answered-line.queries.ts';
import { selectDraft } from './drafts.ts';

/** A user who opens an answer has seen the request, which is no longer marked as new for them. An API key sees nothing. */
export async function getEmissionAnswer(
  tx: Tx,
  { params }: CheckedInput<'getEmissionAnswer'>,
  caller: Caller,
): Promise<OperationOutput<'getEmissionAnswer'>> {
  const found = await (caller.scopes === null ? visitLine(tx, params) : selectLineKey(tx, params).executeTakeFirst());
  if (!found) throw new ProblemError('NOT_FOUND');
  return readAnswer(tx, caller, found);
}

export async function readAnswer(tx: Tx, caller: Caller, key: LineKey): Promise<OperationOutput<'getEmissionAnswer'>> {
  const [line, draft, submissions, history] = await pipelined([
    selectAnswer(tx, key),
    selectDraft(tx, key),
    selectSubmissions(tx, key),
    selectTimeline(tx, key),
  ]);
  if (!line) throw new ProblemError('NOT_FOUND');
  return presentAnswer({ line, draft, submissions, history }, caller);
}

type Answer = OperationOutput<'getEmissionAnswer'>;

type DraftForm = Omit<NonNullable<Answer['draft']>, 'version' | 'savedAt' | 'savedBy'>;

interface DraftRow {
  readonly version: number;
  readonly saved_at: Date;
  readonly saved_by: string | null;
  readonly content: unknown;
  readonly has_template: boolean;
}

interface AnswerParts {
  readonly line: AnswerRow;
  readonly draft: DraftRow | undefined;
  readonly submissions: readonly SubmissionRow[];
  readonly history: readonly HistoryRow[];
}

function presentAnswer({ line, draft, submissions, history }: AnswerParts, caller: Caller): Answer {
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
    submissions: submissions.map(presentSubmissionHead),
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
  return { ...presentSubmissionHead(row), data: row.data, itemData: row.own_rows, shareRows: row.shares_rows };
}

interface AnswerRow extends ExpectedColumns {
  id: string;
  product_id: string;
  customer_organisation_id: string;
  customer_name: string;
  connected: boolean;
  status: ProductRequestStatus;
  archived: boolean;
  sent_name: string;
  sent_reference: string | null;
  sent_description: string | null;
  sent_unit: EmissionUnit | null;
  sent_mass_kg: string | null;
  supplier_product_reference: string | null;
  request_reference: string;
  due_date: string | null;
  requested_at: Date;
  reason: string | null;
  reason_code: DeclineReasonCode | null;
  expected_date: string | null;
  work_begun_at: Date | null;
  submission_version: number;
  in_force_version: number | null;
  lock_holder_id: string | null;
  lock_holder_name: string | null;
  lock_expires_at: Date | null;
  request_comment: string | null;
  requested_by: string | null;
  /** Where its newest submission came from; null where it came from no template, or from one that is gone. */
  template_id: string | null;
  template_name: string | null;
  template_data_version: number | null;
  used_template_version: number | null;
}

/** The words and expectations are those of its newest request. */
async function selectAnswer(tx: Tx, line: LineKey): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    select l.id, l.product_id, l.customer_organisation_id, l.customer_name, l.connected, l.status, l.archived, l.sent_name,
           l.sent_reference, l.sent_description, l.sent_unit, l.sent_mass_kg, l.supplier_product_reference,
           l.request_reference, l.due_date, l.requested_at, l.reason, l.reason_code, l.expected_date, l.work_begun_at,
           l.submission_version, l.in_force_version, l.lock_holder_id, l.lock_holder_name, l.lock_expires_at,
           r.comment as request_comment, r.created_by as requested_by, r.expected_unit, r.expected_lifecycle_boundary,
           r.expected_reference_year, r.expected_verified, t.id as template_id, t.name as template_name,
           t.data_version as template_data_version, u.template_version as used_template_version
      from received_line l
      join received_request r on r.customer_organisation_id = l.customer_organisation_id and r.id = l.request_id
      left join template_use u on u.customer_organisation_id = l.customer_organisation_id and u.line_id = l.id
      left join template t on t.organisation_id = u.supplier_organisation_id and t.id = u.template_id
     where l.customer_organisation_id = ${line.customer_organisation_id} and l.id = ${line.id}`.execute(tx);
  return rows[0];
}

interface SubmissionRow extends SubmissionHeadRow {
  /** Only of the newest and of the one in force. */
  data: EmissionData | null;
  own_rows: ItemData | null;
  shares_rows: boolean;
}

/** The newest first. */
async function selectSubmissions(tx: Tx, line: LineKey): Promise<SubmissionRow[]> {
  const { rows } = await sql<SubmissionRow>`
    select s.version, s.submitted_at, s.submitted_by, s.outcome, s.reviewed_at, s.reviewed_by, s.review_comment,
           case when shown then s.data end as data, case when shown then w.item_data end as own_rows,
           s.item_data is not null as shares_rows
      from seen_submission s
      join product_line l on l.customer_organisation_id = s.customer_organisation_id and l.id = s.line_id
      left join submission_rows w
        on w.customer_organisation_id = s.customer_organisation_id and w.line_id = s.line_id and w.version = s.version
     cross join lateral (select s.version in (l.submission_version, l.in_force_version)) as v (shown)
     where s.customer_organisation_id = ${line.customer_organisation_id} and s.line_id = ${line.id}
       and (s.version > l.submission_version - ${maxVersions} or s.version = l.in_force_version)
     order by s.version desc`.execute(tx);
  return rows;
}

async function selectTimeline(tx: Tx, line: LineKey): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select h.event, h.actor_organisation_id, h.actor_name, h.actor_organisation_name, h.from_status, h.to_status,
           h.request_reference, h.comment, h.stated_date, h.created_at
      from (select * from seen_history
             where customer_organisation_id = ${line.customer_organisation_id} and line_id = ${line.id}
             order by sequence desc limit ${maxTimelineEntries}) h
     order by h.sequence`.execute(tx);
  return rows;
}
