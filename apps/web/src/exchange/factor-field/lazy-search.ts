import type { FactorDetails } from '@pcf/catalogue/factor-details';
import type { FactorSearch } from '@pcf/catalogue/search/create-factor-search';
import type { EmissionFactor } from '@pcf/contract/emission-factor';

/** What is only needed once somebody asks for it; a page that must do without the network later loads it ahead. */
export const loadFactorSearch = () => import('./search-factors.ts');

export const loadFactorDetails = () => import('@pcf/catalogue/details');

export type LazySearch = (...given: Parameters<FactorSearch>) => Promise<EmissionFactor[]>;

/** Loads and indexes with the first question; what could not be loaded is tried again with the next one. */
export function lazySearch(
  factors: readonly EmissionFactor[],
  own: ReadonlyMap<EmissionFactor, FactorDetails>,
): LazySearch {
  let search: Promise<FactorSearch> | null = null;
  async function begin() {
    const { searchFactors } = await loadFactorSearch();
    return searchFactors(factors, own);
  }
  return async (query, options) => {
    const begun = search ?? begin();
    search = begun;
    try {
      return (await begun)(query, options);
    } catch (failure) {
      if (search === begun) search = null;
      throw failure;
    }
  };
}
