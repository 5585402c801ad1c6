import type { FactorDetails } from '@pcf/catalogue/factor-details';
import type { EmissionFactor } from '@pcf/contract/emission-factor';

export type DetailsByFactor = ReadonlyMap<EmissionFactor, FactorDetails>;

export interface UsedSource {
  /** Whoever published the figures, with the edition; '' where that is not known. */
  readonly publication: string;
  readonly licence: string;
  readonly factors: readonly [EmissionFactor, ...EmissionFactor[]];
}

/** Who published the figures that were used, each publication with its factors. */
export function usedSources(factors: readonly EmissionFactor[], details: DetailsByFactor): UsedSource[] {
  const sources = new Map<string, UsedSource>();
  for (const factor of factors) {
    const known = details.get(factor);
    const publication = [known?.provider, known?.version].filter(Boolean).join(' ');
    const licence = known?.licence ?? '';
    const key = JSON.stringify([factor.origin, factor.version, publication, licence]);
    const source = sources.get(key);
    sources.set(key, { publication, licence, factors: source ? [...source.factors, factor] : [factor] });
  }
  return [...sources.values()];
}
