import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { presentExpected } from './expected-columns.service.ts';
import { lineCounts } from './line-counts.service.ts';
import type { RequestRow } from './sent-request.ts';

export const presentRequest = (row: RequestRow): OperationOutput<'createEmissionRequest'> => ({
  requestReference: row.reference,
  supplier: { id: row.supplier_organisation_id, name: row.supplier_name },
  campaign:
    row.campaign_id !== null && row.campaign_name !== null ? { id: row.campaign_id, name: row.campaign_name } : null,
  comment: row.comment,
  dueDate: row.due_date,
  expects: presentExpected(row),
  productRequestAggregatedStatus: row.aggregated_status,
  lines: lineCounts(row),
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
});
