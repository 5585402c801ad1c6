/** What a side is told about lines by mail, many of them in one mail. */
export const lineNoticeKinds = [
  'REQUESTED',
  'REMINDED',
  'CANCELED',
  'COMMENTED',
  'DECLINED',
  'REVIEW_OVERDUE',
] as const;

export type LineNoticeKind = (typeof lineNoticeKinds)[number];
