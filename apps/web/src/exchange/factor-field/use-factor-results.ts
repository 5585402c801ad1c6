import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';
import { useFactorSource } from './factor-source.tsx';

export type FactorResults = 'waiting' | 'failed' | readonly EmissionFactor[];

interface Found {
  readonly results: FactorResults;
  /** What they are the results of. */
  readonly query: string | null;
}

/** More than anybody reads; who does not find it among these types another word. */
export const resultLimit = 50;

/** The factors that match; those of the word before stay until the next ones are there. */
export function useFactorResults(query: string, accepts: (factor: EmissionFactor) => boolean): Found {
  const { search } = useFactorSource();
  const [found, setFound] = useState<Found>({ results: 'waiting', query: null });
  useEffect(() => {
    if (query === '') return;
    let isCurrent = true;
    const show = (results: FactorResults) => {
      if (isCurrent) startTransition(() => setFound({ results, query }));
    };
    // The letter is seen before what it leads to is looked for, and a letter that was overtaken is not looked for.
    afterPaint()
      .then(() => (isCurrent ? search(query, { limit: resultLimit, accepts }) : []))
      .then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [query, accepts, search]);
  return found;
}
