import type { RequestFacts } from '../../line-content.ts';
import { dueInWords } from '../day.ts';
import { expectationDetails } from '../expectation-details.ts';
import type { WordsOf } from '../mail-words.ts';
import { expectationWords } from './expectation-words.ts';
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

export const requestWords: WordsOf<RequestFacts> = {
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
      ...expectationDetails(expected, expectationWords),
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
