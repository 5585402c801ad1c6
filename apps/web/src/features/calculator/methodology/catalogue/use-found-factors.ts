import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lazySearch } from '../../../../exchange/factor-field/lazy-search.ts';

/** What a search finds, the best first. It runs in the page; only its words are loaded when they are first needed. */
export function useFoundFactors(factors: readonly EmissionFactor[], search: string) {
  const find = useMemo(() => lazySearch(factors, new Map()), [factors]);
  return useQuery({
    queryKey: ['catalogueSearch', search],
    queryFn: () => find(search, { limit: factors.length, accepts: () => true }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}
