import { csvRows } from './csv-rows.ts';
import { csvSlices } from './csv-slices.ts';
import type { FactorFile, FactorOfFile } from './factor-file.ts';
import { factorFileLimits } from './factor-file-limits.ts';
import { createPlacing } from './place-row.ts';
import { createProblemList } from './problem-list.ts';
import { type FactorFileHeader, readHeader } from './read-header.ts';
import { readRow } from './read-row.ts';

/** Reads a file of factors at once. */
export function readFactorFile(text: string): FactorFile {
  const reading = readFactorFileInSteps(text);
  for (;;) {
    const step = reading.next();
    if (step.done === true) return step.value;
  }
}

/** The same in steps of some milliseconds, each of which says what part of the file is read (0 to 1). */
export function* readFactorFileInSteps(text: string): Generator<number, FactorFile> {
  const { problems, report, count } = createProblemList();
  const factors: FactorOfFile[] = [];
  const result = (): FactorFile => ({ factors: count() > 0 ? [] : factors, problems, problemCount: count() });
  if (text.length > factorFileLimits.bytes) {
    report(1, null, 'FILE_TOO_LARGE');
    return result();
  }

  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(plain);
  const place = createPlacing(report);
  let header: FactorFileHeader | null = null;
  let linesBefore = 0;
  let rowCount = 0;

  for (const slice of csvSlices(plain)) {
    const { rows, lines, broken } = csvRows(slice.text, delimiter);
    for (const { line, cells } of rows) {
      const row = { line: linesBefore + line, cells };
      if (header === null) {
        header = readHeader(row, report);
        // Without its columns a row says nothing.
        if (count() > 0) return result();
        continue;
      }
      rowCount += 1;
      if (rowCount > factorFileLimits.rows) {
        report(row.line, null, 'TOO_MANY_ROWS');
        return result();
      }
      const read = readRow(row, header, delimiter === ';', report);
      if (read !== null) factors.push(place(read, row.line));
    }
    linesBefore += lines;
    if (broken) {
      report(linesBefore + 1, null, 'UNREADABLE');
      return result();
    }
    yield slice.end / plain.length;
  }
  if (rowCount === 0 && count() === 0) report(1, null, 'EMPTY_FILE');
  return result();
}

/** No column has either sign in its name, so the first line tells. */
function delimiterOf(text: string): string {
  const firstLine = text.trimStart().split('\n', 1)[0] ?? '';
  return firstLine.includes(';') ? ';' : ',';
}
