import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { validityOf } from '@pcf/domain/emission-data/validity';
import { sql } from 'kysely';
import type { Caller } from '../../database/database.ts';
import type { ReceivedLine } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';
import { today } from '../../database/whole-day.ts';
import { supplierFlags } from '../lines/present-lines.service.ts';

/** A line from the supplier's side: it was sent. */
export type ReceivedRow = ViewRow<ReceivedLine, 'customer_name' | 'sent_name' | 'request_reference' | 'requested_at'>;

export const shown = [
  'id',
  'product_id',
  'customer_organisation_id',
  'customer_name',
  'connected',
  'sent_name',
  'sent_reference',
  'supplier_product_reference',
  'status',
  'work_begun_at',
  'request_reference',
  'due_date',
  'expected_date',
  'requested_at',
  'submission_version',
  'submitted_at',
  'in_force_version',
  'in_force_valid_until',
  'emission_value',
  'emission_unit',
  'emission_unit_amount',
  'quality_score',
  'draft_saved_at',
  'lock_holder_id',
  'lock_holder_name',
  'lock_expires_at',
  'archived',
  'updated_at',
  'visited_at',
] as const satisfies readonly (keyof ReceivedRow)[];

/** When it was sent back last. Looked up for the lines of a page only. */
export const sentBackAt = sql<Date | null>`(
  select max(h.created_at) from line_history h
   where h.customer_organisation_id = l.customer_organisation_id and h.line_id = l.id
     and h.event in ('REJECTED', 'WITHDRAWN'))`.as('sent_back_at');

type ListedRow = Pick<ReceivedRow, (typeof shown)[number]> & { readonly sent_back_at: Date | null };

/** Exact numbers come as text. */
const numberOf = (exact: string | null) => (exact === null ? null : Number(exact));

export const presentReceived = (
  row: ListedRow,
  caller: Caller,
): OperationOutput<'listReceivedProductRequests'>['data'][number] => ({
  lineId: row.id,
  productId: row.product_id,
  name: row.sent_name,
  internalReference: row.sent_reference ?? '',
  supplierProductReference: row.supplier_product_reference,
  customer: { id: row.customer_organisation_id, name: row.customer_name },
  productRequestStatus: row.status,
  inProgress: row.work_begun_at !== null,
  isNew: isNew(row),
  requestReference: row.request_reference,
  dueDate: row.due_date,
  expectedDate: row.expected_date,
  requestedAt: row.requested_at.toISOString(),
  submissionVersion: row.submission_version,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  emissionValue: numberOf(row.emission_value),
  emissionUnit: row.emission_unit,
  emissionUnitAmount: numberOf(row.emission_unit_amount),
  qualityScore: row.quality_score,
  inForce:
    row.in_force_version === null
      ? null
      : {
          version: row.in_force_version,
          validUntil: row.in_force_valid_until,
          validity: validityOf(row.in_force_valid_until, today()),
        },
  draftSavedAt: row.draft_saved_at?.toISOString() ?? null,
  lock:
    row.lock_holder_id !== null && row.lock_expires_at !== null
      ? {
          holderName: row.lock_holder_name ?? '',
          own: row.lock_holder_id === caller.userId,
          until: row.lock_expires_at.toISOString(),
        }
      : null,
  archived: row.archived,
  updatedAt: row.updated_at.toISOString(),
  featureFlags: supplierFlags(row),
});

/** Whether it waits for the supplier and the caller has not looked at it since it came or came back. */
function isNew({ status, requested_at, visited_at, sent_back_at }: ListedRow): boolean {
  if (status !== 'REQUESTED' && status !== 'REJECTED') return false;
  return visited_at === null || requested_at > visited_at || (sent_back_at !== null && sent_back_at > visited_at);
}
