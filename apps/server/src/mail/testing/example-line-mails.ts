import type { Language } from '@pcf/contract/vocabulary/language';
import type { AnswerFacts, ExpiryFacts, RequestFacts, ReviewFacts, ToldLines } from '../line-content.ts';
import type { MailContent } from '../mail-content.ts';
import { lineComments } from './example-comments.ts';

const platform = 'https://pcf-exchange.example';
const registering = `${platform}/register?token=p7mVbX0mJ3hYkQ2sZc8uWnE5rTgA1dLfKoIiB6vNxR4`;

const names = [
  'Aluminium sheet 3 mm, EN AW-5754',
  'Aluminium sheet 4 mm, EN AW-5754',
  'Aluminium foil 0.02 mm',
  'Aluminium rod Ø 12 mm',
  'Handle rivet, stainless',
  'Lid knob, phenolic resin',
  'Pan body 24 cm, forged',
  'Pan body 28 cm, forged',
  'Pan body 32 cm, forged',
  'Powder coating, black',
];

const product = (name: string, index: number) => ({ name, reference: `AL-${3000 + index}`, supplierName: null });

const one: ToldLines = {
  link: `${platform}/supplier/requests/REQ-2026-000123/products/2f1c0f3e-6a53-4a55-9a0e-0d2f6f1f4c11`,
  count: 1,
  products: names.slice(0, 1).map(product),
  references: ['REQ-2026-000123'],
  referenceCount: 1,
  comments: [],
  commentCount: 0,
};

const many: ToldLines = {
  ...one,
  link: `${platform}/products/received-requests?productRequestStatus=REQUESTED`,
  count: 1022,
  products: names.map(product),
  references: ['REQ-2026-000123', 'REQ-2026-000131', 'REQ-2026-000132', 'REQ-2026-000140', 'REQ-2026-000141'],
  referenceCount: 7,
};

const toUser = { entry: 'SIGN_IN', validDays: null } as const;
const toInvited = { entry: 'INVITATION_LINK', validDays: 14, link: registering } as const;
const asking = { customerName: 'Nordic Kitchen', personName: 'Lena Brandt' } as const;
const due = { first: '2026-03-31', last: '2026-03-31' };
const nothingExpected = { unit: null, lifecycleBoundary: null, referenceYear: null, verified: null };

function comment(language: Language, author: string, about: string | null = null) {
  return { comments: [{ author, product: about, message: lineComments[language].request }], commentCount: 1 };
}

/** One of every mail about lines. */
export const lineFacts = (language: Language): RequestFacts & AnswerFacts & ReviewFacts & ExpiryFacts => ({
  lineRequest: {
    ...many,
    ...toUser,
    ...asking,
    ...comment(language, 'Lena Brandt'),
    due,
    expected: { unit: 'KG', lifecycleBoundary: 'CRADLE_TO_GATE', referenceYear: 2025, verified: true },
  },
  lineReminder: { ...one, ...toUser, ...asking, due, overdue: true },
  lineCancellation: { ...one, ...toUser, ...asking },
  lineComments: {
    ...one,
    ...toUser,
    partnerName: 'Hydral Rolling AS',
    link: `${platform}/customer/requests/REQ-2026-000123/2f1c0f3e-6a53-4a55-9a0e-0d2f6f1f4c11`,
    comments: [{ author: 'Ingrid Solberg', product: null, message: lineComments[language].question }],
    commentCount: 1,
  },
  linePostponement: {
    ...one,
    supplierName: 'Hydral Rolling AS',
    expected: { first: '2026-05-31', last: '2026-05-31' },
    link: `${platform}/customer/requests/REQ-2026-000123/2f1c0f3e-6a53-4a55-9a0e-0d2f6f1f4c11`,
    comments: [{ author: 'Ingrid Solberg', product: null, message: lineComments[language].reason }],
    commentCount: 1,
  },
  lineDecline: {
    ...one,
    supplierName: 'Hydral Rolling AS',
    reasonCode: 'NO_DATA_YET',
    expectedDate: '2026-05-31',
    link: `${platform}/customer/requests/REQ-2026-000123/2f1c0f3e-6a53-4a55-9a0e-0d2f6f1f4c11`,
    comments: [{ author: 'Ingrid Solberg', product: null, message: lineComments[language].reason }],
    commentCount: 1,
  },
  reviewReminder: {
    ...many,
    count: 3,
    products: names.slice(0, 3).map((name, index) => ({ ...product(name, index), supplierName: 'Hydral Rolling AS' })),
    references: many.references.slice(0, 2),
    referenceCount: 2,
    link: `${platform}/products/purchased?productRequestStatus=PENDING_REVIEW`,
  },
  lineSubmission: {
    ...one,
    supplierName: 'Hydral Rolling AS',
    link: `${platform}/customer/requests/REQ-2026-000123/2f1c0f3e-6a53-4a55-9a0e-0d2f6f1f4c11`,
  },
  lineAcceptance: { ...one, ...toUser, ...asking },
  lineRejection: {
    ...one,
    ...toUser,
    ...asking,
    comments: [{ author: 'Lena Brandt', product: null, message: lineComments[language].rejection }],
    commentCount: 1,
  },
  lineWithdrawal: {
    ...one,
    ...toUser,
    ...asking,
    comments: [{ author: 'Lena Brandt', product: null, message: lineComments[language].withdrawal }],
    commentCount: 1,
  },
  lineExpiry: {
    ...one,
    supplierName: 'Hydral Rolling AS',
    lapse: due,
    link: `${platform}/customer/requests/REQ-2026-000123/2f1c0f3e-6a53-4a55-9a0e-0d2f6f1f4c11`,
  },
  lineRenewal: { ...one, ...toUser, ...asking, lapse: due },
});

