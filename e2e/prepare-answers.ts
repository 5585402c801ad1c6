import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { callServer } from './call-server.ts';
import { type Company, type Member, registerCompany } from './prepare-company.ts';
import { addProducts, sendRequests } from './prepare-purchases.ts';

/** A customer and a supplier who know each other. */
export interface Partners {
  readonly customer: Company;
  readonly supplier: Company;
  /** Of the supplier, as the customer knows it. */
  readonly supplierId: string;
}

export interface AskedProduct {
  readonly productId: string;
  readonly requestReference: string;
}

export async function partners(customerName = 'Fjord Foods', supplierName = 'Ahlen Glass'): Promise<Partners> {
  const [customer, supplier] = await Promise.all([registerCompany(customerName), registerCompany(supplierName)]);
  return connectTo(customer, supplier);
}

/** The customer invites somebody who has registered, and they accept. */
export async function connectTo(customer: Company, supplier: Company): Promise<Partners> {
  const { admin } = supplier;
  const invitations = [{ email: admin.email, relation: 'SUPPLIER', organisationName: supplier.name } as const];
  await callServer('createInvitations', { invitations }, customer.admin.tokens.access_token);
  const { data } = await callServer('listReceivedInvitations', undefined, admin.tokens.access_token);
  for (const { id } of data.filter(({ accessResponseStatus }) => accessResponseStatus === 'PENDING')) {
    await callServer('acceptInvitation', undefined, admin.tokens.access_token, { invitationId: id });
  }
  const { data: suppliers } = await callServer('listSuppliers', undefined, customer.admin.tokens.access_token);
  const found = suppliers.find(({ name }) => name === supplier.name);
  if (!found) throw new Error(`${supplier.name} is no supplier of ${customer.name}.`);
  return { customer, supplier, supplierId: found.id };
}

/** Products with these names that the supplier was asked for, in this order. */
export async function askFor<const Names extends readonly string[]>(
  { customer, supplierId }: Partners,
  names: Names,
  given: Parameters<typeof sendRequests>[2] = {},
): Promise<{ [Index in keyof Names]: AskedProduct }> {
  const productIds = await addProducts(customer, names, { supplierId });
  const { requests } = await sendRequests(customer, productIds, given);
  const [request] = requests;
  if (!request) throw new Error('Nothing was asked for.');
  const { requestReference } = request;
  return productIds.map((productId) => ({ productId, requestReference })) as { [Index in keyof Names]: AskedProduct };
}

export const answerPath = ({ requestReference, productId }: AskedProduct, step = '') =>
  `/supplier/requests/${requestReference}/products/${productId}${step && `/${step}`}`;

export const reviewPath = ({ requestReference, productId }: AskedProduct) =>
  `/customer/requests/${requestReference}/${productId}`;

/** The seven fields that make an answer complete. */
export const shortAnswer = (value = 2.63): EmissionData => ({
  emissionValues: {
    granularity: 'PRODUCT',
    value,
    unit: 'KG',
    referenceYear: 2025,
    lifecycleBoundary: 'CRADLE_TO_GATE',
  },
  dataSources: { primaryDataShareType: 'SECONDARY' },
  methodologies: { standards: ['ISO_14067'] },
});

/** Submits by the call, for what a journey needs but is not about. */
export function submit(
  { tokens }: Pick<Member, 'tokens'>,
  { requestReference, productId }: AskedProduct,
  { data = shortAnswer(), submissionVersion = 0 }: { data?: EmissionData; submissionVersion?: number } = {},
) {
  const body = { data, submissionVersion, plausibilityConfirmation: 'We measured it.' };
  return callServer('submitEmissionData', body, tokens.access_token, { requestReference, productId });
}
