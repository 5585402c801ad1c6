import { type CallApi, succeeded } from './call-api.ts';
import type { Person } from './signed-in-people.ts';

/** One product that a supplier was asked for. */
export interface Asked {
  readonly productId: string;
  readonly requestReference: string;
}

export const customerPath = ({ requestReference, productId }: Asked) =>
  `/api/customer/emission-requests/${requestReference}/products/${productId}`;
export const supplierPath = ({ requestReference, productId }: Asked) =>
  `/api/supplier/emission-requests/${requestReference}/products/${productId}`;

/** The shortest complete answer. */
export const shortAnswer = {
  emissionValues: {
    granularity: 'PRODUCT',
    value: 1.5,
    unit: 'KG',
    referenceYear: 2024,
    lifecycleBoundary: 'CRADLE_TO_GATE',
  },
  dataSources: { primaryDataShareType: 'PRIMARY' },
  methodologies: { standards: ['ISO_14067'] },
};

export const acceptanceOf = (asked: Asked, version = 1) =>
  ({ method: 'POST', path: `${customerPath(asked)}/accept`, body: { version } }) as const;

export const submissionOf = (asked: Asked, submissionVersion = 0) =>
  ({ method: 'PUT', path: supplierPath(asked), body: { data: shortAnswer, submissionVersion } }) as const;

/** New products with these names that the supplier is asked for in one request. */
async function ask(call: CallApi, customer: Person, supplier: Person, names: readonly string[]): Promise<Asked[]> {
  const productIds: string[] = [];
  for (const name of names) {
    const body = { name, internalReference: name };
    productIds.push((await succeeded(call(customer, { method: 'POST', path: '/api/customer/products', body }))).id);
  }
  const { requestReference } = await succeeded(
    call(customer, {
      method: 'POST',
      path: '/api/customer/emission-requests',
      body: { supplierId: supplier.organisationId, productIds },
    }),
  );
  return productIds.map((productId) => ({ productId, requestReference }));
}

/** The same, answered and waiting for a review. */
export async function askAndSubmit(
  call: CallApi,
  customer: Person,
  supplier: Person,
  names: readonly string[],
): Promise<Asked[]> {
  const asked = await ask(call, customer, supplier, names);
  for (const each of asked) await succeeded(call(supplier, submissionOf(each)));
  return asked;
}
