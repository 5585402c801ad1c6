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

const footprints = ({ count, products: [first] }: ToldLines, [one, many]: readonly [string, string]) =>
  count === 1 && first
    ? `${one} CO₂-Fußabdruck von „${first.name}“`
    : `${many} CO₂-Fußabdrücke von ${counted('de', count, { one: 'Produkt', other: 'Produkten' })}`;

const theirs = (told: ToldLines, days: DueDates) => `${footprints(told, ['Der', 'Die'])} ${lapse(told.count, days)}`;

const ours = (told: ToldLines, customer: string, days: DueDates) =>
  `${footprints(told, ['Ihr', 'Ihre'])} für ${customer} ${lapse(told.count, days)}`;

const soldProducts = ({ count, templates: [first] }: TemplateFacts['templateExpiry']) =>
  count === 1 && first
    ? `Die Daten Ihres Produkts „${first.name}“ laufen am ${inWords('de', first.lastDay)} ab`
    : `Die Daten von ${counted('de', count, { one: 'verkauften Produkt', other: 'verkauften Produkten' })} laufen bald ab`;

export const expiryWords: WordsOf<ExpiryFacts & TemplateFacts> = {
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
