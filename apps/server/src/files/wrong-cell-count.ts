import { cellText } from './cell-text.ts';
import { withoutEmptyEnd } from './shown-findings.ts';
import type { TableRow } from './table-row.ts';

/** How many cells a row has where they are fewer or more than the header's; empty ones at its end are not too many. */
export function wrongCellCount({ cells }: Pick<TableRow, 'cells'>, columns: number): number | null {
  if (cells.length < columns) return cells.length;
  const filled = withoutEmptyEnd(cells.map(cellText)).length;
  return filled > columns ? filled : null;
}
