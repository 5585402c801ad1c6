import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { validityOf } from '@pcf/domain/emission-data/validity';
import type { Caller } from '../../database/database.ts';
import { today } from '../../database/today.ts';
import { supplierFlags } from '../lines/supplier-flags.service.ts';
import type { ReceivedRow } from './received-row.ts';

type ListedRow = ReceivedRow & { readonly sent_back_at: Date | null };

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
