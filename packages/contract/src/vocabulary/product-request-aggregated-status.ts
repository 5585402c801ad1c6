import type { ProductRequestStatus } from './product-request-status.ts';

/** What a whole request comes down to, from the statuses of its lines. */
export const productRequestAggregatedStatuses = [
  'NOT_STARTED',
  'REJECTED',
  'REQUESTED',
  'COMPLETED',
] as const satisfies readonly ProductRequestStatus[];

export type ProductRequestAggregatedStatus = (typeof productRequestAggregatedStatuses)[number];
