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
      ...expectationDetails(expected, expectationWords),
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
