import { readSheet } from 'read-excel-file/node';
import { inspectXlsx } from './inspect-xlsx.ts';
import { isTooFar } from './sheet-extent.ts';
import { type SheetFaults, sheetFaults } from './sheet-faults.ts';
import { type FaultyCell, type Table, type TableCell, type TableRow, UnreadableFile } from './table-row.ts';

/** What spreadsheets show for a number that is formatted as a day and lies beyond all of them. */
const noDate: FaultyCell = { fault: 'SPREADSHEET_ERROR', text: '#####' };

/**
 * One more than a cell of any spreadsheet program has: longer than all that is read. One text that is shared may stand in
 * every row, and validating it would look at all of it each time.
 */
const maxTextLength = 32_768;

/** The first sheet of a spreadsheet. It is in memory as a whole, so it is read where little else is: in a worker. */
export async function xlsxTable(path: string): Promise<Table> {
  let share = 0;

  async function* rows(): AsyncGenerator<TableRow> {
    await inspectXlsx(path);
    const sheet = await readSheet(path, { trim: false }).catch((error: unknown) => {
      throw new UnreadableFile(0, error instanceof Error ? error.message : 'The spreadsheet is damaged.');
    });
    const faults = await sheetFaults(path);
    const last = Math.max(sheet.length, faults.lastRow);
    // A formula may say of itself that it reaches into cells which the sheet does not name.
    if (isTooFar(last, Math.max(sheet[0]?.length ?? 0, faults.lastColumn))) {
      throw new UnreadableFile(0, 'The cells of the spreadsheet reach too far.');
    }
    for (let row = 1; row <= last; row += 1) {
      share = row / last;
      yield { row, cells: withFaults((sheet[row - 1] ?? []).map(cellOf), faults, row) };
    }
  }

  return { rows: rows(), decimalSign: () => null, shareRead: () => share };
}

/** Faulty cells were empty for the reader of the values, and when the width of the sheet was measured. */
function withFaults(cells: TableCell[], { cells: faulty, lastColumn }: SheetFaults, row: number): TableCell[] {
  while (cells.length < lastColumn) cells.push('');
  for (const [column, cell] of faulty.get(row) ?? []) {
    if (cells[column - 1] === '') cells[column - 1] = cell;
  }
  return cells;
}

function cellOf(value: unknown): TableCell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (value instanceof Date) return Number.isNaN(value.valueOf()) ? noDate : value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value).slice(0, maxTextLength);
}
