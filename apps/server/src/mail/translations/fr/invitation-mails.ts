import type { InvitationRelation } from '@pcf/contract/vocabulary/invitations';
import type { ClaimFacts, InvitationFacts } from '../../mail-content.ts';
import { inDays } from '../formats.ts';
import type { WordsOf } from '../mail-translations.ts';

export const claimMails: WordsOf<ClaimFacts> = {
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

const headings: Record<InvitationRelation, (inviter: string) => string> = {
  SUPPLIER: (inviter) => `${inviter} demande les empreintes carbone de vos produits`,
  CUSTOMER: (inviter) => `${inviter} vous propose les empreintes carbone de ses produits`,
};

const purposes: Record<InvitationRelation, (inviter: string, person: string) => string> = {
  SUPPLIER: (inviter, person) =>
    `${person}, chez ${inviter}, demande à votre entreprise les empreintes carbone de ce que vous fournissez : les gaz à effet de serre émis pour chaque produit.`,
  CUSTOMER: (inviter, person) =>
    `${person}, chez ${inviter}, souhaite donner à votre entreprise les empreintes carbone de ce que vous y achetez : les gaz à effet de serre émis pour chaque produit.`,
};

const firstSteps: Record<InvitationRelation, string> = {
  SUPPLIER:
    'PCF Exchange est la plateforme ouverte prévue pour cela. Inscrivez votre entreprise, et vous verrez ce qui est demandé. Vous décidez de ce que vous partagez.',
  CUSTOMER:
    'PCF Exchange est la plateforme ouverte prévue pour cela. Inscrivez votre entreprise, et vous pourrez demander les empreintes dont vous avez besoin.',
};

const consequences: Record<InvitationRelation, string> = {
  SUPPLIER: 'Acceptez, et des empreintes pourront vous être demandées. Vous décidez toujours de ce que vous partagez.',
  CUSTOMER: 'Acceptez, et vous pourrez demander les empreintes de ce que vous y achetez.',
};

const reminderMark = 'Rappel : ';
const reminderNote = 'Ceci est un rappel : l’invitation n’a pas encore reçu de réponse.';

export const invitationMails: WordsOf<InvitationFacts> = {
  invitation: ({ relation, inviterName, invitedBy, validDays, reminder }) => ({
    subject: `${reminder ? reminderMark : ''}${headings[relation](inviterName)}`,
    preview: `${invitedBy} invite votre entreprise sur PCF Exchange.`,
    heading: headings[relation](inviterName),
    paragraphs: [...(reminder ? [reminderNote] : []), purposes[relation](inviterName, invitedBy), firstSteps[relation]],
    messageIntro: `${invitedBy} écrit :`,
    button: 'Inscrire votre entreprise',
    notes: [
      `Le lien est valable ${inDays('fr', validDays)}. Ensuite, demandez-en un nouveau à ${invitedBy}.`,
      'Quelqu’un d’autre s’en occupe chez vous ? Transférez cet e-mail au sein de votre entreprise.',
      `Vous ne connaissez pas ${inviterName}, ou ne vous attendiez pas à cet e-mail ? Ne faites rien. Rien n’est partagé sans vous.`,
    ],
    footer: `Vous recevez cet e-mail car ${invitedBy} a saisi votre adresse sur PCF Exchange.`,
  }),
  receivedInvitation: ({ relation, inviterName, invitedBy, reminder }) => ({
    subject: `${reminder ? reminderMark : ''}${headings[relation](inviterName)}`,
    preview: `${invitedBy} invite votre entreprise à se connecter.`,
    heading: headings[relation](inviterName),
    paragraphs: [
      ...(reminder ? [reminderNote] : []),
      purposes[relation](inviterName, invitedBy),
      consequences[relation],
    ],
    messageIntro: `${invitedBy} écrit :`,
    button: 'Voir l’invitation',
    notes: [`Vous ne connaissez pas ${inviterName} ? Déclinez l’invitation. Rien n’est partagé.`],
    footer: 'Vous recevez cet e-mail parce que vous administrez votre entreprise sur PCF Exchange.',
  }),
  invitationAccepted: ({ organisationName, email }) => ({
    subject: `${organisationName} a accepté votre invitation`,
    preview: 'Vous êtes maintenant en relation.',
    heading: `${organisationName} a accepté votre invitation`,
    paragraphs: [
      `Votre entreprise avait invité ${email}. Vous êtes maintenant en relation et pouvez échanger des empreintes carbone de produits.`,
    ],
    button: 'Voir vos invitations',
    notes: [
      `L’invitation n’était pas pour ${organisationName} ? Un administrateur de votre entreprise peut annuler la mise en relation dans les paramètres.`,
    ],
    footer: 'Vous recevez cet e-mail parce que l’invitation venait de votre entreprise.',
  }),
  invitationDeclined: ({ organisationName, email }) => ({
    subject: `${organisationName ?? email} a décliné votre invitation`,
    preview: 'Vous n’êtes pas en relation.',
    heading: `${organisationName ?? email} a décliné votre invitation`,
    paragraphs: [
      `Votre entreprise avait invité ${email}, et la réponse est non. Vous n’êtes pas en relation.`,
      'Quelqu’un d’autre est peut-être la bonne personne : renseignez-vous, puis invitez cette personne.',
    ],
    button: 'Voir vos invitations',
    notes: [],
    footer: 'Vous recevez cet e-mail parce que l’invitation venait de votre entreprise.',
  }),
};
