import type { OwnFactor } from '../../../exchange/factor-field/factor-source.tsx';

/** A file that somebody loaded; it lives as long as the page. */
export interface OwnDataSet {
  /** Of the file, and the version of its factors: no two data sets share one. */
  readonly name: string;
  readonly groupCount: number;
  /** How many names were taken already and had to be completed. */
  readonly renamedCount: number;
  readonly factors: readonly OwnFactor[];
}
