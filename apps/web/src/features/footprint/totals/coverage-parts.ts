import { type FootprintBasis, footprintBases } from '@pcf/contract/vocabulary/footprint';
import type { Footprint } from '../footprint-calls.ts';

export interface CoveragePart {
  readonly basis: FootprintBasis;
  /** Of what was bought: by mass, or by the number of products where nothing can be weighed. */
  readonly share: number;
  readonly lines: number;
}

type Sums = Pick<
  Footprint,
  'lines' | 'specificLines' | 'estimatedLines' | 'massKg' | 'specificMassKg' | 'estimatedMassKg'
>;

/** How much of what was bought has supplier data, an estimate, or neither. */
export function coverageParts(sums: Sums): CoveragePart[] {
  const lines = {
    SPECIFIC: sums.specificLines,
    ESTIMATED: sums.estimatedLines,
    MISSING: sums.lines - sums.specificLines - sums.estimatedLines,
  };
  const masses = {
    SPECIFIC: sums.specificMassKg,
    ESTIMATED: sums.estimatedMassKg,
    // What is left of sums of decimals may be a hair below nothing.
    MISSING: Math.max(0, sums.massKg - sums.specificMassKg - sums.estimatedMassKg),
  };
  const shareOf = (basis: FootprintBasis) =>
    isWeighed(sums) ? masses[basis] / sums.massKg : lines[basis] / Math.max(sums.lines, 1);
  return footprintBases.map((basis) => ({ basis, share: shareOf(basis), lines: lines[basis] }));
}

export function isWeighed({ massKg }: Pick<Footprint, 'massKg'>): boolean {
  return massKg > 0;
}
