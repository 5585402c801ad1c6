import { readSheet } from 'read-excel-file/node';
import { inspectXlsx } from './inspect-xlsx.ts';
import type { Table, TableCell, TableRow } from './table-row.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The first sheet of a spreadsheet. It is in memory as a whole, so it is read where little else is: in a worker. */
export async function xlsxTable(path: string): Promise<Table> {
  let share = 0;

  async function* rows(): AsyncGenerator<TableRow> {
    await inspectXlsx(path);
    const sheet = await readSheet(path, { trim: false }).catch((error: unknown) => {
      throw new UnreadableFile(0, error instanceof Error ? error.message : 'The spreadsheet is damaged.');
    });
    for (const [index, cells] of sheet.entries()) {
      share = (index + 1) / sheet.length;
      yield { row: index + 1, cells: cells.map(cellOf) };
    }
  }

  return { rows: rows(), decimalSign: () => null, shareRead: () => share };
}

function cellOf(value: unknown): TableCell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}
