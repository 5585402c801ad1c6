import type { LineCounts } from '../../../exchange/line-progress/line-parts.ts';
import type { Dashboard } from '../api/get-dashboard.ts';

/** Of a campaign everything has been sent, so that nothing is left that was not started. */
export function campaignLines(lines: NonNullable<Dashboard['campaign']>['lines']): LineCounts {
  const counts = {
    requested: lines.REQUESTED,
    pendingReview: lines.PENDING_REVIEW,
    rejected: lines.REJECTED,
    declined: lines.DECLINED,
    canceled: lines.CANCELED,
    completed: lines.COMPLETED,
  };
  return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}
