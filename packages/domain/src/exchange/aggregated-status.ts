import type { ProductRequestAggregatedStatus, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';

/** What a request comes down to. Canceled lines do not count. */
export function aggregatedStatus(
  lines: Readonly<Partial<Record<ProductRequestStatus, number>>>,
): ProductRequestAggregatedStatus {
  const any = (...statuses: readonly ProductRequestStatus[]) => statuses.some((status) => (lines[status] ?? 0) > 0);
  if (any('REJECTED', 'DECLINED')) return 'REJECTED';
  if (any('REQUESTED', 'PENDING_REVIEW')) return 'REQUESTED';
  return any('COMPLETED') ? 'COMPLETED' : 'NOT_STARTED';
}
