import { type FactorTree, factorsOf } from '@pcf/catalogue/factor-tree';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { SharedFactor } from './share-payload.ts';

/**
 * The factor of our catalogue where the link has exactly that one. Anybody can write a link, so that every other figure
 * keeps its value and the version it claims, and is never told as ours.
 */
export function knownFactor(shared: SharedFactor, tree: FactorTree): EmissionFactor {
  const [topCategory, category, subcategory, name, kind, impact, unit, origin, version] = shared;
  const factor: EmissionFactor = { topCategory, category, subcategory, name, kind, impact, unit, origin, version };
  const ours = factorsOf(tree, factor).find((one) => isSame(one, factor));
  return ours ?? { ...factor, origin: 'LINK' };
}

function isSame(one: EmissionFactor, other: EmissionFactor): boolean {
  return (
    one.name === other.name &&
    one.kind === other.kind &&
    one.impact === other.impact &&
    one.unit === other.unit &&
    one.origin === other.origin &&
    one.version === other.version
  );
}
