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
  NOT_OUR_PRODUCT: 'Nicht deren Produkt',
  WRONG_CONTACT: 'Falscher Kontakt',
  NO_DATA_YET: 'Noch keine Daten',
  CONFIDENTIAL: 'Vertraulich',
  OTHER: 'Anderer Grund',
};

const commentHeading = (partner: string, { count, products: [first], commentCount }: ToldLines) =>
  count === 1 && commentCount === 1 && first
    ? `${partner} hat Ihnen zu „${first.name}“ geschrieben`
    : `${counted('de', commentCount, { one: 'neuer Kommentar', other: 'neue Kommentare' })} von ${partner}`;

const answers = ({ count, products: [first] }: ToldLines) =>
  count === 1 && first
    ? `Die Antwort zu „${first.name}“ wartet auf Ihre Prüfung`
    : `${counted('de', count, { one: 'Antwort wartet', other: 'Antworten warten' })} auf Ihre Prüfung`;

export const answerWords: WordsOf<AnswerFacts> = {
  lineComments: ({ partnerName, entry, validDays, ...told }) => ({
    subject: commentHeading(partnerName, told),
    preview: 'Lesen und antworten Sie bei PCF Exchange.',
    heading: commentHeading(partnerName, told),
    paragraphs:
      told.commentCount > told.comments.length
        ? [`Die ersten ${told.comments.length} stehen in dieser E-Mail, alle bei PCF Exchange.`]
        : [],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, partnerName),
    button: buttons[entry],
    notes: ['Die Kommentare zu einer Anfrage sehen beide Unternehmen.', ...linkNotes(validDays, partnerName)],
    footer: footers[entry](partnerName),
  }),
  lineDecline: ({ supplierName, reasonCode, expectedDate, ...told }) => ({
    subject: `${supplierName} hat Ihre Bitte um ${footprints(told)} abgelehnt`,
    preview: 'Sehen Sie, warum, und was Sie tun können.',
    heading: `${supplierName} hat Ihre Bitte um ${footprints(told)} abgelehnt`,
    paragraphs: ['Sie können einen Kommentar schreiben oder die Anfrage ändern und erneut senden.'],
    details: [
      request(told),
      ...(reasonCode === null ? [] : [{ label: 'Grund', value: reasons[reasonCode] }]),
      ...(expectedDate === null ? [] : [{ label: 'Daten erwartet', value: inWords('de', expectedDate) }]),
    ],
    list: products(told),
    commentIntros: commentIntros(told.comments, supplierName),
    button: told.count === 1 ? 'Anfrage ansehen' : 'Anfragen ansehen',
    notes: [],
    footer: ownRequest,
  }),
  reviewReminder: (told) => ({
    subject: answers(told),
    preview: 'Daten zählen erst, wenn Sie sie angenommen haben.',
    heading: answers(told),
    paragraphs: [
      'Ihre Lieferanten haben vor mehr als zwei Wochen geantwortet. Nehmen Sie die Daten an, oder lehnen Sie sie ab und sagen Sie, was fehlt. Daten zählen erst, wenn Sie sie angenommen haben.',
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: [],
    button: told.count === 1 ? 'Antwort prüfen' : 'Antworten prüfen',
    notes: [remindersOff],
    footer: ownRequest,
  }),
  lineSubmission: ({ supplierName, ...told }) => ({
    subject: `${supplierName} hat Ihre Bitte um ${footprints(told)} beantwortet`,
    preview: 'Prüfen Sie die Daten, und nehmen Sie sie an oder lehnen Sie sie ab.',
    heading: `${supplierName} hat Ihre Bitte um ${footprints(told)} beantwortet`,
    paragraphs: [
      'Prüfen Sie die Daten. Nehmen Sie sie an, oder lehnen Sie sie ab und sagen Sie, was fehlt. Daten zählen erst, wenn Sie sie angenommen haben.',
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, supplierName),
    button: told.count === 1 ? 'Antwort prüfen' : 'Antworten prüfen',
    notes: [],
    footer: ownRequest,
  }),
};
