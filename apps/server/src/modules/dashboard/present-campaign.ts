import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { CampaignRow } from './campaign.queries.ts';

export const presentCampaign = (row: CampaignRow): NonNullable<OperationOutput<'getDashboard'>['campaign']> => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  suppliers: row.suppliers,
  answeredSuppliers: row.answered_suppliers,
  lines: {
    // Nothing is in a campaign before it was sent.
    NOT_STARTED: 0,
    REJECTED: row.rejected_lines,
    REQUESTED: row.requested_lines,
    PENDING_REVIEW: row.pending_review_lines,
    COMPLETED: row.completed_lines,
    DECLINED: row.declined_lines,
    CANCELED: row.canceled_lines,
  },
});
