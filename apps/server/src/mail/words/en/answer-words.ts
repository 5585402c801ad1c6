import type { DeclineReasonCode } from '@pcf/contract/vocabulary/decline-reason-code';
import type { AnswerFacts, ToldLines } from '../../line-content.ts';
import { counted } from '../counted.ts';
import { inWords } from '../day.ts';
import type { WordsOf } from '../mail-words.ts';
import {
  buttons,
  commentIntros,
  footers,
  footprints,
  linkNotes,
  ownRequest,
  products,
  remindersOff,
  request,
} from './line-phrases.ts';

const reasons: Record<DeclineReasonCode, string> = {
  NOT_OUR_PRODUCT: 'Not their product',
  WRONG_CONTACT: 'Wrong contact',
  NO_DATA_YET: 'No data yet',
  CONFIDENTIAL: 'Confidential',
  OTHER: 'Another reason',
};

const commentHeading = (partner: string, { count, products: [first], commentCount }: ToldLines) =>
  count === 1 && commentCount === 1 && first
    ? `${partner} wrote to you about “${first.name}”`
    : `${counted('en', commentCount, { one: 'new comment', other: 'new comments' })} from ${partner}`;

const answers = ({ count, products: [first] }: ToldLines) =>
  count === 1 && first
    ? `The answer for “${first.name}” waits for your review`
    : `${counted('en', count, { one: 'answer waits', other: 'answers wait' })} for your review`;

export const answerWords: WordsOf<AnswerFacts> = {
  lineComments: ({ partnerName, entry, validDays, ...told }) => ({
    subject: commentHeading(partnerName, told),
    preview: 'Read it and answer on PCF Exchange.',
    heading: commentHeading(partnerName, told),
    paragraphs:
      told.commentCount > told.comments.length
        ? [`The first ${told.comments.length} are in this mail, all of them on PCF Exchange.`]
        : [],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, partnerName),
    button: buttons[entry],
    notes: ['Both companies see the comments on a request.', ...linkNotes(validDays, partnerName)],
    footer: footers[entry](partnerName),
  }),
  lineDecline: ({ supplierName, reasonCode, expectedDate, ...told }) => ({
    subject: `${supplierName} declined your request for ${footprints(told)}`,
    preview: 'See why, and what you can do.',
    heading: `${supplierName} declined your request for ${footprints(told)}`,
    paragraphs: ['You can write a comment, or change the request and send it again.'],
    details: [
      request(told),
      ...(reasonCode === null ? [] : [{ label: 'Reason', value: reasons[reasonCode] }]),
      ...(expectedDate === null ? [] : [{ label: 'Data expected', value: inWords('en', expectedDate) }]),
    ],
    list: products(told),
    commentIntros: commentIntros(told.comments, supplierName),
    button: told.count === 1 ? 'See the request' : 'See the requests',
    notes: [],
    footer: ownRequest,
  }),
  reviewReminder: (told) => ({
    subject: answers(told),
    preview: 'It counts once you have accepted it.',
    heading: answers(told),
    paragraphs: [
      'Your suppliers answered more than two weeks ago. Accept the data, or reject it and say what is missing. It counts once you have accepted it.',
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: [],
    button: told.count === 1 ? 'Review the answer' : 'Review the answers',
    notes: [remindersOff],
    footer: ownRequest,
  }),
  lineSubmission: ({ supplierName, ...told }) => ({
    subject: `${supplierName} answered your request for ${footprints(told)}`,
    preview: 'Check the data, then accept or reject it.',
    heading: `${supplierName} answered your request for ${footprints(told)}`,
    paragraphs: [
      'Check the data, then accept it, or reject it and say what is missing. It counts once you have accepted it.',
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, supplierName),
    button: told.count === 1 ? 'Review the answer' : 'Review the answers',
    notes: [],
    footer: ownRequest,
  }),
};
