import { type FactorTree, factorsOf } from '@pcf/catalogue/factor-tree';
import type { EmissionFactor } from '@pcf/contract/emission-factor';

const kept = 8;

/** The newest first, none twice. */
export function withRecent(recent: readonly EmissionFactor[], factor: EmissionFactor): readonly EmissionFactor[] {
  return [factor, ...recent.filter((other) => other !== factor)].slice(0, kept);
}

/** Those that can still be chosen: an own data set may have been taken away again. */
export function stillThere(recent: readonly EmissionFactor[], tree: FactorTree): readonly EmissionFactor[] {
  return recent.filter((factor) => factorsOf(tree, factor).includes(factor));
}
