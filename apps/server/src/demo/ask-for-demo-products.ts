import type { Caller, Tx } from '../database/database.ts';
import { requestProducts } from '../modules/emission-requests/request-products.service.ts';
import { deleteProducts } from '../modules/products/delete-products.service.ts';
import { demoProductIds } from './demo-product-ids.ts';
import { type DemoProduct, demoProducts } from './demo-products.ts';

const daysToAnswer = 45;

/** A campaign for the packaging and a plain request for the ingredients; then some of it is canceled or archived. */
export async function askForDemoProducts(tx: Tx, customer: Caller): Promise<void> {
  const ids = await demoProductIds(tx);
  const idsOf = (wanted: (product: DemoProduct) => boolean) =>
    demoProducts.filter(wanted).flatMap(({ internalReference }) => ids.get(internalReference) ?? []);
  const ingredients = idsOf(({ range, state }) => range === 'ingredients' && state !== 'unsent');
  const packaging = idsOf(({ range, state }) => range === 'packaging' && state !== 'unsent');
  const plain = { productIds: ingredients, comment: 'Harvest 2025, please, as delivered to our mill.' };
  await requestProducts(tx, { body: plain }, customer);
  const campaign = {
    campaign: 'Packaging 2026',
    comment: 'For our 2026 report. Figures for the product as delivered to us are enough.',
    dueDate: new Date(Date.now() + daysToAnswer * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
    expects: { lifecycleBoundary: 'CRADLE_TO_GATE', referenceYear: 2025 },
  } as const;
  await requestProducts(tx, { body: { ...campaign, productIds: packaging } }, customer);
  const canceled = idsOf(({ state }) => state === 'canceled');
  await deleteProducts(tx, { body: { productIds: canceled, cancelOnly: true } }, customer);
  await deleteProducts(tx, { body: { productIds: idsOf(({ state }) => state === 'archived') } }, customer);
}
