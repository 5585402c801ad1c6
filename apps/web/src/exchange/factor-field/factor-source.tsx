import type { FactorDetails } from '@pcf/catalogue/factor-details';
import { type FactorTree, factorsOf, factorTree } from '@pcf/catalogue/factor-tree';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { type LazySearch, lazySearch, loadFactorDetails } from './lazy-search.ts';

const kept = 8;

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
  /** Of the catalogue; the page loads them. */
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

/** The newest first, none twice. */
export function withRecent(recent: readonly EmissionFactor[], factor: EmissionFactor): readonly EmissionFactor[] {
  return [factor, ...recent.filter((other) => other !== factor)].slice(0, kept);
}

/** Those that can still be chosen: an own data set may have been taken away again. */
export function stillThere(recent: readonly EmissionFactor[], tree: FactorTree): readonly EmissionFactor[] {
  return recent.filter((factor) => factorsOf(tree, factor).includes(factor));
}

type LazyDetails = (factor: EmissionFactor) => Promise<FactorDetails | null>;

function lazyDetails(own: ReadonlyMap<EmissionFactor, FactorDetails>): LazyDetails {
  let detailsOf: ((factor: EmissionFactor) => FactorDetails | null) | null = null;
  return async (factor) => {
    if (factor.origin === 'OWN') return own.get(factor) ?? null;
    // Hundreds may be asked for at once, and even what is there takes time to import.
    detailsOf ??= (await loadFactorDetails()).detailsOf;
    return detailsOf(factor);
  };
}
