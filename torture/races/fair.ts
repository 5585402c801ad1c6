import { completeAnswer, submitAnswer } from '../../apps/server/src/testing/answers.ts';
import {
  accept,
  invited,
  type Person,
  registeredCompany,
  registeredUser,
} from '../../apps/server/src/testing/companies.ts';
import { createProduct } from '../../apps/server/src/testing/exchange.ts';
import { createSoldProduct } from '../../apps/server/src/testing/sold-products.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { taken } from '../shared/taken.ts';

export const callersAtOnce = 20;

/** A customer and a supplier with so many people each that everybody of a race is somebody else. */
export interface Fair {
  readonly server: TestServer;
  readonly buyers: readonly Person[];
  readonly suppliers: readonly Person[];
  readonly buyer: Person;
  readonly supplier: Person;
}

export interface Line {
  readonly productId: string;
  readonly lineId: string;
  readonly requestReference: string;
  readonly internalReference: string;
  readonly path: { readonly requestReference: string; readonly productId: string };
}

export async function openFair(server: TestServer): Promise<Fair> {
  const crowd = async (name: string) => {
    const first = await registeredCompany(server, name, { email: `person-0@${name}.example` });
    const people = [first];
    for (let index = 1; index < callersAtOnce; index += 1)
      people.push(await registeredUser(server, first.organisationId, { email: `person-${index}@${name}.example` }));
    return { first, people };
  };
  const [buyers, suppliers] = [await crowd('buyer'), await crowd('mill')];
  const invitationId = await invited(server, buyers.first, { email: suppliers.first.email });
  taken(await accept(server, suppliers.first, invitationId));
  return { server, buyers: buyers.people, suppliers: suppliers.people, buyer: buyers.first, supplier: suppliers.first };
}

let made = 0;
export const newName = (word = 'thing') => {
  made += 1;
  return `${word}-${made}`;
};

export async function unsentLine({ server, buyer, supplier }: Fair): Promise<Line> {
  const internalReference = newName('reference');
  const given = { internalReference, supplierId: supplier.organisationId, yearlyQuantity: 5, quantityYear: 2024 };
  const { id, lineId } = await createProduct(server, buyer.token, given);
  const path = { requestReference: '', productId: id };
  return { productId: id, lineId, requestReference: '', internalReference, path };
}

export async function askedLine(fair: Fair): Promise<Line> {
  const line = await unsentLine(fair);
  const body = { supplierId: fair.supplier.organisationId, productIds: [line.productId] };
  const answer = taken(await fair.server.call('createEmissionRequest', { token: fair.buyer.token, body }));
  const requestReference = String(answer.requestReference);
  return { ...line, requestReference, path: { requestReference, productId: line.productId } };
}

export async function submittedLine(fair: Fair): Promise<Line> {
  const line = await askedLine(fair);
  const { server, supplier } = fair;
  taken(await submitAnswer(server, supplier.token, line.requestReference, line.productId));
  return line;
}

export async function acceptedLine(fair: Fair): Promise<Line> {
  const line = await submittedLine(fair);
  const { server, buyer } = fair;
  taken(await server.call('acceptEmissionData', { token: buyer.token, params: line.path, body: { version: 1 } }));
  return line;
}

export async function canceledLine(fair: Fair): Promise<Line> {
  const line = await askedLine(fair);
  const body = { productIds: [line.productId], cancelOnly: true };
  taken(await fair.server.call('deleteProducts', { token: fair.buyer.token, body }));
  return line;
}

export async function newTemplate({ server, supplier }: Fair) {
  const { id, internalReference } = await createSoldProduct(server, supplier.token, {
    internalReference: newName('template'),
  });
  return { templateId: id, internalReference };
}

export const answer = completeAnswer();
