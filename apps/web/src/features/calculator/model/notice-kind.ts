/** What happened to all rows at once. */
export const noticeKinds = ['shared', 'unreadable', 'comparisonEnded'] as const;

export type NoticeKind = (typeof noticeKinds)[number];
