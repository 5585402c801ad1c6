import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { findFactors } from './find-factors.ts';
import { queryWords } from './query-words.ts';
import { rankFactors } from './rank-factors.ts';
import { type SearchEntry, searchIndex } from './search-index.ts';

export type FactorSearch = (
  query: string,
  options: { readonly limit: number; readonly accepts: (factor: EmissionFactor) => boolean },
) => EmissionFactor[];

/** Indexes once; a search is then a walk over the words that are known. */
export function createFactorSearch(entries: Iterable<SearchEntry>): FactorSearch {
  const index = searchIndex(entries);
  return (query, { limit, accepts }) => {
    const found = findFactors(index, queryWords(query));
    return rankFactors(index, query, found).filter(accepts).slice(0, limit);
  };
}
