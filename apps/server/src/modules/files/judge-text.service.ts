import type { ProductImportProblem } from '@pcf/contract/vocabulary/product-import-problem';

export type JudgedCell<Value = string | number> =
  | { readonly value: Value }
  | { readonly problem: ProductImportProblem };

/** The columns without which a row is of no use, and how it is told that one of them is empty. */
export const missingProblems = {
  name: 'MISSING_PRODUCT_NAME',
  internalReference: 'MISSING_PRODUCT_REFERENCE_NUMBER',
} as const satisfies Readonly<Record<string, ProductImportProblem>>;

export function judgeText(text: string, most: number): JudgedCell<string> {
  if (text.length > most) return { problem: 'VALUE_TOO_LONG' };
  return text.includes('\0') || !text.isWellFormed() ? { problem: 'INVALID_VALUE' } : { value: text };
}
