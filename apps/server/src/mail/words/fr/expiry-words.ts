import type { DueDates, ExpiryFacts, ToldLines } from '../../line-content.ts';
import type { TemplateFacts } from '../../mail-content.ts';
import { counted } from '../counted.ts';
import { dueInWords, inWords } from '../day.ts';
import type { WordsOf } from '../mail-words.ts';
import { templateList } from '../told-templates.ts';
import {
  buttons,
  commentIntros,
  footers,
  linkNotes,
  more,
  ownRequest,
  products,
  remindersOff,
  request,
} from './line-phrases.ts';

const lapse = (count: number, { first, last }: DueDates) => {
  const verb = count === 1 ? 'arrive' : 'arrivent';
  return first === last ? `${verb} à échéance le ${inWords('fr', first)}` : `${verb} bientôt à échéance`;
};

const validUntil = (days: DueDates) => ({ label: 'Valable jusqu’au', value: dueInWords('fr', days) });

const footprints = ({ count, products: [first] }: ToldLines, [one, many]: readonly [string, string]) =>
  count === 1 && first
    ? `${one}empreinte carbone du produit « ${first.name} »`
    : `${many} empreintes carbone de ${counted('fr', count, { one: 'produit', other: 'produits' })}`;

const theirs = (told: ToldLines, days: DueDates) => `${footprints(told, ['L’', 'Les'])} ${lapse(told.count, days)}`;

const ours = (told: ToldLines, customer: string, days: DueDates) =>
  `${footprints(told, ['Votre ', 'Vos'])} pour ${customer} ${lapse(told.count, days)}`;

const soldProducts = ({ count, templates: [first] }: TemplateFacts['templateExpiry']) =>
  count === 1 && first
    ? `Les données de votre produit « ${first.name} » arrivent à échéance le ${inWords('fr', first.lastDay)}`
    : `Les données de ${counted('fr', count, { one: 'produit vendu', other: 'produits vendus' })} arrivent bientôt à échéance`;

export const expiryWords: WordsOf<ExpiryFacts & TemplateFacts> = {
  lineExpiry: ({ supplierName, lapse: days, ...told }) => ({
    subject: theirs(told, days),
    preview: `Demandez à temps des données plus récentes à ${supplierName}.`,
    heading: theirs(told, days),
    paragraphs: [
      `Les données viennent de ${supplierName}. Demandez-en à temps de plus récentes, pour que vos chiffres restent à jour. Ce que vous avez accepté reste en place jusqu’à ce que vous acceptiez une réponse plus récente.`,
    ],
    details: [validUntil(days), request(told)],
    list: products(told),
    commentIntros: [],
    button: told.count === 1 ? 'Voir le produit' : 'Voir les produits',
    notes: [remindersOff],
    footer: ownRequest,
  }),
  lineRenewal: ({ customerName, personName: _, entry, validDays, lapse: days, ...told }) => ({
    subject: ours(told, customerName, days),
    preview: 'Envoyez à temps des données plus récentes.',
    heading: ours(told, customerName, days),
    paragraphs: [
      `${customerName} travaille avec les données que vous avez fournies. Envoyez-en à temps de plus récentes, sans attendre une demande : votre saisie est conservée, il suffit de la mettre à jour.`,
    ],
    details: [validUntil(days), request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: { ...buttons, SIGN_IN: told.count === 1 ? 'Mettre à jour les données' : 'Voir les demandes' }[entry],
    notes: [remindersOff, ...linkNotes(validDays, customerName)],
    footer: footers[entry](customerName),
  }),
  templateExpiry: (told) => ({
    subject: soldProducts(told),
    preview: 'Mettez-les à jour avant de répondre de nouveau avec elles.',
    heading: soldProducts(told),
    paragraphs: [
      'Mettez les données à jour et publiez-les. Vous voyez alors quels clients ont l’ancienne version, et pouvez leur envoyer la nouvelle en une seule fois.',
    ],
    list: templateList('fr', told, 'Valable jusqu’au', more),
    button: told.count === 1 ? 'Voir le produit' : 'Voir les produits',
    notes: [remindersOff],
    footer: `Vous recevez cet e-mail parce que vous administrez ${told.organisationName}.`,
  }),
};
