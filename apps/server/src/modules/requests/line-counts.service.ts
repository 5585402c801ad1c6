import type { OperationOutput } from '@pcf/contract/operations/operation-types';

export interface CountColumns {
  readonly requested_lines: number;
  readonly pending_review_lines: number;
  readonly rejected_lines: number;
  readonly declined_lines: number;
  readonly canceled_lines: number;
  readonly completed_lines: number;
}

export function lineCounts(row: CountColumns): OperationOutput<'createEmissionRequest'>['lines'] {
  const counts = {
    requested: row.requested_lines,
    pendingReview: row.pending_review_lines,
    rejected: row.rejected_lines,
    declined: row.declined_lines,
    canceled: row.canceled_lines,
    completed: row.completed_lines,
  };
  return { total: Object.values(counts).reduce((sum, count) => sum + count, 0), ...counts };
}
