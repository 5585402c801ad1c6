import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { useEffect, useState } from 'react';
import { useFactorSource } from './factor-source.tsx';

export type FactorResults = 'waiting' | 'failed' | readonly EmissionFactor[];

/** More than anybody reads; who does not find it among these types another word. */
export const resultLimit = 50;

/** The factors that match; those of the word before stay until the next ones are there. */
export function useFactorResults(query: string, accepts: (factor: EmissionFactor) => boolean): FactorResults {
  const { search } = useFactorSource();
  const [results, setResults] = useState<FactorResults>('waiting');
  useEffect(() => {
    if (query === '') return;
    let isCurrent = true;
    const show = (found: FactorResults) => {
      if (isCurrent) setResults(found);
    };
    search(query, { limit: resultLimit, accepts }).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [query, accepts, search]);
  return results;
}
