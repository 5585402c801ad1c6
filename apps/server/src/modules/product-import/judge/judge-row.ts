import { productImportHeadings } from '@pcf/contract/product-import-headings';
import type { ProductImportColumn } from '@pcf/contract/vocabulary/product-import-column';
import type { ProductImportProblem } from '@pcf/contract/vocabulary/product-import-problem';
import { cellText } from '../../../files/cell-text.ts';
import { shown } from '../../../files/shown-findings.ts';
import type { TableRow } from '../../../files/table-row.ts';
import { wrongCellCount } from '../../../files/wrong-cell-count.ts';
import type { Finding } from './finding.ts';
import { columnJudges, judgeCell } from './judge-cell.ts';
import type { Header } from './read-header.ts';
import type { StagedRow } from './staged-row.ts';

const missing = {
  name: 'MISSING_PRODUCT_NAME',
  internalReference: 'MISSING_PRODUCT_REFERENCE_NUMBER',
} as const satisfies Partial<Record<ProductImportColumn, ProductImportProblem>>;

export interface JudgedRow {
  readonly staged: StagedRow;
  readonly errors: readonly Finding[];
}

/** Finds everything that is wrong with a row at once. */
export function judgeRow({ row, cells }: TableRow, header: Header, decimalSign: '.' | ',' | null): JudgedRow {
  const errors: Finding[] = [];
  const staged: Record<string, string | number> = { row_number: row };
  const wrongCount = wrongCellCount({ cells }, header.columns.length);
  if (wrongCount !== null) errors.push({ row, code: 'INVALID_NUMBER_OF_CELLS', value: String(wrongCount) });
  for (const [index, column] of header.columns.entries()) {
    if (column === null) continue;
    const cell = cells[index] ?? '';
    const judged = judgeCell(column, cell, decimalSign);
    const heading = productImportHeadings[column];
    if (judged === null) {
      if (column in missing) errors.push({ row, column: heading, code: missing[column as keyof typeof missing] });
    } else if ('problem' in judged) {
      errors.push({ row, column: heading, code: judged.problem, value: shown(cellText(cell)) });
    } else {
      staged[columnJudges[column].stagedAs] = judged.value;
    }
  }
  return { staged: staged as unknown as StagedRow, errors };
}
