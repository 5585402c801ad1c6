import type { ReviewFacts, ToldLines } from '../../line-content.ts';
import { counted } from '../counted.ts';
import type { WordsOf } from '../mail-words.ts';
import { asker, buttons, commentIntros, footers, linkNotes, products, request } from './line-phrases.ts';

const answers = ({ count, products: [first] }: ToldLines) =>
  count === 1 && first
    ? `your answer for “${first.name}”`
    : `your answers for ${counted('en', count, { one: 'product', other: 'products' })}`;

const correct = { ...buttons, SIGN_IN: 'Correct the data' };

export const reviewWords: WordsOf<ReviewFacts> = {
  lineAcceptance: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} accepted ${answers(told)}`,
    preview: 'There is nothing you need to do.',
    heading: `${customerName} accepted ${answers(told)}`,
    paragraphs: [`${asker(personName, customerName)} accepted the data. There is nothing you need to do.`],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
  lineRejection: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} rejected ${answers(told)}`,
    preview: 'See what is missing, correct it and submit again.',
    heading: `${customerName} rejected ${answers(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} rejected the data. See what is missing, correct it and submit again. What you entered is kept.`,
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: correct[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
  lineWithdrawal: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} no longer accepts ${answers(told)}`,
    preview: 'See why, correct the data and submit again.',
    heading: `${customerName} no longer accepts ${answers(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} withdrew an earlier acceptance, so the data no longer counts. See why, correct it and submit again. What you entered is kept.`,
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: correct[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
};
