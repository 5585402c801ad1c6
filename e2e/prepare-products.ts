import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { callServer } from './call-server.ts';
import { type Company, ownDomain } from './prepare-company.ts';

type NewProduct = OperationInput<'createProduct'>['body'];

interface InvitedSupplier {
  readonly id: string;
  readonly email: string;
}

/** Suppliers who were invited and have not registered, by their names. */
export async function inviteSuppliers(
  { admin }: Company,
  names: readonly string[],
): Promise<ReadonlyMap<string, InvitedSupplier>> {
  const domain = ownDomain('suppliers');
  const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`;
  const invitations = names.map((name) => ({
    email: emailOf(name),
    organisationName: name,
    relation: 'SUPPLIER' as const,
  }));
  await callServer('createInvitations', { invitations }, admin.tokens.access_token);
  const { data } = await callServer('listSuppliers', undefined, admin.tokens.access_token);
  return new Map(data.map(({ name, id }) => [name, { id, email: emailOf(name) }]));
}

/** The first is the oldest. */
export async function createProducts({ admin }: Company, products: readonly NewProduct[]): Promise<string[]> {
  const ids: string[] = [];
  for (const product of products) {
    ids.push((await callServer('createProduct', product, admin.tokens.access_token)).id);
  }
  return ids;
}

/** Asks the suppliers of these products for their footprints. */
export async function requestProducts({ admin }: Company, productIds: string[]): Promise<void> {
  await callServer('requestProducts', { productIds }, admin.tokens.access_token);
}

export async function countProducts({ admin }: Company): Promise<number> {
  return (await callServer('listPurchasedProducts', undefined, admin.tokens.access_token)).metadata.count;
}
