import { emissionUnitSymbols } from '@pcf/contract/vocabulary/emission-data';
import type {
  AnswerFacts,
  DueDates,
  Entry,
  Expected,
  ExpiryFacts,
  RequestFacts,
  ReviewFacts,
  ToldLines,
} from '../line-content.ts';
import type { TemplateFacts } from '../mail-content.ts';
import type { Translator } from '../translations/translate.ts';
import { dueInWords, inDays, inWords } from './formats.ts';
import type { LayoutsOf, MailDetail, MailList } from './mail-texts.ts';

/** Of a single line its product is named, of several their number. */
const counted = ({ count, products: [first] }: ToldLines) => ({ count, product: first?.name });

const more = (key: 'moreProducts' | 'moreRequests', count: number, { text }: Translator) =>
  count > 0 ? text(`lines.${key}`, { count }) : null;

function requestDetail({ references, referenceCount }: ToldLines, translator: Translator): MailDetail {
  const left = more('moreRequests', referenceCount - references.length, translator);
  return {
    label: translator.text(referenceCount === 1 ? 'labels.request' : 'labels.requests'),
    value: `${references.join(', ')}${left === null ? '' : ` ${left}`}`,
  };
}

function productList({ products, count }: ToldLines, translator: Translator): MailList {
  return {
    label: translator.text('labels.product', { count }),
    items: products.map(
      ({ name, reference, supplierName }) =>
        `${name} (${reference})${supplierName === null ? '' : `, ${supplierName}`}`,
    ),
    more: more('moreProducts', count - products.length, translator),
  };
}

/** Which lines a mail is about, and who wrote what stands below them: the company, where no person is known. */
const aboutLines = (told: ToldLines, company: string, translator: Translator) => ({
  details: [requestDetail(told, translator)],
  list: productList(told, translator),
  commentIntros: told.comments.map(({ author, product }) =>
    product === null
      ? translator.text('frame.writes', { author: author ?? company })
      : translator.text('frame.writesAbout', { author: author ?? company, product }),
  ),
});

interface Entered {
  readonly entry: Entry;
  readonly validDays: number | null;
}

/** How a reader gets to the request who may not be registered yet. */
const entered = ({ entry, validDays }: Entered, company: string, { language, text }: Translator) => ({
  button: text(`lines.button.${entry}`),
  notes:
    validDays === null
      ? []
      : [
          text('frame.linkValidity', { validity: inDays(language, validDays), asker: company }),
          text('frame.forward'),
          text('frame.unexpected', { company }),
        ],
  footer: text(`lines.footer.${entry}`, { company }),
});

type SupplierMail = keyof RequestFacts | keyof ReviewFacts | 'lineRenewal';
type CustomerMail = Exclude<keyof AnswerFacts, 'lineComments'> | 'lineExpiry';

/** From a customer to its supplier. */
function toSupplier(
  mail: SupplierMail,
  facts: RequestFacts['lineCancellation'],
  translator: Translator,
  values: object = {},
) {
  const { text } = translator;
  const { customerName, personName } = facts;
  const asker = personName === null ? customerName : text('lines.asker', { personName, customerName });
  const told = { ...counted(facts), customerName, asker, ...values };
  return {
    preview: text(`${mail}.preview`, told),
    heading: text(`${mail}.heading`, told),
    paragraphs: [text(`${mail}.paragraph`, told)],
    ...aboutLines(facts, customerName, translator),
    ...entered(facts, customerName, translator),
  };
}

/** To a customer, of its supplier; of several where no name is given. */
function toCustomer(
  mail: CustomerMail,
  facts: ToldLines & { readonly supplierName?: string },
  translator: Translator,
  values: object = {},
) {
  const { text } = translator;
  const { supplierName } = facts;
  const told = { ...counted(facts), supplierName, ...values };
  return {
    preview: text(`${mail}.preview`, told),
    heading: text(`${mail}.heading`, told),
    paragraphs: [text(`${mail}.paragraph`, told)],
    ...aboutLines(facts, supplierName ?? '', translator),
    footer: text('lines.ownRequest'),
  };
}

