/** What happened in an organisation, in the past tense; its history keeps one row for each. */
export const activityEvents = [
  'USER_INVITED',
  'USER_INVITATION_SENT_AGAIN',
  'USER_INVITATION_WITHDRAWN',
  'USER_JOINED',
  'USER_REMOVED',
  'ACCESS_LEVEL_CHANGED',
  'EMAIL_CHANGED',
  'ACCESS_REQUESTED',
  'ACCESS_APPROVED',
  'ACCESS_DENIED',
  'INVITATION_SENT',
  'INVITATION_SENT_AGAIN',
  'INVITATION_ACCEPTED',
  'INVITATION_DECLINED',
  'CLAIM_REQUESTED',
  'CLAIM_CONFIRMED',
  'CLAIM_REFUSED',
  'CLAIM_UNDONE',
  'SUPPLIER_REMOVED',
] as const;

export type ActivityEvent = (typeof activityEvents)[number];
