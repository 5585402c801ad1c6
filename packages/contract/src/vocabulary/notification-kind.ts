import { lineNoticeKinds } from './line-notice-kind.ts';

/** What the product itself tells: whatever is told about lines, and of one's own templates. */
export const notificationKinds = [...lineNoticeKinds, 'TEMPLATES_EXPIRING'] as const;

export type NotificationKind = (typeof notificationKinds)[number];
