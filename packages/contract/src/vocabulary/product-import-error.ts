export const productImportErrors = [
  'DUPLICATED_REFERENCE_IN_FILE',
  'DUPLICATED_REFERENCE_IN_SYSTEM',
  'INVALID_FILE_FORMAT',
  'INVALID_HEADER',
  'INVALID_NUMBER_OF_CELLS',
  'MISSING_PRODUCT_NAME',
  'MISSING_PRODUCT_REFERENCE_NUMBER',
] as const;

export type ProductImportError = (typeof productImportErrors)[number];

/** These only warn: the caller may allow them, and the rows are then skipped or updated. */
export const productImportWarnings = [
  'DUPLICATED_REFERENCE_IN_SYSTEM',
] as const satisfies readonly ProductImportError[];
