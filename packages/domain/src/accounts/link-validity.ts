import type { LinkPurpose } from '@pcf/contract/vocabulary/users';

const minutes = 60;
const days = 24 * 60 * minutes;

/** How many seconds the link of a mail holds, counted from its sending. */
export const linkValiditySeconds: Record<LinkPurpose, number> = {
  INVITATION: 14 * days,
  USER_INVITATION: 14 * days,
  ACCESS_REQUEST: 7 * days,
  EMAIL_VERIFICATION: 3 * days,
  EMAIL_CHANGE: 3 * days,
  PASSWORD_RESET: 60 * minutes,
};

export const linkValidityDays = (purpose: LinkPurpose) => linkValiditySeconds[purpose] / days;
export const linkValidityMinutes = (purpose: LinkPurpose) => linkValiditySeconds[purpose] / minutes;

/** When a link that was sent then lapses. */
export const linkExpiry = (purpose: LinkPurpose, sentAt: Date) =>
  new Date(sentAt.getTime() + linkValiditySeconds[purpose] * 1000);
