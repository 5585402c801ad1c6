import type { DueDates, ExpiryFacts, ToldLines } from '../../line-content.ts';
import type { TemplateFacts } from '../../mail-content.ts';
import { counted } from '../counted.ts';
import { dueInWords, inWords } from '../day.ts';
import type { WordsOf } from '../mail-words.ts';
import { templateList } from '../told-templates.ts';
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

export const expiryWords: WordsOf<ExpiryFacts & TemplateFacts> = {
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
