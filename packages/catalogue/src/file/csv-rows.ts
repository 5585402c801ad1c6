import { parse } from 'csv-parse/browser/esm/sync';

export interface CsvRow {
  /** Of its first line in the text, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

interface CsvRows {
  readonly rows: readonly CsvRow[];
  /** How many lines were read. */
  readonly lines: number;
  /** The quotes of the row after the last one make no sense. */
  readonly broken: boolean;
}

/** Longer rows are quotes that were never closed. */
const maxRowLength = 100_000;

/** Line breaks must be "\n". Rows without any text are left out. */
export function csvRows(text: string, delimiter: string): CsvRows {
  const rows: CsvRow[] = [];
  let lines = 0;
  let broken = false;
  try {
    parse(new TextEncoder().encode(text), {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      trim: true,
      max_record_size: maxRowLength,
      // Kept here, since the parser gives nothing at all for a text that breaks off.
      on_record: (cells: string[], info) => {
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: lines + 1, cells });
        lines = info.lines;
        return null;
      },
    });
  } catch {
    broken = true;
  }
  return { rows, lines, broken };
}
