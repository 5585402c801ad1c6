import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { FootprintLine } from '../api/list-footprint-lines.ts';

export interface EstimatedProducts {
  readonly productIds: readonly string[];
  /** How many are estimated already. */
  readonly estimated: number;
  /** How many have supplier data in force, which an estimate never replaces. */
  readonly specific: number;
  /** How many cannot be weighed, so that an estimate waits for their mass. */
  readonly notWeighed: number;
  /** What all of them are estimated with now, if the catalogue still has it. */
  readonly factor: EmissionFactor | null;
}

type Estimate = NonNullable<FootprintLine['estimate']>;

/** What a choice of lines means for their products: two suppliers of one product share its estimate. */
export function estimatedProducts(
  lines: readonly FootprintLine[],
  factors: readonly EmissionFactor[],
): EstimatedProducts {
  const products = [...new Map(lines.map((line) => [line.productId, line])).values()];
  const estimates = products.flatMap(({ estimate }) => estimate ?? []);
  const [first] = estimates;
  const shared = first && estimates.length === products.length && estimates.every((each) => isSame(each, first));
  return {
    productIds: products.map(({ productId }) => productId),
    estimated: estimates.length,
    specific: lines.filter(({ basis }) => basis === 'SPECIFIC').length,
    notWeighed: lines.filter(({ massKg }) => massKg === null).length,
    factor: (shared && factors.find((factor) => isSame(factor, first))) || null,
  };
}

type Named = Pick<Estimate, 'topCategory' | 'category' | 'subcategory' | 'name'>;

function isSame(one: Named, other: Named): boolean {
  return (
    one.name === other.name &&
    one.subcategory === other.subcategory &&
    one.category === other.category &&
    one.topCategory === other.topCategory
  );
}
