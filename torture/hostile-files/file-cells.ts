import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTable } from '../../apps/server/src/files/open-table.ts';
import { cellText } from '../../apps/server/src/files/table-row.ts';

/** The cells of a file that went out, as they stand in it. */
export async function cellsOf(format: 'csv' | 'xlsx', content: Buffer): Promise<string[]> {
  return format === 'csv' ? csvCells(content.toString().replace(/^\ufeff/, '')) : xlsxCells(content);
}

/** Nothing is trimmed: a tab at the beginning of a cell is what some programs wait for. */
function csvCells(text: string): string[] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n|$)/gy;
  return [...text.matchAll(cell)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

async function xlsxCells(content: Buffer): Promise<string[]> {
  const path = join(tmpdir(), `pcf-exchange-${randomUUID()}.xlsx`);
  await writeFile(path, content);
  try {
    const cells: string[] = [];
    const table = await openTable(path, 'xlsx');
    for await (const row of table.rows) cells.push(...row.cells.map(cellText));
    return cells;
  } finally {
    await rm(path);
  }
}
