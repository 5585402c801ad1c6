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
  `${count === 1 ? 'läuft' : 'laufen'} ${first === last ? `am ${inWords('de', first)}` : 'bald'} ab`;

const validUntil = (days: DueDates) => ({ label: 'Gültig bis', value: dueInWords('de', days) });

const footprintsOf = ({ count, products: [first] }: ToldLines, [one, many]: readonly [string, string]) =>
  count === 1 && first
    ? `${one} CO₂-Fußabdruck von „${first.name}“`
    : `${many} CO₂-Fußabdrücke von ${counted('de', count, { one: 'Produkt', other: 'Produkten' })}`;

const theirs = (told: ToldLines, days: DueDates) => `${footprintsOf(told, ['Der', 'Die'])} ${lapse(told.count, days)}`;

const ours = (told: ToldLines, customer: string, days: DueDates) =>
  `${footprintsOf(told, ['Ihr', 'Ihre'])} für ${customer} ${lapse(told.count, days)}`;

const soldProducts = ({ count, templates: [first] }: TemplateFacts['templateExpiry']) =>
  count === 1 && first
    ? `Die Daten Ihres Produkts „${first.name}“ laufen am ${inWords('de', first.lastDay)} ab`
    : `Die Daten von ${counted('de', count, { one: 'verkauften Produkt', other: 'verkauften Produkten' })} laufen bald ab`;

export const expiryMails: WordsOf<ExpiryFacts & TemplateFacts> = {
  lineExpiry: ({ supplierName, lapse: days, ...told }) => ({
    subject: theirs(told, days),
    preview: `Bitten Sie ${supplierName} rechtzeitig um neuere Daten.`,
    heading: theirs(told, days),
    paragraphs: [
      `Die Daten kamen von ${supplierName}. Bitten Sie rechtzeitig um neuere, damit Ihre Zahlen aktuell bleiben. Was Sie angenommen haben, bleibt bestehen, bis Sie eine neuere Antwort annehmen.`,
    ],
    details: [validUntil(days), request(told)],
    list: products(told),
    commentIntros: [],
    button: told.count === 1 ? 'Produkt ansehen' : 'Produkte ansehen',
    notes: [remindersOff],
    footer: ownRequest,
  }),
  lineRenewal: ({ customerName, personName: _, entry, validDays, lapse: days, ...told }) => ({
    subject: ours(told, customerName, days),
    preview: 'Senden Sie rechtzeitig neuere Daten.',
    heading: ours(told, customerName, days),
    paragraphs: [
      `${customerName} arbeitet mit den Daten, die Sie gegeben haben. Senden Sie rechtzeitig neuere, ohne auf eine Anfrage zu warten: Ihre Eingaben sind noch da, Sie bringen sie nur auf den neuesten Stand.`,
    ],
    details: [validUntil(days), request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: { ...buttons, SIGN_IN: told.count === 1 ? 'Daten aktualisieren' : 'Anfragen ansehen' }[entry],
    notes: [remindersOff, ...linkNotes(validDays, customerName)],
    footer: footers[entry](customerName),
  }),
  templateExpiry: (told) => ({
    subject: soldProducts(told),
    preview: 'Aktualisieren Sie sie, bevor Sie wieder damit antworten.',
    heading: soldProducts(told),
    paragraphs: [
      'Aktualisieren Sie die Daten und veröffentlichen Sie sie. Sie sehen dann, welche Kunden den älteren Stand haben, und können ihnen den neueren gemeinsam senden.',
    ],
    list: templateList('de', told, 'Gültig bis', more),
    button: told.count === 1 ? 'Produkt ansehen' : 'Produkte ansehen',
    notes: [remindersOff],
    footer: `Sie erhalten diese E-Mail, weil Sie Administrator von ${told.organisationName} sind.`,
  }),
};

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

export const answerMails: WordsOf<AnswerFacts> = {
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
