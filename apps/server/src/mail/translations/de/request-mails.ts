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
    ? `Ihre Antwort zu „${first.name}“`
    : `Ihre Antworten zu ${counted('de', count, { one: 'Produkt', other: 'Produkten' })}`;

const correct = { ...buttons, SIGN_IN: 'Daten korrigieren' };

export const reviewMails: WordsOf<ReviewFacts> = {
  lineAcceptance: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} hat ${answers(told)} angenommen`,
    preview: 'Sie müssen nichts tun.',
    heading: `${customerName} hat ${answers(told)} angenommen`,
    paragraphs: [`${asker(personName, customerName)} hat die Daten angenommen. Sie müssen nichts tun.`],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
  lineRejection: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} hat ${answers(told)} abgelehnt`,
    preview: 'Sehen Sie, was fehlt, korrigieren Sie es und senden Sie erneut.',
    heading: `${customerName} hat ${answers(told)} abgelehnt`,
    paragraphs: [
      `${asker(personName, customerName)} hat die Daten abgelehnt. Sehen Sie, was fehlt, korrigieren Sie es und reichen Sie die Daten erneut ein. Ihre Eingaben bleiben erhalten.`,
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: correct[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
  lineWithdrawal: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} nimmt ${answers(told)} nicht mehr an`,
    preview: 'Sehen Sie, warum, korrigieren Sie die Daten und senden Sie erneut.',
    heading: `${customerName} nimmt ${answers(told)} nicht mehr an`,
    paragraphs: [
      `${asker(personName, customerName)} hat eine frühere Annahme zurückgenommen; die Daten zählen daher nicht mehr. Sehen Sie, warum, korrigieren Sie sie und reichen Sie sie erneut ein. Ihre Eingaben bleiben erhalten.`,
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
  unit: 'Erwartete Einheit',
  per: (symbol) => `kg CO₂e je ${symbol}`,
  piece: 'Stück',
  otherUnit: 'Andere Einheit',
  boundary: 'Erwartete Systemgrenze',
  boundaries: {
    CRADLE_TO_GATE: 'Cradle-to-Gate (bis zum Werkstor)',
    CRADLE_TO_GRAVE: 'Cradle-to-Grave (ganzer Lebensweg)',
    GATE_TO_GATE: 'Gate-to-Gate (nur die eigene Herstellung)',
  },
  year: 'Erwartetes Bezugsjahr',
  verified: 'Von Dritten geprüft',
  yes: 'Ja',
  notNeeded: 'Nicht nötig',
  varies: 'Je nach Anfrage verschieden',
};

export const requestMails: WordsOf<RequestFacts> = {
  lineRequest: ({ customerName, personName, entry, validDays, due, expected, ...told }) => ({
    subject: `${customerName} bittet um ${footprints(told)}`,
    preview: due ? `Frist: ${dueInWords('de', due)}` : `${asker(personName, customerName)} fragt Ihr Unternehmen.`,
    heading: `${customerName} bittet um ${footprints(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} fragt Ihr Unternehmen nach dem Fußabdruck dessen, was Sie liefern: den Treibhausgasen, die jedes Produkt verursacht.`,
      steps[entry](customerName),
    ],
    details: [
      request(told),
      ...(due ? [{ label: 'Frist', value: dueInWords('de', due) }] : []),
      ...expectationDetails(expected, expectationTexts),
    ],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
  lineReminder: ({ customerName, personName, entry, validDays, due, overdue, ...told }) => ({
    subject: `Erinnerung: ${customerName} wartet auf ${footprints(told)}`,
    preview: due ? `Frist: ${dueInWords('de', due)}` : 'Ihre Antwort fehlt noch.',
    heading: `${customerName} wartet auf ${footprints(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} hat Ihr Unternehmen gefragt und noch keine Antwort erhalten.${overdue ? ' Die Frist ist abgelaufen.' : ''}`,
      steps[entry](customerName),
    ],
    details: [request(told), ...(due ? [{ label: 'Frist', value: dueInWords('de', due) }] : [])],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: [
      ...(entry === 'SIGN_IN' ? ['Wenn Sie ablehnen, werden Sie nicht mehr erinnert.'] : []),
      ...linkNotes(validDays, customerName),
    ],
    footer: footers[entry](customerName),
  }),
  lineCancellation: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} bittet nicht mehr um ${footprints(told)}`,
    preview: 'Sie müssen nichts tun.',
    heading: `${customerName} bittet nicht mehr um ${footprints(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} hat zurückgezogen, wonach Ihr Unternehmen gefragt war. Sie müssen nichts tun.`,
      ...(entry === 'SIGN_IN' ? ['Was Sie begonnen haben, bleibt erhalten, und nur Ihr Unternehmen sieht es.'] : []),
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
};
