import { productImportWarnings } from '@pcf/contract/vocabulary/product-import-error';
import type { ImportFinding } from './api/import-products.ts';

const warnings: readonly string[] = productImportWarnings;

export const isWarning = ({ code }: ImportFinding): boolean => warnings.includes(code);

/** How a cell is marked; undefined where nothing was found. */
export function markOf(findings: readonly ImportFinding[]): 'error' | 'warning' | undefined {
  if (findings.length === 0) return undefined;
  return findings.every(isWarning) ? 'warning' : 'error';
}
