import { type CellFault, isSpreadsheetError } from '@pcf/contract/vocabulary/files';
import type { Header } from './read-header.ts';
import { shown, withoutEmptyEnd } from './shown-findings.ts';
import { cellText, type TableCell, type TableRow } from './table-row.ts';

interface FaultFinding {
  readonly row: number;
  readonly column: string;
  readonly code: CellFault;
  readonly value: string;
}

/**
 * The cells of a row that hold an error of the spreadsheet, or a formula without its result, in columns that are read:
 * taken as empty, they would take away what was there before.
 */
export const faultyCells = ({ row, cells }: TableRow, { columns, headings }: Header<string>): FaultFinding[] =>
  columns.flatMap((column, index) => {
    const cell = cells[index] ?? '';
    const code = column === null ? undefined : faultOf(cell);
    return code ? [{ row, column: headings[index] ?? '', code, value: shown(cellText(cell)) }] : [];
  });

/** In a text, as it is in a CSV file, an error is known by its name. */
function faultOf(cell: TableCell): CellFault | undefined {
  if (typeof cell === 'object') return cell.fault;
  return typeof cell === 'string' && isSpreadsheetError(cell) ? 'SPREADSHEET_ERROR' : undefined;
}

/** What else is wrong with a row; nothing more is said of the cells themselves. */
export const withFaults = <Found extends { readonly column?: string | undefined }>(
  faults: readonly FaultFinding[],
  others: readonly Found[],
): (FaultFinding | Found)[] => [
  ...faults,
  ...others.filter(({ column }) => !faults.some((fault) => fault.column === column)),
];

/** How many cells a row has where they are fewer or more than the header's; empty ones at its end are not too many. */
export function wrongCellCount({ cells }: Pick<TableRow, 'cells'>, columns: number): number | null {
  if (cells.length < columns) return cells.length;
  const filled = withoutEmptyEnd(cells.map(cellText)).length;
  return filled > columns ? filled : null;
}
