import type { DeclineReasonCode } from '@pcf/contract/vocabulary/requests';
import type { AnswerFacts, DueDates, ExpiryFacts, ToldLines } from '../../line-content.ts';
import type { TemplateFacts } from '../../mail-content.ts';
import { counted, dueInWords, inWords } from '../formats.ts';
import type { WordsOf } from '../mail-translations.ts';
import { templateList } from '../product-names.ts';
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

export const expiryMails: WordsOf<ExpiryFacts & TemplateFacts> = {
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

const reasons: Record<DeclineReasonCode, string> = {
  NOT_OUR_PRODUCT: 'Ce n’est pas leur produit',
  WRONG_CONTACT: 'Mauvais interlocuteur',
  NO_DATA_YET: 'Pas encore de données',
  CONFIDENTIAL: 'Confidentiel',
  OTHER: 'Autre raison',
};

const commentHeading = (partner: string, { count, products: [first], commentCount }: ToldLines) =>
  count === 1 && commentCount === 1 && first
    ? `${partner} vous a écrit à propos du produit « ${first.name} »`
    : `${counted('fr', commentCount, { one: 'nouveau commentaire', other: 'nouveaux commentaires' })} de la part de ${partner}`;

const ownDemand = ({ count, products: [first] }: ToldLines) =>
  count === 1 && first
    ? `votre demande sur le produit « ${first.name} »`
    : `votre demande sur ${counted('fr', count, { one: 'produit', other: 'produits' })}`;

const answers = ({ count, products: [first] }: ToldLines) =>
  count === 1 && first
    ? `La réponse sur le produit « ${first.name} » attend votre examen`
    : `${counted('fr', count, { one: 'réponse attend', other: 'réponses attendent' })} votre examen`;

export const answerMails: WordsOf<AnswerFacts> = {
  lineComments: ({ partnerName, entry, validDays, ...told }) => ({
    subject: commentHeading(partnerName, told),
    preview: 'Lisez et répondez sur PCF Exchange.',
    heading: commentHeading(partnerName, told),
    paragraphs:
      told.commentCount > told.comments.length
        ? [`Les ${told.comments.length} premiers sont dans cet e-mail, tous sont sur PCF Exchange.`]
        : [],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, partnerName),
    button: buttons[entry],
    notes: ['Les deux entreprises voient les commentaires d’une demande.', ...linkNotes(validDays, partnerName)],
    footer: footers[entry](partnerName),
  }),
  lineDecline: ({ supplierName, reasonCode, expectedDate, ...told }) => ({
    subject: `${supplierName} a décliné ${ownDemand(told)}`,
    preview: 'Voyez pourquoi, et ce que vous pouvez faire.',
    heading: `${supplierName} a décliné ${ownDemand(told)}`,
    paragraphs: ['Vous pouvez écrire un commentaire, ou modifier la demande et la renvoyer.'],
    details: [
      request(told),
      ...(reasonCode === null ? [] : [{ label: 'Raison', value: reasons[reasonCode] }]),
      ...(expectedDate === null ? [] : [{ label: 'Données attendues', value: inWords('fr', expectedDate) }]),
    ],
    list: products(told),
    commentIntros: commentIntros(told.comments, supplierName),
    button: told.count === 1 ? 'Voir la demande' : 'Voir les demandes',
    notes: [],
    footer: ownRequest,
  }),
  reviewReminder: (told) => ({
    subject: answers(told),
    preview: 'Les données comptent une fois acceptées.',
    heading: answers(told),
    paragraphs: [
      'Vos fournisseurs ont répondu il y a plus de deux semaines. Acceptez les données, ou refusez-les en indiquant ce qui manque. Elles comptent une fois acceptées.',
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: [],
    button: told.count === 1 ? 'Examiner la réponse' : 'Examiner les réponses',
    notes: [remindersOff],
    footer: ownRequest,
  }),
  lineSubmission: ({ supplierName, ...told }) => ({
    subject: `${supplierName} a répondu à ${ownDemand(told)}`,
    preview: 'Examinez les données, puis acceptez-les ou refusez-les.',
    heading: `${supplierName} a répondu à ${ownDemand(told)}`,
    paragraphs: [
      'Examinez les données. Acceptez-les, ou refusez-les en indiquant ce qui manque. Elles comptent une fois acceptées.',
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, supplierName),
    button: told.count === 1 ? 'Examiner la réponse' : 'Examiner les réponses',
    notes: [],
    footer: ownRequest,
  }),
};
