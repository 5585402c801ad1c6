import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';

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

/** What a status is called and coloured by: that of the request, and work that has begun. */
export const shownStatuses = [
  'notStarted',
  'requested',
  'inProgress',
  'pendingReview',
  'completed',
  'rejected',
  'declined',
  'canceled',
] as const;

export type ShownStatus = (typeof shownStatuses)[number];

const byStatus: Readonly<Record<ProductRequestStatus, ShownStatus>> = {
  NOT_STARTED: 'notStarted',
  REQUESTED: 'requested',
  PENDING_REVIEW: 'pendingReview',
  COMPLETED: 'completed',
  REJECTED: 'rejected',
  DECLINED: 'declined',
  CANCELED: 'canceled',
};

/** Begun work shows only while the supplier is the one to act. */
export function shownStatus(status: ProductRequestStatus, inProgress = false): ShownStatus {
  return inProgress && (status === 'REQUESTED' || status === 'REJECTED') ? 'inProgress' : byStatus[status];
}
