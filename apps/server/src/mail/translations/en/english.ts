import type { MailLanguage } from '../mail-translations.ts';
import { accessWords, accountWords } from './account-mails.ts';
import { answerWords, expiryWords } from './answer-mails.ts';
import { claimWords, invitationWords } from './invitation-mails.ts';
import { requestWords, reviewWords } from './request-mails.ts';

export const english: MailLanguage = {
  linkHint: 'If the button does not work, copy this address into your browser:',
  stop: 'Do not write to me again',
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