const dueDetails = (due: DueDates | null, { language, text }: Translator): MailDetail[] =>
  due === null ? [] : [{ label: text('labels.dueDate'), value: dueInWords(language, due) }];

const duePreview = (due: DueDates, { language, text }: Translator) =>
  `${text('frame.labelled', { label: text('labels.dueDate') })} ${dueInWords(language, due)}`;

/** What a customer would like an answer to be. */
function expectationDetails(expected: Expected, { text }: Translator): MailDetail[] {
  const detail = <Value extends string | number | boolean>(
    label: string,
    value: Value | 'VARIES' | null,
    inWords: (value: Exclude<Value, 'VARIES'>) => string,
  ): MailDetail[] =>
    value === null
      ? []
      : [{ label, value: value === 'VARIES' ? text('expected.varies') : inWords(value as Exclude<Value, 'VARIES'>) }];
  return [
    ...detail(text('expected.unit'), expected.unit, (unit) =>
      unit === 'OTHER'
        ? text('expected.otherUnit')
        : text('expected.perUnit', { unit: emissionUnitSymbols[unit] ?? text('expected.piece') }),
    ),
    ...detail(text('expected.boundary'), expected.lifecycleBoundary, (boundary) =>
      text(`expected.boundaries.${boundary}`),
    ),
    ...detail(text('expected.year'), expected.referenceYear, String),
    ...detail(text('expected.verified'), expected.verified, (verified) =>
      text(verified ? 'expected.yes' : 'expected.notNeeded'),
    ),
  ];
}

const requestLayouts: LayoutsOf<RequestFacts> = {
  lineRequest: (facts, translator) => {
    const texts = toSupplier('lineRequest', facts, translator);
    return {
      ...texts,
      preview: facts.due ? duePreview(facts.due, translator) : texts.preview,
      paragraphs: [...texts.paragraphs, translator.text(`lines.step.${facts.entry}`, facts)],
      details: [
        ...texts.details,
        ...dueDetails(facts.due, translator),
        ...expectationDetails(facts.expected, translator),
      ],
    };
  },
  lineReminder: (facts, translator) => {
    const { text } = translator;
    const texts = toSupplier('lineReminder', facts, translator);
    const overdue = facts.overdue ? [text('lineReminder.overdue')] : [];
    return {
      ...texts,
      subject: text('frame.reminder', { heading: texts.heading }),
      preview: facts.due ? duePreview(facts.due, translator) : texts.preview,
      paragraphs: [[...texts.paragraphs, ...overdue].join(' '), text(`lines.step.${facts.entry}`, facts)],
      details: [...texts.details, ...dueDetails(facts.due, translator)],
      notes: [...(facts.entry === 'SIGN_IN' ? [text('lineReminder.decline')] : []), ...texts.notes],
    };
  },
  lineCancellation: (facts, translator) => {
    const texts = toSupplier('lineCancellation', facts, translator);
    const kept = facts.entry === 'SIGN_IN' ? [translator.text('lineCancellation.kept')] : [];
    return { ...texts, paragraphs: [...texts.paragraphs, ...kept] };
  },
};

const reviewLayouts: LayoutsOf<ReviewFacts> = {
  lineAcceptance: (facts, translator) => toSupplier('lineAcceptance', facts, translator),
  lineRejection: (facts, translator) => correctable('lineRejection', facts, translator),
  lineWithdrawal: (facts, translator) => correctable('lineWithdrawal', facts, translator),
};

function correctable(
  mail: 'lineRejection' | 'lineWithdrawal',
  facts: ReviewFacts['lineRejection'],
  translator: Translator,
) {
  const texts = toSupplier(mail, facts, translator);
  return { ...texts, button: facts.entry === 'SIGN_IN' ? translator.text('lines.correct') : texts.button };
}

