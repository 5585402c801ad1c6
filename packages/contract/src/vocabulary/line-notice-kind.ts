/** What a side is told about lines, by mail and in the product, many of them at once. */
export const lineNoticeKinds = [
  'REQUESTED',
  'REMINDED',
  'CANCELED',
  'COMMENTED',
  'DECLINED',
  'REVIEW_OVERDUE',
  'SUBMITTED',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRING',
] as const;

export type LineNoticeKind = (typeof lineNoticeKinds)[number];
