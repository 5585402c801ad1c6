import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { PlausibilityWarning } from '@pcf/contract/vocabulary/data-quality';
import type { SoldProductAnswerSkipReason } from '@pcf/contract/vocabulary/sold-products';
import { needsConfirmation } from '@pcf/domain/emission-data/plausibility';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../../database/database.ts';
import type { HeldTemplate } from '../../answers/sold-product-links.service.ts';
import {
  type CheckedAnswer,
  type Refusal,
  type Submission,
  validateSubmission,
} from '../../answers/validate-submission.service.ts';
import type { ReceivedLine } from '../../lines/supplier-lines.service.ts';
import type { SharingFacts } from '../../network-deliveries/sharing-facts.service.ts';
import { type ExpectedColumns, presentExpected } from '../../requests/expected-columns.service.ts';

export type Item = CheckedInput<'answerWithTemplates'>['body']['items'][number];

/** What one item means, where it exists, and what was agreed to for its customer. */
export interface Chosen {
  readonly item: Item;
  readonly line: (ReceivedLine & ChosenLine) | undefined;
  readonly template: (HeldTemplate & { readonly answer: CheckedAnswer }) | undefined;
  /** Nothing where the customer is not to receive data. */
  readonly consent: { readonly shareRows: boolean } | undefined;
}

export interface Answerable {
  readonly line: NonNullable<Chosen['line']>;
  readonly template: NonNullable<Chosen['template']>;
  readonly warnings: readonly PlausibilityWarning[];
  readonly needsConfirmation: boolean;
  /** Null where it is yet to be confirmed, as a dry run tells. */
  readonly submission: Submission | null;
}

/** Whether a line is answered with a template. What the caller can still decide does not stand against a dry run. */
export function validateTemplateAnswer(
  caller: Caller,
  { item, line, template, consent }: Chosen,
  dryRun: boolean,
  sharing: SharingFacts | null,
): Answerable | SoldProductAnswerSkipReason {
  if (!line) return 'NOT_FOUND';
  if (!template) return 'TEMPLATE_NOT_FOUND';
  if (!template.complete) return 'TEMPLATE_INCOMPLETE';
  if (item.dataVersion !== template.data_version) return 'TEMPLATE_CHANGED';
  if (!consent && !dryRun) return 'CONSENT_MISSING';
  const { lock_holder_id: holderId, lock_holder_name: holderName, lock_expires_at: lockedUntil } = line;
  const { doubts, outcome } = validateSubmission(
    caller,
    line,
    {
      form: {
        submissionVersion: item.submissionVersion,
        plausibilityConfirmation: item.plausibilityConfirmation,
        shareRows: consent?.shareRows,
        templateId: template.id,
        templateVersion: template.data_version,
      },
      answer: template.answer,
      template,
      unchanged: template,
    },
    {
      holder:
        holderId && lockedUntil ? { holder_id: holderId, name: holderName ?? '', expires_at: lockedUntil } : undefined,
      expects: presentExpected(line),
      sharing,
    },
  );
  if ('problem' in outcome && !(dryRun && outcome.isUnconfirmed)) return whySkipped(outcome);
  if (line.draft_version !== null && !item.replaceDraft && !dryRun) return 'DRAFT_EXISTS';
  return {
    line,
    template,
    warnings: doubts.map(({ warning }) => warning),
    needsConfirmation: needsConfirmation(doubts),
    submission: 'problem' in outcome ? null : outcome,
  };
}

/** A template that was complete once may not be any more: a document or a factor of the catalogue is gone. */
function whySkipped({ problem: { code }, isUnconfirmed }: Refusal): SoldProductAnswerSkipReason {
  if (code === 'INVALID_TRANSITION' || code === 'LOCKED' || code === 'STALE_VERSION') return code;
  return isUnconfirmed ? 'CONFIRMATION_MISSING' : 'TEMPLATE_INCOMPLETE';
}

/** What is shown of a line that is to be answered, and what it is validated by. */
interface ChosenLine extends ExpectedColumns {
  readonly id: string;
  readonly customer_name: string;
  readonly sent_name: string;
  readonly sent_reference: string | null;
  readonly draft_version: number | null;
  readonly lock_holder_id: string | null;
  readonly lock_holder_name: string | null;
  readonly lock_expires_at: Date | null;
}

export async function selectChosenLines(tx: Tx, lineIds: readonly string[]): Promise<ReadonlyMap<string, ChosenLine>> {
  const { rows } = await sql<ChosenLine>`
    select l.id, l.customer_name, l.sent_name, l.sent_reference, l.draft_version, l.lock_holder_id, l.lock_holder_name,
           l.lock_expires_at, r.expected_unit, r.expected_lifecycle_boundary, r.expected_reference_year, r.expected_verified
      from received_line l
      join received_request r on r.customer_organisation_id = l.customer_organisation_id and r.id = l.request_id
     where l.id = any(${lineIds}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
