import type { MailLanguage } from '../mail-translations.ts';
import { accessMails, accountMails } from './account-mails.ts';
import { answerMails, expiryMails } from './answer-mails.ts';
import { claimMails, invitationMails } from './invitation-mails.ts';
import { requestMails, reviewMails } from './request-mails.ts';

export const french: MailLanguage = {
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  stop: 'Ne m’écrivez plus',
  labelled: (label) => `${label} :`,
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
