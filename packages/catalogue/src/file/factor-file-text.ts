import { type FactorFileRow, factorFileColumnNames } from './factor-file-columns.ts';

/** Writes a file of factors that reads back as these rows. */
export function factorFileText(rows: readonly FactorFileRow[]): string {
  const lines = rows.map((row) => factorFileColumnNames.map((column) => quoted(row[column] ?? '')));
  return [factorFileColumnNames, ...lines].map((cells) => `${cells.join(',')}\n`).join('');
}

function quoted(cell: string): string {
  return /[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
