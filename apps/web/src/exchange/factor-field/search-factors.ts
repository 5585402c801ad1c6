import type { FactorDetails } from '@pcf/catalogue/factor-details';
import { synonymsOf } from '@pcf/catalogue/search/catalogue-synonyms';
import { createFactorSearchInSteps, type FactorSearch } from '@pcf/catalogue/search/create-factor-search';
import type { SearchEntry } from '@pcf/catalogue/search/search-index';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { runInSteps } from '../../lib/run-in-steps.ts';

/** By name and by our synonyms in three languages; an own factor by those of its file as well. */
export function searchFactors(
  factors: readonly EmissionFactor[],
  own: ReadonlyMap<EmissionFactor, FactorDetails>,
): Promise<FactorSearch> {
  return runInSteps(createFactorSearchInSteps(entriesOf(factors, own)));
}

function* entriesOf(
  factors: readonly EmissionFactor[],
  own: ReadonlyMap<EmissionFactor, FactorDetails>,
): Generator<SearchEntry> {
  for (const factor of factors) yield { factor, synonyms: synonymsOf(factor) };
  for (const [factor, { synonyms }] of own) yield { factor, synonyms: [...synonyms, ...synonymsOf(factor)] };
}
