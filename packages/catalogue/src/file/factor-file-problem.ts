import type { FactorFileColumn } from './factor-file-columns.ts';

/** Why a file of factors is refused. */
export const factorFileProblems = [
  'EMPTY_FILE',
  'FILE_TOO_LARGE',
  'NOT_UTF8',
  'UNREADABLE',
  'MISSING_COLUMN',
  'UNKNOWN_COLUMN',
  'DUPLICATE_COLUMN',
  'TOO_MANY_ROWS',
  'TOO_MANY_CELLS',
  'MISSING_VALUE',
  'TOO_LONG',
  'CONTROL_CHARACTER',
  'SPREADSHEET_ERROR',
  'UNKNOWN_KIND',
  'NOT_A_NUMBER',
  'OUT_OF_RANGE',
  'UNKNOWN_UNIT',
  'UNIT_DOES_NOT_FIT',
  'DUPLICATE_NAME',
  'SECOND_PROXY',
] as const;

export type FactorFileProblem = (typeof factorFileProblems)[number];

export interface FoundProblem {
  /** Of the file, from 1; where a row spans several, its first. */
  readonly line: number;
  /** Null where the whole row or file is meant. */
  readonly column: FactorFileColumn | null;
  readonly code: FactorFileProblem;
  /** What stands there, cut to a length that can be shown; '' where that is nothing or everything. */
  readonly value: string;
}
