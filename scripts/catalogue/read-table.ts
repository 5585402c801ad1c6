import { readFileSync } from 'node:fs';
import { csvRows } from '@pcf/catalogue/file/csv-rows';
import { inCatalogue } from './catalogue-folder.ts';

/** The lines of a CSV file of the catalogue, by the names of their columns. */
export function readTable(path: string): Record<string, string>[] {
  const [header, ...lines] = csvRows(readFileSync(inCatalogue(path), 'utf8'), ',').rows;
  const columns = header?.cells ?? [];
  return lines.map(({ cells }) => Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])));
}
