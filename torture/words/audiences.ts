import type { CallName } from '@pcf/contract/operations/calls';

/** Who takes part. The customer and the other customer buy from the supplier, the customer also from the other supplier. */
export type Part = 'customer' | 'supplier' | 'otherCustomer' | 'otherSupplier' | 'stranger' | 'platform' | 'invited';

interface Audience {
  /** Beside the organisation that wrote it. */
  readonly seenBy: readonly Part[];
  readonly why: string;
}

const nobody = (why: string): Audience => ({ seenBy: [], why });
const by = (seenBy: readonly Part[], why: string): Audience => ({ seenBy, why });

const secret = nobody('It opens something, and only its hash is kept or nothing at all.');
const own = nobody('It is for the own organisation.');
const toSupplier = by(['supplier'], 'It is what this supplier is asked or told.');
const toCustomer = by(['customer'], 'It is what this customer is answered or told.');
/** Everything but the comment, once the answer is kept as a template and others are answered with it. */
const toEveryCustomer = by(['customer', 'otherCustomer', 'platform'], 'The supplier sends them the same answer.');
const toPartners = by(
  ['customer', 'supplier', 'otherCustomer', 'otherSupplier', 'platform', 'invited'],
  'Partners know whom they deal with, and who speaks for it.',
);

/**
 * Every text that a call takes, by the name of its field, and who may read it. A name that ends with a star stands for all
 * below it. What is in no line fails the test.
 */
export const audiences: Readonly<Partial<Record<CallName, Readonly<Record<string, Audience>>>>> = {
  loginUser: { '*': secret },
  refreshTokens: { '*': secret },
  logoutUser: { '*': secret },
  createAccount: { '*': secret },
  linkAccount: { '*': secret },
  getRegistration: { '*': secret },
  verifyEmail: { '*': secret },
  setPassword: { '*': secret },
  acceptInvitation: { '*': secret },
  eraseOwnAccount: { '*': secret },
  changeEmail: { '*': secret },
  registerUser: {
    registrationToken: secret,
    firstName: toPartners,
    lastName: toPartners,
    jobTitle: own,
    organisationName: toPartners,
  },
  requestAccess: {
    registrationToken: secret,
    firstName: own,
    lastName: own,
    jobTitle: own,
    message: own,
  },
  updateOrganisation: { name: toPartners },
  updateCurrentUser: { firstName: toPartners, lastName: toPartners, jobTitle: own },
  setSbtiTarget: { reasonText: by(['customer', 'otherCustomer'], 'Customers see what their suppliers aim at.') },
  createApiKey: { name: own },
  createNetworkConnection: { name: own, clientId: by(['platform'], 'The partner gave it.'), clientSecret: secret },
  updateNetworkConnection: { name: own, clientId: by(['platform'], 'The partner gave it.'), clientSecret: secret },
  createInvitations: {
    'invitations.[].organisationName': own,
    'invitations.[].message': by(['invited'], 'It is written to whoever is invited.'),
  },
  chooseEstimates: { 'factor.*': own },
  trackEvent: { '*': own },
  createProduct: {
    name: toSupplier,
    internalReference: toSupplier,
    description: toSupplier,
    supplierProductReference: toSupplier,
    supplierNumber: toSupplier,
  },
  updateProduct: {
    name: toSupplier,
    internalReference: toSupplier,
    description: toSupplier,
    'lines.[].supplierProductReference': toSupplier,
    'lines.[].supplierNumber': toSupplier,
  },
  createEmissionRequest: { comment: toSupplier, campaign: own },
  requestProducts: { comment: toSupplier, campaign: own },
  resendRequests: { comment: toSupplier },
  resendRequestsPartly: { comment: toSupplier },
  addCustomerComment: { text: toSupplier },
  rejectEmissionData: { reason: toSupplier },
  rejectEmissionDataOfProduct: { reason: toSupplier },
  addSupplierComment: { text: toCustomer },
  declineEmissionRequest: { reason: toCustomer },
  saveEmissionDraft: { '*': own },
  submitEmissionData: {
    'data.comment': toCustomer,
    'data.*': toEveryCustomer,
    'itemData.*': nobody('The rows of a calculation stay with the supplier who did not share them.'),
    plausibilityConfirmation: toCustomer,
  },
  createTemplate: { '*': own },
  createTemplateOfProduct: { '*': own },
  updateTemplate: { '*': own },
  saveTemplateDraft: { '*': own },
  answerWithTemplates: {
    'items.[].plausibilityConfirmation': by(['otherCustomer'], 'It is said to the customer who is answered.'),
  },
};

export function audienceOf(name: CallName, field: string): Audience | undefined {
  const lines = audiences[name] ?? {};
  const general = Object.keys(lines).find((line) => line.endsWith('*') && field.startsWith(line.slice(0, -1)));
  return lines[field] ?? (general === undefined ? undefined : lines[general]);
}
