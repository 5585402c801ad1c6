import type { MailLanguage } from '../mail-translations.ts';
import { accessMails, accountMails } from './account-mails.ts';
import { answerMails, expiryMails } from './answer-mails.ts';
import { claimMails, invitationMails } from './invitation-mails.ts';
import { requestMails, reviewMails } from './request-mails.ts';

export const english: MailLanguage = {
  linkHint: 'If the button does not work, copy this address into your browser:',
  stop: 'Do not write to me again',
  labelled: (label) => `${label}:`,
  mails: {
    ...accountMails,
    ...accessMails,
    ...invitationMails,
    ...claimMails,
    ...requestMails,
    ...answerMails,
    ...reviewMails,
    ...expiryMails,
  },
};
