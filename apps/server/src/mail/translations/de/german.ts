import type { MailLanguage } from '../mail-translations.ts';
import { accessMails, accountMails } from './account-mails.ts';
import { answerMails, expiryMails } from './answer-mails.ts';
import { claimMails, invitationMails } from './invitation-mails.ts';
import { requestMails, reviewMails } from './request-mails.ts';

export const german: MailLanguage = {
  linkHint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  stop: 'Schreiben Sie mir nicht mehr',
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
