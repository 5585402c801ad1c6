import { useCallback, useEffect, useState } from 'react';
import { type Catalogue, loadCatalogue } from './catalogue.ts';

type CatalogueState = Catalogue | 'loading' | 'failed';

/** The catalogue as soon as somebody needs it. */
export function useCatalogue(needed: boolean): { catalogue: CatalogueState; retry: () => void } {
  const [catalogue, setCatalogue] = useState<CatalogueState>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (!needed) return;
    let isCurrent = true;
    const show = (state: CatalogueState) => {
      if (isCurrent) setCatalogue(state);
    };
    loadCatalogue().then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [needed, attempt]);
  const retry = useCallback(() => {
    setCatalogue('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { catalogue, retry };
}
