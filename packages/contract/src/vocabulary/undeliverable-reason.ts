/** Why mails do not reach an address: it does not take them, its owner wants none from here, or it has had enough for now. */
export const undeliverableReasons = ['CAME_BACK', 'DOES_NOT_WANT_MAIL', 'TOO_MANY_MAILS'] as const;

export type UndeliverableReason = (typeof undeliverableReasons)[number];
