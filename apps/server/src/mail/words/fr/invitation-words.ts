import type { InvitationRelation } from '@pcf/contract/vocabulary/invitation-relation';
import type { InvitationFacts } from '../../mail-content.ts';
import { inDays } from '../duration.ts';
import type { WordsOf } from '../mail-words.ts';

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

export const invitationWords: WordsOf<InvitationFacts> = {
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
