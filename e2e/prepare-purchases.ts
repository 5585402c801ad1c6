import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { callServer } from './call-server.ts';
import { type Company, ownDomain } from './prepare-company.ts';
import { createProducts } from './prepare-products.ts';

interface Supplier {
  readonly id: string;
  readonly email: string;
}

/** A supplier that the company has invited, at an address of nobody's unless one is given. */
export async function addSupplier({ admin, name: customer }: Company, name: string, given?: string): Promise<Supplier> {
  const email = given ?? `sales@${ownDomain(name.toLowerCase().replaceAll(' ', '-'))}`;
  const invitation = { email, relation: 'SUPPLIER', organisationName: name } as const;
  await callServer('createInvitations', { invitations: [invitation] }, admin.tokens.access_token);
  const { data } = await callServer('listSuppliers', undefined, admin.tokens.access_token);
  const found = data.find(({ contacts }) => contacts.some((contact) => contact.email === email));
  if (!found) throw new Error(`${email} is no supplier of ${customer}.`);
  return { id: found.id, email };
}

type Given = Pick<OperationInput<'createProduct'>['body'], 'supplierId' | 'description'>;

/** Products with these names, one after another, so that the last stands first in the list; their ids in that order. */
export function addProducts(customer: Company, names: readonly string[], given: Given = {}): Promise<string[]> {
  const products = names.map((name) => ({ name, internalReference: `R-${name.replaceAll(' ', '-')}`, ...given }));
  return createProducts(customer, products);
}

/** “Jar 01”, “Jar 02” and so on. */
export const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${String(index + 1).padStart(2, '0')}`);

type Sending = Omit<OperationInput<'requestProducts'>['body'], 'productIds'>;

/** Asks the suppliers that products are linked to; answers with the references. */
export function sendRequests({ admin }: Company, productIds: string[], given: Sending = {}) {
  return callServer('requestProducts', { productIds, ...given }, admin.tokens.access_token);
}
