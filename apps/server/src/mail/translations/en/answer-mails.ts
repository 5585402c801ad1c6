import type { DeclineReasonCode } from '@pcf/contract/vocabulary/requests';
import type { AnswerFacts, DueDates, ExpiryFacts, ToldLines } from '../../line-content.ts';
import type { TemplateFacts } from '../../mail-content.ts';
import { counted, dueInWords, inWords } from '../formats.ts';
import type { WordsOf } from '../mail-translations.ts';
import { templateList } from '../product-names.ts';
import {
  buttons,
  commentIntros,
  footers,
  footprints,
  linkNotes,
  more,
  ownRequest,
  products,
  remindersOff,
  request,
} from './line-phrases.ts';

const lapse = (count: number, { first, last }: DueDates) =>
  `${count === 1 ? 'lapses' : 'lapse'} ${first === last ? `on ${inWords('en', first)}` : 'soon'}`;

const validUntil = (days: DueDates) => ({ label: 'Valid until', value: dueInWords('en', days) });

const theirs = (told: ToldLines, days: DueDates) =>
  `${footprints(told).replace('the', 'The')} ${lapse(told.count, days)}`;

const ours = (told: ToldLines, customer: string, days: DueDates) =>
  `${footprints(told).replace('the', 'Your')} for ${customer} ${lapse(told.count, days)}`;

const soldProducts = ({ count, templates: [first] }: TemplateFacts['templateExpiry']) =>
  count === 1 && first
    ? `The data of your product “${first.name}” lapses on ${inWords('en', first.lastDay)}`
    : `The data of ${counted('en', count, { one: 'product', other: 'products' })} that you sell lapses soon`;

export const expiryMails: WordsOf<ExpiryFacts & TemplateFacts> = {
  lineExpiry: ({ supplierName, lapse: days, ...told }) => ({
    subject: theirs(told, days),
    preview: `Ask ${supplierName} for newer data in time.`,
    heading: theirs(told, days),
    paragraphs: [
      `The data came from ${supplierName}. Ask for newer data in time, so that your figures stay up to date. What you have accepted stays in place until you accept a newer answer.`,
    ],
    details: [validUntil(days), request(told)],
    list: products(told),
    commentIntros: [],
    button: told.count === 1 ? 'See the product' : 'See the products',
    notes: [remindersOff],
    footer: ownRequest,
  }),
  lineRenewal: ({ customerName, personName: _, entry, validDays, lapse: days, ...told }) => ({
    subject: ours(told, customerName, days),
    preview: 'Send newer data in time.',
    heading: ours(told, customerName, days),
    paragraphs: [
      `${customerName} works with the data that you gave. Send newer data in time, without waiting to be asked: what you entered is kept, you only bring it up to date.`,
    ],
    details: [validUntil(days), request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: { ...buttons, SIGN_IN: told.count === 1 ? 'Update the data' : 'See the requests' }[entry],
    notes: [remindersOff, ...linkNotes(validDays, customerName)],
    footer: footers[entry](customerName),
  }),
  templateExpiry: (told) => ({
    subject: soldProducts(told),
    preview: 'Bring it up to date before you answer with it again.',
    heading: soldProducts(told),
    paragraphs: [
      'Bring the data up to date and publish it. You then see which customers hold the older version, and can send them the newer one in one go.',
    ],
    list: templateList('en', told, 'Valid until', more),
    button: told.count === 1 ? 'See the product' : 'See the products',
    notes: [remindersOff],
    footer: `You receive this mail because you are an administrator of ${told.organisationName}.`,
  }),
};

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

export const answerMails: WordsOf<AnswerFacts> = {
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
