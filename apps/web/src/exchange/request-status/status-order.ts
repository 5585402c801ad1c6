import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';

/** In the order in which a request goes through them. */
export const statusOrder: readonly ProductRequestStatus[] = [
  'NOT_STARTED',
  'REQUESTED',
  'PENDING_REVIEW',
  'REJECTED',
  'COMPLETED',
  'DECLINED',
  'CANCELED',
];
