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
    ? `your answer for “${first.name}”`
    : `your answers for ${counted('en', count, { one: 'product', other: 'products' })}`;

const correct = { ...buttons, SIGN_IN: 'Correct the data' };

export const reviewMails: WordsOf<ReviewFacts> = {
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

const expectationTexts: ExpectationTexts = {
  unit: 'Expected unit',
  per: (symbol) => `kg CO₂e per ${symbol}`,
  piece: 'piece',
  otherUnit: 'Another unit',
  boundary: 'Expected boundary',
  boundaries: { CRADLE_TO_GATE: 'Cradle to gate', CRADLE_TO_GRAVE: 'Cradle to grave', GATE_TO_GATE: 'Gate to gate' },
  year: 'Expected year',
  verified: 'Verified by a third party',
  yes: 'Yes',
  notNeeded: 'Not needed',
  varies: 'Differs by request',
};

export const requestMails: WordsOf<RequestFacts> = {
  lineRequest: ({ customerName, personName, entry, validDays, due, expected, ...told }) => ({
    subject: `${customerName} asks for ${footprints(told)}`,
    preview: due ? `Due date: ${dueInWords('en', due)}` : `${asker(personName, customerName)} asks your company.`,
    heading: `${customerName} asks for ${footprints(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} asks your company for the footprint of what you supply: the greenhouse gases that each product causes.`,
      steps[entry](customerName),
    ],
    details: [
      request(told),
      ...(due ? [{ label: 'Due date', value: dueInWords('en', due) }] : []),
      ...expectationDetails(expected, expectationTexts),
    ],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
  lineReminder: ({ customerName, personName, entry, validDays, due, overdue, ...told }) => ({
    subject: `Reminder: ${customerName} waits for ${footprints(told)}`,
    preview: due ? `Due date: ${dueInWords('en', due)}` : 'Your answer is still missing.',
    heading: `${customerName} waits for ${footprints(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} asked your company and has no answer yet.${overdue ? ' The due date has passed.' : ''}`,
      steps[entry](customerName),
    ],
    details: [request(told), ...(due ? [{ label: 'Due date', value: dueInWords('en', due) }] : [])],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: [
      ...(entry === 'SIGN_IN' ? ['If you decline, you are not reminded any more.'] : []),
      ...linkNotes(validDays, customerName),
    ],
    footer: footers[entry](customerName),
  }),
  lineCancellation: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} no longer asks for ${footprints(told)}`,
    preview: 'There is nothing you need to do.',
    heading: `${customerName} no longer asks for ${footprints(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} canceled what your company was asked for. There is nothing you need to do.`,
      ...(entry === 'SIGN_IN' ? ['What you have begun is kept, and only your company sees it.'] : []),
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
};
