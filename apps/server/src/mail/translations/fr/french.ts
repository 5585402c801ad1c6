import type { MailLanguage } from '../mail-translations.ts';
import { accessWords, accountWords } from './account-mails.ts';
import { answerWords, expiryWords } from './answer-mails.ts';
import { claimWords, invitationWords } from './invitation-mails.ts';
import { requestWords, reviewWords } from './request-mails.ts';

export const french: MailLanguage = {
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  stop: 'Ne m’écrivez plus',
  labelled: (label) => `${label} :`,
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
