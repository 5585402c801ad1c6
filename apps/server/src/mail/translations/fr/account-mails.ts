import type { AccessFacts, AccountFacts } from '../../mail-content.ts';
import { inDays, inMinutes, spacedCode } from '../formats.ts';
import type { WordsOf } from '../mail-translations.ts';

export const accessMails: WordsOf<AccessFacts> = {
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

export const accountMails: WordsOf<AccountFacts> = {
  test: () => ({
    subject: 'PCF Exchange peut vous envoyer des e-mails',
    preview: 'Vous n’avez rien à faire.',
    heading: 'L’envoi fonctionne',
    paragraphs: ['Cet e-mail vérifie que PCF Exchange atteint votre messagerie. Vous n’avez rien à faire.'],
    button: 'Ouvrir PCF Exchange',
    notes: [],
    footer: 'Vous recevez cet e-mail parce qu’une personne qui exploite PCF Exchange a saisi votre adresse.',
  }),
  emailVerification: ({ validDays }) => ({
    subject: 'Confirmez votre adresse e-mail pour PCF Exchange',
    preview: 'Encore une étape avant de continuer.',
    heading: 'Confirmez votre adresse e-mail',
    paragraphs: [
      'Vous avez créé un compte sur PCF Exchange avec cette adresse. Confirmez qu’elle est la vôtre pour continuer.',
      'Ayez sous la main le mot de passe que vous avez choisi : nous vous le demanderons une fois de plus.',
    ],
    button: 'Confirmer l’adresse e-mail',
    notes: [
      `Le lien est valable ${inDays('fr', validDays)}.`,
      'Vous n’avez pas créé de compte ? Ne faites rien. Sans votre confirmation, personne ne peut utiliser cette adresse.',
    ],
    footer: 'Vous recevez cet e-mail parce que quelqu’un a créé un compte sur PCF Exchange avec cette adresse.',
  }),
  emailChange: ({ validDays }) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail pour PCF Exchange',
    preview: 'Vous vous connecterez ensuite avec cette adresse.',
    heading: 'Confirmez votre nouvelle adresse e-mail',
    paragraphs: [
      'Vous souhaitez utiliser cette adresse pour votre compte PCF Exchange. Confirmez-la, et vous vous connecterez désormais avec elle.',
      'Ayez votre mot de passe sous la main : nous vous le demanderons une fois de plus. Pour protéger votre compte, toutes vos sessions seront alors fermées.',
    ],
    button: 'Confirmer la nouvelle adresse',
    notes: [
      `Le lien est valable ${inDays('fr', validDays)}.`,
      'Ce n’était pas vous ? Ne faites rien. Sans votre confirmation, rien ne change.',
    ],
    footer: 'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse pour un compte PCF Exchange.',
  }),
  emailChangeRequested: ({ newEmail }) => ({
    subject: 'Une nouvelle adresse e-mail est demandée pour votre compte PCF Exchange',
    preview: 'Si ce n’était pas vous, agissez maintenant.',
    heading: 'Votre adresse e-mail doit être modifiée',
    paragraphs: [
      `Quelqu’un a saisi votre mot de passe et demandé l’adresse ${newEmail} pour votre compte PCF Exchange. L’adresse changera dès qu’elle sera confirmée avec le lien que nous y avons envoyé.`,
      'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe : la modification sera annulée et toutes les sessions seront fermées. Prévenez aussi un administrateur de votre organisation.',
    ],
    button: 'Définir un nouveau mot de passe',
    notes: ['C’était vous ? Vous n’avez rien à faire ici : ouvrez le lien dans l’autre boîte.'],
    footer: 'Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte.',
  }),
  emailChanged: ({ newEmail }) => ({
    subject: 'Votre adresse e-mail sur PCF Exchange a été modifiée',
    preview: 'Si ce n’était pas vous, agissez maintenant.',
    heading: 'Votre adresse e-mail a été modifiée',
    paragraphs: [
      `Votre compte PCF Exchange a maintenant l’adresse ${newEmail}. Connectez-vous désormais avec cette adresse.`,
      'Ce n’était pas vous ? Prévenez tout de suite un administrateur de votre organisation ou l’exploitant de PCF Exchange : quelqu’un d’autre utilise peut-être votre compte.',
    ],
    button: 'Aller à la page de connexion',
    notes: ['C’était vous ? Vous n’avez rien d’autre à faire.'],
    footer: 'Vous recevez cet e-mail parce que cette adresse était jusqu’ici celle de votre compte.',
  }),
  alreadyRegistered: () => ({
    subject: 'Vous avez déjà un compte sur PCF Exchange',
    preview: 'Il vous suffit de vous connecter.',
    heading: 'Vous avez déjà un compte',
    paragraphs: [
      'Quelqu’un, sans doute vous, a voulu créer un compte sur PCF Exchange avec cette adresse. Il en existe déjà un : il vous suffit de vous connecter.',
    ],
    button: 'Se connecter',
    otherLink: 'Mot de passe oublié ? En définir un nouveau',
    notes: ['Ce n’était pas vous ? Ne faites rien. Votre compte est inchangé.'],
    footer: 'Vous recevez cet e-mail parce que quelqu’un a voulu créer un compte avec cette adresse.',
  }),
  passwordReset: ({ validMinutes }) => ({
    subject: 'Définissez un nouveau mot de passe pour PCF Exchange',
    preview: `Le lien fonctionne une fois, pendant ${inMinutes('fr', validMinutes)}.`,
    heading: 'Définissez un nouveau mot de passe',
    paragraphs: [
      'Vous avez demandé un nouveau mot de passe pour votre compte PCF Exchange. Une fois qu’il sera défini, vos sessions sur tous les autres appareils seront fermées.',
    ],
    button: 'Définir le mot de passe',
    notes: [
      `Le lien fonctionne une fois, pendant ${inMinutes('fr', validMinutes)}.`,
      'Ce n’était pas vous ? Ne faites rien. Votre mot de passe reste le même.',
    ],
    footer: 'Vous recevez cet e-mail parce que quelqu’un a demandé un nouveau mot de passe pour cette adresse.',
  }),
  passwordChanged: () => ({
    subject: 'Votre mot de passe pour PCF Exchange a été modifié',
    preview: 'Si ce n’était pas vous, agissez maintenant.',
    heading: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte PCF Exchange a été modifié, et vos sessions sur les autres appareils ont été fermées. C’était vous ? Vous n’avez rien d’autre à faire.',
      'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe et prévenez un administrateur de votre organisation.',
    ],
    button: 'Définir un nouveau mot de passe',
    notes: [],
    footer: 'Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte.',
  }),
  signInCode: ({ code, validMinutes }) => ({
    subject: 'Votre code de connexion à PCF Exchange',
    preview: `Il fonctionne une fois, pendant ${inMinutes('fr', validMinutes)}.`,
    heading: 'Votre code de connexion',
    paragraphs: [
      'De nombreuses tentatives de connexion à votre compte ont échoué. Vous vous connectez depuis un endroit d’où vous ne vous êtes encore jamais connecté : nous vous demandons donc aussi ce code. Saisissez-le sur la page où vous êtes en train de vous connecter.',
    ],
    details: [{ label: 'Code', value: spacedCode(code) }],
    button: 'Ce n’était pas moi : définir un nouveau mot de passe',
    notes: [
      `Le code fonctionne une fois, pendant ${inMinutes('fr', validMinutes)}. Ne le transmettez à personne : PCF Exchange ne vous le demandera jamais.`,
      'Vous n’êtes pas en train de vous connecter ? Quelqu’un d’autre connaît votre mot de passe. Définissez-en tout de suite un nouveau.',
    ],
    footer: 'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse et votre mot de passe sur PCF Exchange.',
  }),
};
