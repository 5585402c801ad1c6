import { cleanText } from './clean-text.ts';
import type { CsvRow } from './csv-rows.ts';
import { type FactorFileColumn, factorFileColumnNames, factorFileColumns } from './factor-file-columns.ts';
import type { ReportProblem } from './problem-list.ts';

const byFoldedName = new Map(factorFileColumnNames.map((column) => [foldName(column), column]));

/** The column of each cell; null for a cell that has none. */
export type FactorFileHeader = readonly (FactorFileColumn | null)[];

/** Forgives case, spaces, hyphens and underscores. */
export function readHeader({ line, cells }: CsvRow, report: ReportProblem): FactorFileHeader {
  const seen = new Set<FactorFileColumn>();
  const header = cells.map((cell) => {
    const name = foldName(cell);
    if (name === '') return null;
    const column = byFoldedName.get(name);
    if (column === undefined) {
      report(line, null, 'UNKNOWN_COLUMN', cell);
      return null;
    }
    if (seen.has(column)) report(line, column, 'DUPLICATE_COLUMN');
    seen.add(column);
    return column;
  });
  for (const column of factorFileColumnNames) {
    if (factorFileColumns[column].required && !seen.has(column)) report(line, column, 'MISSING_COLUMN');
  }
  return header;
}

function foldName(text: string): string {
  return cleanText(text).toLowerCase().replace(/[ _-]/g, '');
}
