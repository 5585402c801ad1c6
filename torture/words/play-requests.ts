import { catalogueFactors } from '@pcf/catalogue/factors';
import { taken } from '../shared/taken.ts';
import type { Part } from './parts.ts';
import { type Stage, saidBy } from './stage.ts';

/** A product of a customer's that a supplier is asked about. */
export interface Line {
  readonly productId: string;
  readonly lineId: string;
  readonly requestReference: string;
  readonly internalReference: string;
  readonly version: number;
}

export const placeOf = ({ productId, requestReference }: Line) => ({ productId, requestReference });

interface Product {
  readonly id: string;
  readonly internalReference: string;
  readonly version: number;
  readonly lines: readonly { readonly lineId: string }[];
}

const bought = { unit: 'KG', yearlyQuantity: 12, quantityYear: 2024 } as const;

const create = async (stage: Stage, who: Part, supplierId: string, to: readonly Part[]) =>
  (await stage.say(who, 'createProduct', { ...bought, supplierId }, { to })) as unknown as Product;

export async function ask(
  stage: Stage,
  who: Part,
  supplier: Part,
  supplierId = stage.memberOf(supplier).organisationId,
): Promise<Line> {
  const { id, internalReference, version, lines } = await create(stage, who, supplierId, [supplier]);
  const body = { supplierId, productIds: [id] };
  const { requestReference } = await stage.say(who, 'createEmissionRequest', body, { to: [supplier] });
  return {
    productId: id,
    lineId: lines[0]?.lineId ?? '',
    requestReference: String(requestReference),
    internalReference,
    version,
  };
}

/** Products of a file or without one, whose suppliers are known. */
export const askFor = (stage: Stage, productIds: readonly string[], to: readonly Part[]) =>
  stage.say('customer', 'requestProducts', { productIds }, { to });

/** What the customer writes down and sends to nobody, or not yet. */
export async function writeForOneself(stage: Stage): Promise<void> {
  const { organisationId } = stage.memberOf('supplier');
  const unsent = await create(stage, 'customer', organisationId, []);
  await estimate(stage, unsent.id);
  await change(stage, await ask(stage, 'customer', 'supplier'), []);
  const { id } = await create(stage, 'customer', stage.memberOf('otherSupplier').organisationId, ['otherSupplier']);
  await askFor(stage, [id], ['otherSupplier']);
}

/** The supplier hears of it with the next request. */
const change = (stage: Stage, { productId, lineId, version }: Line, to: readonly Part[]) =>
  stage.say('customer', 'updateProduct', { version, lines: [{ lineId }] }, { params: { productId }, to });

/** A factor is told as the catalogue has it: its name stands for a mark, so it is a long one. */
async function estimate({ server, words, memberOf }: Stage, productId: string): Promise<void> {
  const perKilogram = catalogueFactors.filter((factor) => factor.unit === 'kgCO₂e/kg' && factor.name.length > 20);
  const [found] = perKilogram;
  if (!found) throw new Error('The catalogue has no factor with a long name.');
  const { topCategory, category, subcategory, name, impact, version } = found;
  words.note('chooseEstimates', 'factor.name', saidBy('customer'), name);
  const factor = { topCategory, category, subcategory, name, impact, version };
  const { token } = memberOf('customer');
  taken(await server.call('chooseEstimates', { token, body: { productIds: [productId], factor } }));
}

/** The supplier does not answer, is asked anew, does not answer again, and is asked once more. */
export async function insist(stage: Stage, line: Line): Promise<void> {
  const items = [{ productId: line.productId }];
  const decline = () =>
    stage.say('supplier', 'declineEmissionRequest', {}, { params: placeOf(line), to: ['customer'] });
  const expectedDate = new Date().toISOString().slice(0, 10);
  await stage.say('supplier', 'postponeEmissionRequest', { expectedDate }, { params: placeOf(line), to: ['customer'] });
  await decline();
  await change(stage, line, ['supplier']);
  await stage.say('customer', 'resendRequests', { items }, { to: ['supplier'] });
  await decline();
  const { sent } = await stage.say('customer', 'resendRequestsPartly', { items }, { to: ['supplier'] });
  if ((sent as unknown[]).length !== 1) throw new Error('The supplier was not asked once more.');
}

export const comment = async (stage: Stage, line: Line) => {
  const params = placeOf(line);
  await stage.say('customer', 'addCustomerComment', {}, { params, to: ['supplier'] });
  await stage.say('supplier', 'addSupplierComment', {}, { params, to: ['customer'] });
};
