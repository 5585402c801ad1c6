import { factorsOf, factorTree } from '@pcf/catalogue/factor-tree';
import { catalogueFactors } from '@pcf/catalogue/factors';
import type { FactorGroup } from '@pcf/contract/emission-factor';
import type { Comparisons } from '@pcf/domain/emission-data/plausibility';

export const catalogue = factorTree(catalogueFactors);

/** From the least to the greatest factor of a group; null where it has none for a mass. */
export function groupRange(group: FactorGroup | null | undefined): Comparisons['groupRange'] {
  const impacts = group
    ? factorsOf(catalogue, group)
        .filter(({ unit }) => unit === 'kgCO₂e/kg')
        .map(({ impact }) => impact)
    : [];
  return impacts.length > 0 ? { min: Math.min(...impacts), max: Math.max(...impacts) } : null;
}
