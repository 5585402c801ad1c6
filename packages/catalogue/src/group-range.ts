import type { FactorGroup } from '@pcf/contract/emission-factor';
import { type FactorTree, factorsOf } from './factor-tree.ts';

/** From the least to the greatest factor of a group, in kgCO₂e per kg; null where it has none for a mass. */
export function groupRange(tree: FactorTree, group: FactorGroup): { min: number; max: number } | null {
  const impacts = factorsOf(tree, group)
    .filter(({ unit }) => unit === 'kgCO₂e/kg')
    .map(({ impact }) => impact);
  return impacts.length > 0 ? { min: Math.min(...impacts), max: Math.max(...impacts) } : null;
}