/** The other forms that they take. */
export function furtherLineMails(language: Language, addressed: { to: string; language: Language }) {
  const known = lineFacts(language);
  const varying = {
    unit: 'VARIES',
    lifecycleBoundary: 'GATE_TO_GATE',
    referenceYear: 'VARIES',
    verified: false,
  } as const;
  const mails: Record<string, MailContent> = {
    'lineRequest-invited': {
      ...addressed,
      template: 'lineRequest',
      ...known.lineRequest,
      ...one,
      ...toInvited,
      due: null,
      expected: nothingExpected,
      ...comment(language, 'Lena Brandt'),
    },
    'lineRequest-received': {
      ...addressed,
      template: 'lineRequest',
      ...known.lineRequest,
      entry: 'RECEIVED_INVITATION',
      personName: null,
      due: { first: '2026-03-01', last: '2026-03-31' },
      expected: { ...varying, unit: 'DIMENSIONLESS' },
      comments: [],
      commentCount: 0,
    },
    'lineReminder-invited': {
      ...addressed,
      template: 'lineReminder',
      ...known.lineReminder,
      ...many,
      ...toInvited,
      personName: null,
      overdue: false,
    },
    'lineCancellation-invited': {
      ...addressed,
      template: 'lineCancellation',
      ...known.lineCancellation,
      ...many,
      ...toInvited,
    },
    'lineComments-many': {
      ...addressed,
      template: 'lineComments',
      ...known.lineComments,
      ...many,
      comments: names.slice(0, 5).map((name, index) => ({
        author: index === 0 ? null : 'Ingrid Solberg',
        product: index === 1 ? null : name,
        message: lineComments[language].question,
      })),
      commentCount: 12,
    },
    'lineDecline-many': {
      ...addressed,
      template: 'lineDecline',
      ...known.lineDecline,
      ...many,
      reasonCode: null,
      expectedDate: null,
      comments: [],
      commentCount: 0,
    },
    'lineSubmission-many': {
      ...addressed,
      template: 'lineSubmission',
      ...known.lineSubmission,
      ...many,
      link: `${platform}/products/purchased?productRequestStatus=PENDING_REVIEW`,
    },
    'lineAcceptance-many': {
      ...addressed,
      template: 'lineAcceptance',
      ...known.lineAcceptance,
      ...many,
      personName: null,
      link: `${platform}/products/received-requests?productRequestStatus=COMPLETED`,
    },
    'lineExpiry-many': {
      ...addressed,
      template: 'lineExpiry',
      ...known.lineExpiry,
      ...many,
      lapse: { first: '2026-03-01', last: '2026-03-31' },
      link: `${platform}/products/purchased?validity=EXPIRING,EXPIRED`,
    },
    'lineRenewal-many': {
      ...addressed,
      template: 'lineRenewal',
      ...known.lineRenewal,
      ...many,
      lapse: { first: '2026-03-01', last: '2026-03-31' },
      link: `${platform}/products/received-requests?validity=EXPIRING,EXPIRED`,
    },
    'reviewReminder-one': {
      ...addressed,
      template: 'reviewReminder',
      ...known.reviewReminder,
      ...one,
      products: [{ name: 'N'.repeat(255), reference: 'R'.repeat(100), supplierName: 'Hydral Rolling AS' }],
    },
  };
  return Object.entries(mails).map(([name, content]) => ({ name, content }));
}
