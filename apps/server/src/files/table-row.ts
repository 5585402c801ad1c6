import type { CellFault } from '@pcf/contract/vocabulary/files';

/** Below it, an integer has no more than 15 digits. */
const sureIntegers = 1e15;

/** A file that cannot be read on, from this row; 0 where not even the first could be read. */
export class UnreadableFile extends Error {
  readonly row: number;

  constructor(row: number, message: string) {
    super(message);
    this.row = row;
  }
}

/** A cell that says what is wrong with it instead of what it holds: its error, or the formula without a result. */
export interface FaultyCell {
  readonly fault: CellFault;
  readonly text: string;
}

/** A number only where the file itself says that it is one. */
export type TableCell = string | number | FaultyCell;

export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  readonly row: number;
  readonly cells: readonly TableCell[];
}

/** A table that is read row by row. */
export interface Table {
  /** Throws UnreadableFile where it cannot be read on; what came before is as good as ever. */
  readonly rows: AsyncIterable<TableRow>;
  /** Which sign the numbers of such a file have before their decimals; null where it does not say. */
  decimalSign(): '.' | ',' | null;
  /** How much of the file has been read, from 0 to 1. */
  shareRead(): number;
}

/** What a spreadsheet shows of a cell: numbers with the 15 digits that are sure, and never with an exponent. */
export function cellText(cell: TableCell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'object') return cell.text;
  if (Number.isInteger(cell) && Math.abs(cell) < sureIntegers) return String(cell);
  const sure = Number(cell.toPrecision(15));
  const text = String(sure);
  if (!text.includes('e')) return text;
  return Math.abs(sure) < 1 ? sure.toFixed(20).replace(/\.?0+$/, '') : String(BigInt(sure));
}
