import type { DeclineReasonCode } from '@pcf/contract/vocabulary/decline-reason-code';
import type { AnswerFacts, ToldLines } from '../../line-content.ts';
import { counted } from '../counted.ts';
import { inWords } from '../day.ts';
import type { WordsOf } from '../mail-words.ts';
import {
  buttons,
  commentIntros,
  footers,
  linkNotes,
  ownRequest,
  products,
  remindersOff,
  request,
} from './line-phrases.ts';

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

export const answerWords: WordsOf<AnswerFacts> = {
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
