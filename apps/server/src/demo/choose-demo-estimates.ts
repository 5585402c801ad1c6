import { catalogueFactors } from '@pcf/catalogue/factors';
import type { Caller, Tx } from '../database/database.ts';
import { chooseEstimates } from '../modules/footprint/choose-estimates.service.ts';
import { demoProductIds } from './demo-product-ids.ts';

/** Crops whose grower has not answered, and what the catalogue calls them. */
const estimated = { 'RW-DUR': 'Durum wheat', 'SG-W2': 'Sugar from sugar beet' } as const;

/** Two of those that were asked for and are silent count with an estimate meanwhile. */
export async function chooseDemoEstimates(tx: Tx, customer: Caller): Promise<void> {
  const ids = await demoProductIds(tx);
  for (const [reference, crop] of Object.entries(estimated)) {
    const productId = ids.get(reference);
    const factor = catalogueFactors.find(({ category, name }) => category === 'Plant products' && name === crop);
    if (!productId || !factor) continue;
    const { topCategory, category, subcategory, name, impact, version } = factor;
    const body = { productIds: [productId], factor: { topCategory, category, subcategory, name, impact, version } };
    await chooseEstimates(tx, { body }, customer);
  }
}
