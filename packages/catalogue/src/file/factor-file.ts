import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { FactorDetails } from '../factor-details.ts';
import type { FoundProblem } from './factor-file-problem.ts';

export interface FactorOfFile {
  readonly factor: Omit<EmissionFactor, 'origin' | 'version'>;
  readonly details: FactorDetails;
}

/** What a file holds. Nothing is taken from a file with problems. */
export interface FactorFile {
  readonly factors: readonly FactorOfFile[];
  /** The first ones, in the order of the file. */
  readonly problems: readonly FoundProblem[];
  /** All of them. */
  readonly problemCount: number;
}
