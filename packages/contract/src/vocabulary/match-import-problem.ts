import { cellFaults } from './cell-fault.ts';

/** This only warns: the caller may allow it. */
export const matchImportWarnings = ['MATCH_EXISTS'] as const;

/** What can be wrong with a file of matches: the codes that every import shares, then those of a match. */
export const matchImportProblems = [
  'INVALID_FILE_FORMAT',
  'INVALID_HEADER',
  'INVALID_NUMBER_OF_CELLS',
  ...cellFaults,
  'TOO_MANY_ROWS',
  'MISSING_REQUEST',
  'MISSING_PRODUCT_REFERENCE_NUMBER',
  'DUPLICATED_REFERENCE_IN_FILE',
  'UNKNOWN_REQUEST',
  'UNKNOWN_TEMPLATE',
  ...matchImportWarnings,
] as const;

export type MatchImportProblem = (typeof matchImportProblems)[number];
