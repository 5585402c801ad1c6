import type { Header } from '../../files/read-header.ts';
import { maxFindings } from '../../files/shown-findings.ts';
import { cellText, type Table, type TableRow, UnreadableFile } from '../../files/table-row.ts';

/** What any file can be told, whatever else its kind is told. */
type AnyFinding = Header<string>['errors'][number] | { readonly row: number; readonly code: 'INVALID_FILE_FORMAT' };

/** Reads a table in one pass and keeps what is found in it. What was found before a file breaks off counts too. */
export function rowsOf<Column extends string, Finding>(table: Table, readHeader: (header: TableRow) => Header<Column>) {
  const errors: (Finding | AnyFinding)[] = [];
  let errorCount = 0;
  let header: Header<Column> | undefined;

  const report = (found: readonly (Finding | AnyFinding)[]) => {
    errorCount += found.length;
    errors.push(...found.slice(0, maxFindings - errors.length));
  };

  /** Those below the header that are not empty. */
  async function* filledRows(): AsyncGenerator<{ readonly given: TableRow; readonly header: Header<Column> }> {
    try {
      for await (const given of table.rows) {
        if (given.cells.every((cell) => cellText(cell) === '')) continue;
        if (header) {
          yield { given, header };
        } else {
          header = readHeader(given);
          report(header.errors);
        }
      }
      if (!header) throw new UnreadableFile(0, 'The file is empty.');
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      report([{ row: error.row, code: 'INVALID_FILE_FORMAT' }]);
    }
  }

  return { filledRows, report, findings: () => ({ errors, errorCount, headings: header?.headings ?? [] }) };
}
