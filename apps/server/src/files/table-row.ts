import type { CellFault } from '@pcf/contract/vocabulary/cell-fault';

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
