import { cellFaults } from './cell-fault.ts';
import { productImportErrors } from './product-import-error.ts';

/** What can be wrong with a file of products: the codes that every import shares, and what its optional columns add. */
export const productImportProblems = [
  ...productImportErrors,
  'INVALID_VALUE',
  ...cellFaults,
  'VALUE_TOO_LONG',
  'TOO_MANY_ROWS',
] as const;

export type ProductImportProblem = (typeof productImportProblems)[number];
