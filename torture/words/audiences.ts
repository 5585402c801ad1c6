import type { CallName } from '@pcf/contract/operations/calls';
import {
  type Audience,
  asName,
  by,
  given,
  own,
  proof,
  toAddressee,
  toAddressees,
  toPartners,
  toRowReaders,
} from './audience.ts';
import { type EventName, eventAudiences } from './event-audiences.ts';
import { fileAudiences } from './file-audiences.ts';

/** A call of ours, or an event with which another platform speaks. */
export type Speech = CallName | EventName;

type Audiences = Readonly<Partial<Record<Speech, Readonly<Record<string, Audience>>>>>;

/** The partner gave both, to be told them again. */
const clientId = toAddressee;
const clientSecret: Audience = { ...toAddressee, isSecret: true };
/** What was sent is what the supplier sees, until it is asked again. */
const product = { name: toAddressees, internalReference: toAddressees, description: toAddressees };
/** The customer's number for the supplier; the contract and the page say that only the customer sees it. */
const supplierNumber = own;

/**
 * Every text that a call takes, by the name of its field, and who may read it. A name that ends with a star stands for all
 * below it. What is in no line fails the test.
 */
const bodyAudiences: Audiences = {
  loginUser: { '*': proof },
  refreshTokens: { '*': proof },
  logoutUser: { '*': proof },
  createAccount: { '*': proof },
  linkAccount: { '*': proof },
  getRegistration: { '*': proof },
  verifyEmail: { '*': proof },
  setPassword: { '*': proof },
  acceptInvitation: { '*': proof },
  eraseOwnAccount: { '*': proof },
  changeEmail: { '*': proof },
  registerUser: {
    registrationToken: proof,
    firstName: toPartners,
    lastName: toPartners,
    jobTitle: own,
    organisationName: asName,
  },
  requestAccess: {
    registrationToken: proof,
    firstName: toAddressee,
    lastName: toAddressee,
    jobTitle: toAddressee,
    message: toAddressee,
  },
  updateOrganisation: { name: asName },
  updateCurrentUser: { firstName: toPartners, lastName: toPartners, jobTitle: own },
  setSbtiTarget: { reasonText: by(['customer', 'otherCustomer'], 'Customers see what their suppliers aim at.') },
  createApiKey: { name: own },
  suspendOrganisation: { reason: toAddressee },
  createNetworkConnection: { name: own, clientId, clientSecret },
  updateNetworkConnection: { name: own, clientId, clientSecret },
  // The page that the link opens says under which name a company was invited.
  createInvitations: { 'invitations.[].organisationName': toAddressee, 'invitations.[].message': toAddressee },
  chooseEstimates: {
    'factor.name': own,
    'factor.*': given('The rest of what the catalogue says of the factor; another one is refused.'),
  },
  trackEvent: { '*': own },
  createProduct: { ...product, supplierProductReference: toAddressees, supplierNumber },
  updateProduct: {
    ...product,
    'lines.[].supplierProductReference': by(['supplier'], 'It is the supplier’s own word, shown as it stands.'),
    'lines.[].supplierNumber': supplierNumber,
  },
  createEmissionRequest: { comment: toAddressee, campaign: own },
  requestProducts: { comment: toAddressee, campaign: own },
  resendRequests: { comment: toAddressee },
  resendRequestsPartly: { comment: toAddressee },
  addCustomerComment: { text: toAddressee },
  rejectEmissionData: { reason: toAddressee },
  rejectEmissionDataOfProduct: { reason: toAddressee },
  addSupplierComment: { text: toAddressee },
  postponeEmissionRequest: { comment: toAddressee },
  declineEmissionRequest: { reason: toAddressee },
  saveEmissionDraft: { '*': own },
  submitEmissionData: {
    'data.comment': toAddressee,
    'data.*': toAddressees,
    'itemData.*': toRowReaders,
    plausibilityConfirmation: toAddressee,
  },
  createTemplate: { '*': own },
  createTemplateOfProduct: {
    // A footprint for another platform names the product; customers here call it by their own name.
    name: toAddressees,
    internalReference: toAddressees,
    description: own,
  },
  updateTemplate: { '*': own },
  saveTemplateDraft: { '*': own },
  answerWithTemplates: { 'items.[].plausibilityConfirmation': toAddressee },
};

export const audiences: Audiences = { ...bodyAudiences, ...fileAudiences, ...eventAudiences };

export function audienceOf(name: Speech, field: string): Audience | undefined {
  const lines = audiences[name] ?? {};
  const general = Object.keys(lines).find((line) => line.endsWith('*') && field.startsWith(line.slice(0, -1)));
  return lines[field] ?? (general === undefined ? undefined : lines[general]);
}
