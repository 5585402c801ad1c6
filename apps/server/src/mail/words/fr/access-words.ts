import type { AccessFacts } from '../../mail-content.ts';
import { inDays } from '../duration.ts';
import type { WordsOf } from '../mail-words.ts';

export const accessWords: WordsOf<AccessFacts> = {
  userInvitation: ({ organisationName, invitedBy, validDays }) => ({
    subject: `Rejoignez ${organisationName} sur PCF Exchange`,
    preview: `${invitedBy} vous invite.`,
    heading: `Rejoignez ${organisationName} sur PCF Exchange`,
    paragraphs: [
      `${invitedBy} vous invite à rejoindre ${organisationName} sur PCF Exchange, où les entreprises échangent les empreintes carbone de leurs produits.`,
      'Acceptez, et vous verrez ce que voient vos collègues.',
    ],
    button: 'Accepter l’invitation',
    notes: [
      `Le lien est valable ${inDays('fr', validDays)}. Ensuite, demandez-en un nouveau à ${invitedBy}.`,
      'Vous ne vous y attendiez pas, ou vous travaillez ailleurs ? Ne faites rien.',
    ],
    footer: `Vous recevez cet e-mail car ${invitedBy} a saisi votre adresse.`,
  }),
  accessRequest: ({ personName, personEmail, jobTitle, organisationName, validDays }) => ({
    subject: `${personName} demande à rejoindre ${organisationName}`,
    preview: 'Accordez ou refusez l’accès. D’ici là, cette personne ne voit rien.',
    heading: `${personName} demande à rejoindre ${organisationName}`,
    paragraphs: [
      `Avec votre accord, cette personne verra sur PCF Exchange tout ce qui concerne ${organisationName} et pourra y travailler. Nous avons vérifié que l’adresse e-mail est la sienne, mais pas son identité.`,
    ],
    details: [
      { label: 'Nom', value: personName },
      { label: 'Adresse e-mail', value: personEmail },
      ...(jobTitle === null ? [] : [{ label: 'Fonction', value: jobTitle }]),
    ],
    messageIntro: `${personName} écrit :`,
    button: 'Accorder l’accès',
    otherLink: 'Refuser l’accès',
    notes: [
      `Chaque lien prend effet dès que vous l’ouvrez et reste valable ${inDays('fr', validDays)}. Vous pouvez aussi répondre dans les paramètres. C’est la première réponse d’un administrateur qui compte.`,
      'Vous ne connaissez pas cette personne ? Refusez l’accès.',
    ],
    footer: `Vous recevez cet e-mail parce que vous administrez ${organisationName}.`,
  }),
  accessApproved: ({ organisationName }) => ({
    subject: `Vous avez accès à ${organisationName} sur PCF Exchange`,
    preview: 'Votre demande a été acceptée. Connectez-vous pour commencer.',
    heading: `Bienvenue chez ${organisationName}`,
    paragraphs: [
      `Un administrateur a accepté votre demande de rejoindre ${organisationName}. Connectez-vous, et vous verrez ce que voient vos collègues.`,
    ],
    button: 'Se connecter',
    notes: [],
    footer: `Vous recevez cet e-mail parce que vous avez demandé à rejoindre ${organisationName} sur PCF Exchange.`,
  }),
  accessDenied: ({ organisationName }) => ({
    subject: `Votre demande de rejoindre ${organisationName} a été refusée`,
    preview: 'Ce que vous pouvez faire maintenant.',
    heading: 'Votre demande a été refusée',
    paragraphs: [
      `Un administrateur a refusé votre demande de rejoindre ${organisationName} sur PCF Exchange. Si vous pensez qu’il s’agit d’une erreur, parlez-en à vos collègues.`,
      'Vous travaillez pour une autre entreprise ? Vous pouvez l’inscrire vous-même.',
    ],
    button: 'Inscrire votre entreprise',
    notes: [],
    footer: `Vous recevez cet e-mail parce que vous avez demandé à rejoindre ${organisationName} sur PCF Exchange.`,
  }),
};
