import type { Entry, ToldComment, ToldLines } from '../../line-content.ts';
import { counted, inDays } from '../formats.ts';
import { productList, referenceList } from '../product-names.ts';

/** A name in quotation marks needs no elision. */
export const footprints = ({ count, products: [first] }: ToldLines) =>
  count === 1 && first
    ? `l’empreinte carbone du produit « ${first.name} »`
    : `les empreintes carbone de ${counted('fr', count, { one: 'produit', other: 'produits' })}`;

export const more = (count: number) => `et ${counted('fr', count, { one: 'autre', other: 'autres' })}`;

export const products = (told: ToldLines) => productList(told, told.count === 1 ? 'Produit' : 'Produits', more);

export const request = (told: ToldLines) => ({
  label: told.referenceCount === 1 ? 'Demande' : 'Demandes',
  value: referenceList(told, more),
});

export const commentIntros = (comments: readonly ToldComment[], company: string) =>
  comments.map(({ author, product }) =>
    product === null
      ? `${author ?? company} écrit :`
      : `${author ?? company} écrit à propos du produit « ${product} » :`,
  );

/** As the beginning of a sentence, up to its verb. */
export const asker = (person: string | null, customer: string) =>
  person === null ? customer : `${person}, chez ${customer},`;

export const buttons: Record<Entry, string> = {
  SIGN_IN: 'Voir la demande',
  RECEIVED_INVITATION: 'Voir l’invitation',
  INVITATION_LINK: 'Inscrire votre entreprise',
};

/** How a supplier comes to the request. */
export const steps: Record<Entry, (customer: string) => string> = {
  SIGN_IN: () =>
    'Répondez avec vos propres chiffres, ou déclinez en indiquant pourquoi. Vous décidez de ce que vous partagez.',
  RECEIVED_INVITATION: (customer) =>
    `Acceptez d’abord l’invitation envoyée par ${customer} ; vous verrez alors la demande et pourrez y répondre. Vous décidez de ce que vous partagez.`,
  INVITATION_LINK: () =>
    'PCF Exchange est la plateforme ouverte prévue pour cela. Inscrivez votre entreprise : vous verrez la demande et pourrez y répondre. Vous décidez de ce que vous partagez.',
};

export const linkNotes = (validDays: number | null, company: string) =>
  validDays === null
    ? []
    : [
        `Le lien est valable ${inDays('fr', validDays)}. Ensuite, demandez-en un nouveau à ${company}.`,
        'Quelqu’un d’autre s’en occupe chez vous ? Transférez cet e-mail au sein de votre entreprise.',
        `Vous ne connaissez pas ${company}, ou ne vous attendiez pas à cet e-mail ? Ne faites rien. Rien n’est partagé sans vous.`,
      ];

export const footers: Record<Entry, (company: string) => string> = {
  SIGN_IN: (company) =>
    `Vous recevez cet e-mail parce que votre entreprise est en relation avec ${company} sur PCF Exchange.`,
  RECEIVED_INVITATION: (company) =>
    `Vous recevez cet e-mail parce que ${company} a invité votre entreprise sur PCF Exchange.`,
  INVITATION_LINK: (company) => `Vous recevez cet e-mail parce que ${company} a saisi votre adresse sur PCF Exchange.`,
};

/** Of mails to a customer. */
export const ownRequest =
  'Vous recevez cet e-mail parce que vous avez envoyé la demande ou que vous administrez votre entreprise.';

export const remindersOff = 'Un administrateur peut désactiver les rappels sur la page de votre organisation.';
