import type { FoundProblem } from '@pcf/catalogue/file/factor-file-problem';
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

/** How far a file has come; `replacing` is the data set whose place it is meant to take. */
export type FileReading =
  | { readonly state: 'none' }
  | { readonly state: 'reading'; readonly name: string; readonly part: number }
  | { readonly state: 'found'; readonly dataSet: OwnDataSet; readonly replacing: string | null }
  | {
      readonly state: 'refused';
      readonly name: string;
      readonly problems: readonly FoundProblem[];
      readonly problemCount: number;
    }
  | { readonly state: 'failed'; readonly name: string };
