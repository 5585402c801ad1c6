import { isSpreadsheetError } from '@pcf/contract/vocabulary/cell-fault';
import { cleanText, hasControlCharacter } from './clean-text.ts';
import type { CsvRow } from './csv-rows.ts';
import { type FactorFileColumn, factorFileColumnNames, factorFileColumns } from './factor-file-columns.ts';
import type { ReportProblem } from './problem-list.ts';
import type { FactorFileHeader } from './read-header.ts';

export type CellTexts = Readonly<Record<FactorFileColumn, string>>;

/** The texts of a row by column, '' where there is none or none that can be used. */
export function readCells({ line, cells }: CsvRow, header: FactorFileHeader, report: ReportProblem): CellTexts {
  const texts = {} as Record<FactorFileColumn, string>;
  for (const column of factorFileColumnNames) {
    const text = cleanText(cells[header.indexOf(column)] ?? '');
    const { mayBeEmpty, maxLength } = factorFileColumns[column];
    texts[column] = '';
    if (text === '' && !mayBeEmpty) report(line, column, 'MISSING_VALUE');
    else if (text.length > maxLength) report(line, column, 'TOO_LONG', text);
    else if (hasControlCharacter(text)) report(line, column, 'CONTROL_CHARACTER', text);
    else if (isSpreadsheetError(text)) report(line, column, 'SPREADSHEET_ERROR', text);
    else texts[column] = text;
  }
  return texts;
}

/** A cell beyond the header, most often because of a separator that stands in a name without quotes. */
export function surplusCell({ cells }: CsvRow, header: FactorFileHeader): string | undefined {
  return cells.find((cell, index) => (header[index] ?? null) === null && cell.trim() !== '');
}
