/** What can be done with a line. Rejecting data that were accepted is an action of its own: it withdraws them. */
export const lineActions = [
  'send',
  'takeLock',
  'saveDraft',
  'submit',
  'postpone',
  'decline',
  'accept',
  'reject',
  'withdraw',
  'deliver',
  'resend',
  'changeDueDate',
  'cancel',
  'comment',
] as const;

export type LineAction = (typeof lineActions)[number];

/** Who acts: one of the two sides, or the platform itself. */
export type LineActor = 'CUSTOMER' | 'SUPPLIER' | 'SYSTEM';
