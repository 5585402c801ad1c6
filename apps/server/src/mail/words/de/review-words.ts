import type { ReviewFacts, ToldLines } from '../../line-content.ts';
import { counted } from '../counted.ts';
import type { WordsOf } from '../mail-words.ts';
import { asker, buttons, commentIntros, footers, linkNotes, products, request } from './line-phrases.ts';

const answers = ({ count, products: [first] }: ToldLines) =>
  count === 1 && first
    ? `Ihre Antwort zu „${first.name}“`
    : `Ihre Antworten zu ${counted('de', count, { one: 'Produkt', other: 'Produkten' })}`;

const correct = { ...buttons, SIGN_IN: 'Daten korrigieren' };

export const reviewWords: WordsOf<ReviewFacts> = {
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
