import type { JudgedTable } from './finding-cells.ts';

/** A file that is to be judged or written. */
export interface ImportOrder<Choice> {
  readonly file: File;
  /** By which the page asks how far it is. */
  readonly importId: string;
  /** Judge it and write nothing. */
  readonly dryRun: boolean;
  /** What is to become of its rows. */
  readonly choice: Choice;
}

/** What every import answers with beside its counts. */
export interface ImportOutcome extends JudgedTable {
  readonly rows: number;
  readonly moreErrors: boolean;
  readonly moreWarnings: boolean;
}
