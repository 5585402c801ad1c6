import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { findFactors } from './find-factors.ts';
import { queryWords } from './query-words.ts';
import { rankFactors } from './rank-factors.ts';
import { type SearchEntry, searchIndexInSteps } from './search-index.ts';

export type FactorSearch = (
  query: string,
  options: { readonly limit: number; readonly accepts: (factor: EmissionFactor) => boolean },
) => EmissionFactor[];

/** Indexes once; a search is then a walk over the words that are known. */
export function createFactorSearch(entries: Iterable<SearchEntry>): FactorSearch {
  const steps = createFactorSearchInSteps(entries);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same with pauses: the catalogue takes longer than a page may be held up. */
export function* createFactorSearchInSteps(entries: Iterable<SearchEntry>): Generator<void, FactorSearch> {
  const index = yield* searchIndexInSteps(entries);
  return (query, { limit, accepts }) => {
    const found = findFactors(index, queryWords(query));
    return rankFactors(index, query, found).filter(accepts).slice(0, limit);
  };
}
