import type { MailLanguage } from '../mail-words.ts';
import { accessWords } from './access-words.ts';
import { accountWords } from './account-words.ts';
import { answerWords } from './answer-words.ts';
import { claimWords } from './claim-words.ts';
import { expiryWords } from './expiry-words.ts';
import { invitationWords } from './invitation-words.ts';
import { requestWords } from './request-words.ts';
import { reviewWords } from './review-words.ts';

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
