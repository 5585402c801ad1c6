import { open } from 'node:fs/promises';
import type { Table } from './table-row.ts';

export type TableKind = 'csv' | 'xlsx';

/** By what the file holds, whatever it is called: a spreadsheet is a ZIP file, and no text begins like one. */
export async function tableKind(path: string): Promise<TableKind> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.equals(Buffer.from('PK\x03\x04', 'latin1')) ? 'xlsx' : 'csv';
  } finally {
    await file.close();
  }
}

/** Each reader is loaded only where it is needed: most files are no spreadsheets. */
export async function openTable(path: string, kind: TableKind): Promise<Table> {
  if (kind === 'xlsx') return (await import('./xlsx-table.ts')).xlsxTable(path);
  return (await import('./csv-table.ts')).csvTable(path);
}
