import { demoIngredients } from './demo-ingredients.ts';
import { demoOtherPurchases } from './demo-other-purchases.ts';
import { demoPackaging } from './demo-packaging.ts';
import type { DemoProducts } from './demo-product.ts';

/** What the demo's customers buy, what was written down first before the rest. */
export const demoProducts: readonly DemoProducts[] = [
  ...demoIngredients,
  ...demoPackaging,
  ...demoOtherPurchases,
].toSorted((one, other) => other.daysAgo - one.daysAgo);