const answerLayouts: LayoutsOf<AnswerFacts> = {
  lineComments: (facts, translator) => {
    const { text } = translator;
    const { partnerName, count, products, comments, commentCount } = facts;
    const { notes, ...rest } = entered(facts, partnerName, translator);
    return {
      preview: text('lineComments.preview'),
      heading:
        count === 1 && commentCount === 1
          ? text('lineComments.headingAbout', { partnerName, product: products[0]?.name })
          : text('lineComments.heading', { partnerName, count: commentCount }),
      paragraphs: commentCount > comments.length ? [text('lineComments.firstOfThem', { shown: comments.length })] : [],
      ...aboutLines(facts, partnerName, translator),
      ...rest,
      notes: [text('lineComments.note'), ...notes],
    };
  },
  linePostponement: (facts, translator) => {
    const { language, text } = translator;
    const texts = toCustomer('linePostponement', facts, translator);
    return {
      ...texts,
      details: [...texts.details, { label: text('labels.expectedDate'), value: dueInWords(language, facts.expected) }],
      button: text('lines.seeRequests', facts),
    };
  },
  lineDecline: (facts, translator) => {
    const { language, text } = translator;
    const { reasonCode, expectedDate, count } = facts;
    const texts = toCustomer('lineDecline', facts, translator);
    return {
      ...texts,
      details: [
        ...texts.details,
        ...(reasonCode === null ? [] : [{ label: text('labels.reason'), value: text(`declineReason.${reasonCode}`) }]),
        ...(expectedDate === null
          ? []
          : [{ label: text('labels.expectedDate'), value: inWords(language, expectedDate) }]),
      ],
      button: text('lines.seeRequests', { count }),
    };
  },
  reviewReminder: (facts, translator) => ({
    ...toCustomer('reviewReminder', facts, translator),
    commentIntros: [],
    button: translator.text('lines.review', facts),
    notes: [translator.text('lines.remindersOff')],
  }),
  lineSubmission: (facts, translator) => ({
    ...toCustomer('lineSubmission', facts, translator),
    button: translator.text('lines.review', facts),
  }),
};

/** A day that all share is named. */
const lapsing = ({ lapse: { first, last } }: { readonly lapse: DueDates }, { language }: Translator) =>
  first === last ? { day: inWords(language, first) } : { context: 'soon' };

const validUntil = (lapse: DueDates, { language, text }: Translator): MailDetail => ({
  label: text('labels.validUntil'),
  value: dueInWords(language, lapse),
});

const expiryLayouts: LayoutsOf<ExpiryFacts & TemplateFacts> = {
  lineExpiry: (facts, translator) => {
    const texts = toCustomer('lineExpiry', facts, translator, lapsing(facts, translator));
    return {
      ...texts,
      details: [validUntil(facts.lapse, translator), ...texts.details],
      commentIntros: [],
      button: translator.text('lines.seeProducts', facts),
      notes: [translator.text('lines.remindersOff')],
    };
  },
  lineRenewal: (facts, translator) => {
    const { text } = translator;
    const texts = toSupplier('lineRenewal', facts, translator, lapsing(facts, translator));
    return {
      ...texts,
      details: [validUntil(facts.lapse, translator), ...texts.details],
      button: facts.entry === 'SIGN_IN' ? text('lineRenewal.button', facts) : texts.button,
      notes: [text('lines.remindersOff'), ...texts.notes],
    };
  },
  templateExpiry: ({ count, templates, organisationName }, translator) => {
    const { language, text } = translator;
    const [first] = templates;
    return {
      preview: text('templateExpiry.preview'),
      heading: text('templateExpiry.heading', {
        count,
        product: first?.name,
        day: first && inWords(language, first.lastDay),
      }),
      paragraphs: [text('templateExpiry.paragraph')],
      list: {
        label: text('labels.validUntil'),
        items: templates.map(({ name, reference, lastDay }) => `${name} (${reference}), ${inWords(language, lastDay)}`),
        more: more('moreProducts', count - templates.length, translator),
      },
      button: text('lines.seeProducts', { count }),
      notes: [text('lines.remindersOff')],
      footer: text('templateExpiry.footer', { organisationName }),
    };
  },
};

export const lineLayouts = { ...requestLayouts, ...reviewLayouts, ...answerLayouts, ...expiryLayouts };
