import type { MailLanguage } from '../mail-translations.ts';
import { accessWords, accountWords } from './account-mails.ts';
import { answerWords, expiryWords } from './answer-mails.ts';
import { claimWords, invitationWords } from './invitation-mails.ts';
import { requestWords, reviewWords } from './request-mails.ts';

export const german: MailLanguage = {
  linkHint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  stop: 'Schreiben Sie mir nicht mehr',
  labelled: (label) => `${label}:`,
  mails: {
    ...accountWords,
    ...accessWords,
    ...invitationWords,
    ...claimWords,
    ...requestWords,
    ...answerWords,
    ...reviewWords,
    ...expiryWords,
  },
};
