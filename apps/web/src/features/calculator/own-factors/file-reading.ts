import type { FoundProblem } from '@pcf/catalogue/file/factor-file-problem';
import type { OwnDataSet } from './own-data-set.ts';

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
