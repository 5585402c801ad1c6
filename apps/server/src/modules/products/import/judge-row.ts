import { productImportHeadings } from '@pcf/contract/product-import-headings';
import type { ProductImportColumn } from '@pcf/contract/vocabulary/product-import-column';
import { cellText } from '../../../files/cell-text.ts';
import type { Header } from '../../../files/read-header.ts';
import { shown } from '../../../files/shown-findings.ts';
import type { TableRow } from '../../../files/table-row.ts';
import { wrongCellCount } from '../../../files/wrong-cell-count.ts';
import type { Finding } from '../../files/finding.service.ts';
import type { Judged } from '../../files/judge-file.service.ts';
import { missingProblems } from '../../files/judge-text.service.ts';
import { columnJudges, judgeCell } from './judge-cell.ts';
import type { StagedRow } from './staged-row.ts';

/** Finds everything that is wrong with a row at once. */
export function judgeRow(
  { row, cells }: TableRow,
  header: Header<ProductImportColumn>,
  decimalSign: '.' | ',' | null,
): Judged<StagedRow> {
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
      if (column in missingProblems) {
        errors.push({ row, column: heading, code: missingProblems[column as keyof typeof missingProblems] });
      }
    } else if ('problem' in judged) {
      errors.push({ row, column: heading, code: judged.problem, value: shown(cellText(cell)) });
    } else {
      staged[columnJudges[column].stagedAs] = judged.value;
    }
  }
  return { staged: staged as unknown as StagedRow, errors };
}
