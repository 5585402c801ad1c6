import type { FactorDetails } from '@pcf/catalogue/factor-details';
import { synonymsOf } from '@pcf/catalogue/search/catalogue-synonyms';
import { createFactorSearch, type FactorSearch } from '@pcf/catalogue/search/create-factor-search';
import type { EmissionFactor } from '@pcf/contract/emission-factor';

/** By name and by our synonyms in three languages; an own factor by those of its file as well. */
export function searchFactors(
  factors: readonly EmissionFactor[],
  own: ReadonlyMap<EmissionFactor, FactorDetails>,
): FactorSearch {
  return createFactorSearch([
    ...factors.map((factor) => ({ factor, synonyms: synonymsOf(factor) })),
    ...[...own].map(([factor, details]) => ({ factor, synonyms: [...details.synonyms, ...synonymsOf(factor)] })),
  ]);
}
