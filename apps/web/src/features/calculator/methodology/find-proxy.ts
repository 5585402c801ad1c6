import { type EmissionFactor, noSubcategory } from '@pcf/contract/emission-factor';

/** What stands for a whole group. */
export function findProxy(
  factors: readonly EmissionFactor[],
  topCategory: string,
  category: string,
  subcategory: string = noSubcategory,
): EmissionFactor | null {
  return (
    factors.find(
      (factor) =>
        factor.kind === 'proxy' &&
        factor.topCategory === topCategory &&
        factor.category === category &&
        factor.subcategory === subcategory,
    ) ?? null
  );
}
