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
      ...expectationDetails(expected, expectationWords),
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
