import type { ProductRequestStatus } from './product-request-status.ts';

/** The statuses in which somebody still has to act. */
export const openProductRequestStatuses = [
  'REQUESTED',
  'PENDING_REVIEW',
  'REJECTED',
] as const satisfies readonly ProductRequestStatus[];

export type OpenProductRequestStatus = (typeof openProductRequestStatuses)[number];
