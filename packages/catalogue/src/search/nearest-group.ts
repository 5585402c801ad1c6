import { type FactorGroup, noSubcategory } from '@pcf/contract/emission-factor';

/** The lowest level of the tree that has a name. */
export function nearestGroup({ category, subcategory }: FactorGroup): string {
  return subcategory === noSubcategory ? category : subcategory;
}
