/** What happened to a line, in the past tense; its history keeps one row for each. */
export const lineEvents = [
  'CREATED',
  'SENT',
  'WORK_BEGUN',
  'SUBMITTED',
  'DECLINED',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
  'DELIVERED',
  'REMINDED',
  'RESENT',
  'CANCELED',
  'COMMENTED',
  'ARCHIVED',
  'RESTORED',
  'CLAIMED',
  'CLAIM_UNDONE',
] as const;

export type LineEvent = (typeof lineEvents)[number];
