import { type CellFault, isSpreadsheetError } from '@pcf/contract/vocabulary/cell-fault';
import { cellText } from './cell-text.ts';
import type { Header } from './read-header.ts';
import { shown } from './shown-findings.ts';
import type { TableCell, TableRow } from './table-row.ts';

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
