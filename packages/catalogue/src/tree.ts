import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { FactorUnit } from '@pcf/contract/vocabulary/emission-data';
import { detailsOf } from './details.ts';
import { type FactorTree, factorTree } from './factor-tree.ts';
import { catalogueFactors } from './factors.ts';

interface CatalogueEntry {
  readonly impact: number;
  readonly unit: FactorUnit;
  readonly description: string;
}

type Entries = Readonly<Record<string, CatalogueEntry>>;

interface CatalogueGroup {
  /** A single entry, whose key begins with "I don't know". */
  readonly category_proxy: Entries;
  readonly emission_factors: Entries;
}

type Branch<Below> = Readonly<Record<string, Below>>;

/** Top-level category, category, subcategory ('NaN' where there is none). */
export type CatalogueTree = Branch<Branch<Branch<CatalogueGroup>>>;

/** The whole catalogue as one document. */
export function catalogueTree(): CatalogueTree {
  const tree: FactorTree = factorTree(catalogueFactors);
  return branch(tree, (top) => branch(top, (category) => branch(category, group)));
}

function branch<Above, Below>(level: ReadonlyMap<string, Above>, below: (above: Above) => Below): Branch<Below> {
  return Object.fromEntries([...level].map(([key, above]) => [key, below(above)]));
}

function group(factors: readonly EmissionFactor[]): CatalogueGroup {
  return {
    category_proxy: entries(factors.filter(({ kind }) => kind === 'proxy')),
    emission_factors: entries(factors.filter(({ kind }) => kind === 'factor')),
  };
}

function entries(factors: readonly EmissionFactor[]): Entries {
  return Object.fromEntries(
    factors.map((factor) => {
      const { name, impact, unit } = factor;
      return [name, { impact, unit, description: detailsOf(factor)?.description ?? '' }];
    }),
  );
}
