import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ProductRequestAggregatedStatus } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import type { SentRequest } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';
import { presentExpected } from './expected-columns.service.ts';
import { type CountColumns, lineCounts } from './line-counts.service.ts';

export const sentRequest = sql<RequestRow>`sent_request`.as('r');

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

/** A row of the view. */
export type RequestRow = ViewRow<
  SentRequest,
  keyof CountColumns | 'supplier_name' | 'created_by' | 'heard',
  { aggregated_status: ProductRequestAggregatedStatus }
>;
