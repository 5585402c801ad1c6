import type { FactorDetails } from '@pcf/catalogue/factor-details';
import { type FactorTree, factorTree } from '@pcf/catalogue/factor-tree';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { type LazyDetails, lazyDetails } from './lazy-details.ts';
import { type LazySearch, lazySearch } from './lazy-search.ts';
import { stillThere, withRecent } from './recent-factors.ts';

/** A factor of a person's own file, with what the file says of it. */
export interface OwnFactor {
  readonly factor: EmissionFactor;
  readonly details: FactorDetails;
}

interface FactorSource {
  readonly tree: FactorTree;
  /** Null where nothing is known of a factor. */
  readonly detailsOf: LazyDetails;
  readonly search: LazySearch;
  readonly recent: readonly EmissionFactor[];
  readonly remember: (factor: EmissionFactor) => void;
}

interface FactorSourceProviderProps {
  /** Of the catalogue; whoever shows the page loads them. */
  factors: readonly EmissionFactor[];
  /** Of a person's own file, offered beside ours. */
  own: readonly OwnFactor[];
  children: ReactNode;
}

const FactorSourceContext = createContext<FactorSource | null>(null);

/** What factors can be chosen from. The ones used last are kept here, in memory and nowhere else. */
export function FactorSourceProvider({ factors, own, children }: FactorSourceProviderProps) {
  const [used, setUsed] = useState<readonly EmissionFactor[]>([]);
  const offered = useMemo(() => {
    const ownDetails = new Map(own.map(({ factor, details }) => [factor, details]));
    return {
      tree: factorTree([...factors, ...ownDetails.keys()]),
      detailsOf: lazyDetails(ownDetails),
      search: lazySearch(factors, ownDetails),
    };
  }, [factors, own]);
  const remember = useCallback((factor: EmissionFactor) => setUsed((known) => withRecent(known, factor)), []);
  const source = useMemo(
    () => ({ ...offered, recent: stillThere(used, offered.tree), remember }),
    [offered, used, remember],
  );
  return <FactorSourceContext value={source}>{children}</FactorSourceContext>;
}

/** Changes with every factor that is used, so whatever is shown in many rows should not ask for it. */
export function useFactorSource(): FactorSource {
  const source = useContext(FactorSourceContext);
  if (source === null) throw new Error('There is no FactorSourceProvider around this.');
  return source;
}
