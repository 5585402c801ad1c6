import type { ClaimFacts } from '../../mail-content.ts';
import type { WordsOf } from '../mail-words.ts';

export const claimWords: WordsOf<ClaimFacts> = {
  claimWaiting: ({ personName, personEmail, organisationName, invitedEmail }) => ({
    subject: `Avez-vous invité ${organisationName} ?`,
    preview: 'Quelqu’un a répondu à votre invitation depuis une autre adresse. Confirmez ou refusez.',
    heading: `Avez-vous invité ${organisationName} ?`,
    paragraphs: [
      `Votre entreprise avait invité ${invitedEmail}. Une personne avec une autre adresse a répondu. Nous avons vérifié que l’adresse est la sienne, mais pas son identité.`,
    ],
    details: [
      { label: 'Nom', value: personName },
      { label: 'Adresse e-mail', value: personEmail },
      { label: 'Entreprise', value: organisationName },
    ],
    button: 'Confirmer ou refuser',
    notes: [
      'Tant que vous n’avez pas confirmé, rien de votre entreprise ne lui est montré.',
      'Un doute ? Demandez à la personne qui était invitée avant de confirmer.',
    ],
    footer: 'Vous recevez cet e-mail parce que l’invitation venait de votre entreprise.',
  }),
  claimConfirmed: ({ inviterName }) => ({
    subject: `${inviterName} a confirmé votre entreprise`,
    preview: 'Vous êtes maintenant en relation.',
    heading: `Vous êtes maintenant en relation avec ${inviterName}`,
    paragraphs: [
      `${inviterName} a confirmé que votre entreprise est bien celle qui était invitée. Vous pouvez maintenant échanger des empreintes carbone de produits.`,
    ],
    button: 'Ouvrir PCF Exchange',
    notes: [],
    footer: `Vous recevez cet e-mail parce que votre entreprise a répondu à une invitation envoyée par ${inviterName}.`,
  }),
  claimRefused: ({ inviterName }) => ({
    subject: `${inviterName} n’a pas confirmé votre entreprise`,
    preview: 'Vous n’êtes pas en relation. Votre compte reste tel quel.',
    heading: `${inviterName} n’a pas confirmé votre entreprise`,
    paragraphs: [
      `L’invitation à laquelle votre entreprise a répondu avait été envoyée à une autre adresse, et ${inviterName} n’a pas confirmé qu’il s’agissait de votre entreprise. Vous n’êtes pas en relation.`,
      `Si vous pensez qu’il s’agit d’une erreur, demandez à votre contact chez ${inviterName} d’inviter votre propre adresse.`,
    ],
    button: 'Ouvrir PCF Exchange',
    notes: ['Votre compte et votre entreprise sur PCF Exchange restent tels quels.'],
    footer: `Vous recevez cet e-mail parce que votre entreprise a répondu à une invitation envoyée par ${inviterName}.`,
  }),
  claimUndone: ({ inviterName }) => ({
    subject: `Vous n’êtes plus en relation avec ${inviterName}`,
    preview: `${inviterName} a annulé la mise en relation.`,
    heading: `Vous n’êtes plus en relation avec ${inviterName}`,
    paragraphs: [
      `${inviterName} a annulé la mise en relation avec votre entreprise. Vous ne voyez plus rien de cette entreprise.`,
      `Si vous pensez qu’il s’agit d’une erreur, demandez à votre contact chez ${inviterName} d’inviter votre propre adresse.`,
    ],
    button: 'Ouvrir PCF Exchange',
    notes: ['Votre compte et votre entreprise sur PCF Exchange restent tels quels.'],
    footer: `Vous recevez cet e-mail parce que votre entreprise a répondu à une invitation envoyée par ${inviterName}.`,
  }),
};
