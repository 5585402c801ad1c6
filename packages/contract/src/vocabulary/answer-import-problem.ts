import { cellFaults } from './cell-fault.ts';

/** These only warn: the caller may allow them. */
export const answerImportWarnings = ['DRAFT_EXISTS', 'OUTSIDE_MATERIAL_SPAN', 'FAR_FROM_IN_FORCE'] as const;

export type AnswerImportWarning = (typeof answerImportWarnings)[number];

/** What can be wrong with a file of answers: the codes that every import shares, then those of a line, then the warnings. */
export const answerImportProblems = [
  'INVALID_FILE_FORMAT',
  'INVALID_HEADER',
  'INVALID_NUMBER_OF_CELLS',
  'INVALID_VALUE',
  ...cellFaults,
  'VALUE_TOO_LONG',
  'TOO_MANY_ROWS',
  'TOO_MANY_ANSWERS',
  'MISSING_REQUEST',
  'MISSING_PRODUCT_REFERENCE_NUMBER',
  'DUPLICATED_REFERENCE_IN_FILE',
  'UNKNOWN_REQUEST',
  'REQUEST_CANCELED',
  'PRODUCT_ARCHIVED',
  'NOT_CONNECTED',
  'LOCKED_BY_COLLEAGUE',
  'INCOMPLETE',
  'CONFIRMATION_MISSING',
  ...answerImportWarnings,
] as const;

export type AnswerImportProblem = (typeof answerImportProblems)[number];
