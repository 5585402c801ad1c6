export const productRequestStatuses = [
  'NOT_STARTED',
  'REJECTED',
  'REQUESTED',
  'PENDING_REVIEW',
  'COMPLETED',
  'DECLINED',
  'CANCELED',
] as const;

export type ProductRequestStatus = (typeof productRequestStatuses)[number];
