import { groupLabel } from '@pcf/catalogue/labels';
import { type FactorGroup, noSubcategory } from '@pcf/contract/emission-factor';
import type { Language } from '@pcf/contract/vocabulary/language';

/** Where a factor stands, from the top; a group that is called like the one above it is said once. */
export function groupPath({ topCategory, category, subcategory }: FactorGroup, language: Language): string {
  return [topCategory, category, subcategory]
    .filter((key) => key !== noSubcategory)
    .map((key) => groupLabel(key, language))
    .filter((label, index, labels) => label !== labels[index - 1])
    .join(' › ');
}
