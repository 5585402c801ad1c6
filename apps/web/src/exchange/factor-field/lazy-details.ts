import type { FactorDetails } from '@pcf/catalogue/factor-details';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { loadFactorDetails } from './factor-chunks.ts';

export type LazyDetails = (factor: EmissionFactor) => Promise<FactorDetails | null>;

export function lazyDetails(own: ReadonlyMap<EmissionFactor, FactorDetails>): LazyDetails {
  let detailsOf: ((factor: EmissionFactor) => FactorDetails | null) | null = null;
  return async (factor) => {
    if (factor.origin === 'OWN') return own.get(factor) ?? null;
    // Hundreds may be asked for at once, and even what is there takes time to import.
    detailsOf ??= (await loadFactorDetails()).detailsOf;
    return detailsOf(factor);
  };
}
