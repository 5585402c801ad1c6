import type { RequestFacts, ReviewFacts, ToldLines } from '../../line-content.ts';
import { type ExpectationTexts, expectationDetails } from '../expectation-details.ts';
import { counted, dueInWords } from '../formats.ts';
import type { WordsOf } from '../mail-translations.ts';
import {
  asker,
  buttons,
  commentIntros,
  footers,
  footprints,
  linkNotes,
  products,
  request,
  steps,
} from './line-phrases.ts';

const answers = ({ count, products: [first] }: ToldLines) =>
  count === 1 && first
    ? `votre réponse sur le produit « ${first.name} »`
    : `vos réponses sur ${counted('fr', count, { one: 'produit', other: 'produits' })}`;

const correct = { ...buttons, SIGN_IN: 'Corriger les données' };

export const reviewMails: WordsOf<ReviewFacts> = {
  lineAcceptance: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} a accepté ${answers(told)}`,
    preview: 'Vous n’avez rien à faire.',
    heading: `${customerName} a accepté ${answers(told)}`,
    paragraphs: [`${asker(personName, customerName)} a accepté les données. Vous n’avez rien à faire.`],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
  lineRejection: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} a refusé ${answers(told)}`,
    preview: 'Voyez ce qui manque, corrigez et envoyez de nouveau.',
    heading: `${customerName} a refusé ${answers(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} a refusé les données. Voyez ce qui manque, corrigez et soumettez de nouveau. Votre saisie est conservée.`,
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: correct[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
  lineWithdrawal: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} n’accepte plus ${answers(told)}`,
    preview: 'Voyez pourquoi, corrigez les données et envoyez de nouveau.',
    heading: `${customerName} n’accepte plus ${answers(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} a retiré une acceptation ; les données ne comptent donc plus. Voyez pourquoi, corrigez-les et soumettez-les de nouveau. Votre saisie est conservée.`,
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: correct[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
};

const expectationTexts: ExpectationTexts = {
  unit: 'Unité attendue',
  per: (symbol) => `kg CO₂e par ${symbol}`,
  piece: 'pièce',
  otherUnit: 'Autre unité',
  boundary: 'Périmètre attendu',
  boundaries: {
    CRADLE_TO_GATE: 'Du berceau à la sortie d’usine',
    CRADLE_TO_GRAVE: 'Du berceau à la tombe',
    GATE_TO_GATE: 'De l’entrée à la sortie d’usine',
  },
  year: 'Année attendue',
  verified: 'Vérifié par un tiers',
  yes: 'Oui',
  notNeeded: 'Pas nécessaire',
  varies: 'Varie selon la demande',
};

export const requestMails: WordsOf<RequestFacts> = {
  lineRequest: ({ customerName, personName, entry, validDays, due, expected, ...told }) => ({
    subject: `${customerName} demande ${footprints(told)}`,
    preview: due
      ? `Date limite : ${dueInWords('fr', due)}`
      : `${asker(personName, customerName)} sollicite votre entreprise.`,
    heading: `${customerName} demande ${footprints(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} demande à votre entreprise l’empreinte de ce que vous fournissez : les gaz à effet de serre émis pour chaque produit.`,
      steps[entry](customerName),
    ],
    details: [
      request(told),
      ...(due ? [{ label: 'Date limite', value: dueInWords('fr', due) }] : []),
      ...expectationDetails(expected, expectationTexts),
    ],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
  lineReminder: ({ customerName, personName, entry, validDays, due, overdue, ...told }) => ({
    subject: `Rappel : ${customerName} attend ${footprints(told)}`,
    preview: due ? `Date limite : ${dueInWords('fr', due)}` : 'Votre réponse manque encore.',
    heading: `${customerName} attend ${footprints(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} a sollicité votre entreprise et n’a pas encore reçu de réponse.${overdue ? ' La date limite est passée.' : ''}`,
      steps[entry](customerName),
    ],
    details: [request(told), ...(due ? [{ label: 'Date limite', value: dueInWords('fr', due) }] : [])],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: [
      ...(entry === 'SIGN_IN' ? ['Si vous déclinez, vous ne recevrez plus de rappel.'] : []),
      ...linkNotes(validDays, customerName),
    ],
    footer: footers[entry](customerName),
  }),
  lineCancellation: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} ne demande plus ${footprints(told)}`,
    preview: 'Vous n’avez rien à faire.',
    heading: `${customerName} ne demande plus ${footprints(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} a annulé ce qui était demandé à votre entreprise. Vous n’avez rien à faire.`,
      ...(entry === 'SIGN_IN' ? ['Ce que vous avez commencé est conservé, et seule votre entreprise le voit.'] : []),
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
};
