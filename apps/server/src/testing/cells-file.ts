import type { EmissionFileColumn } from '@pcf/contract/vocabulary/files';

/** The emissions that a request can be answered with. */
export const completeCells: Partial<Record<EmissionFileColumn, string>> = {
  value: '1.5',
  unit: 'kg',
  referenceYear: '2024',
  lifecycleBoundary: 'Cradle to gate',
  primaryDataShareType: 'PRIMARY',
  standards: 'ISO 14067',
};

const quoted = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file with the columns that come first in any case and those that any of the rows has. */
export function cellsFile<Column extends string>(
  headings: Readonly<Record<Column, string>>,
  rows: readonly Partial<Record<Column, string>>[],
  firstColumns = 0,
): string {
  const columns = (Object.keys(headings) as Column[]).filter(
    (column, index) => index < firstColumns || rows.some((row) => row[column] !== undefined),
  );
  return [
    columns.map((column) => quoted(headings[column])),
    ...rows.map((row) => columns.map((column) => quoted(row[column] ?? ''))),
  ]
    .map((cells) => cells.join(','))
    .join('\n');
}
