import { noSubcategory } from '@pcf/contract/emission-factor';
import { csvRows } from './csv-rows.ts';
import type { FactorFile, FactorOfFile } from './factor-file.ts';
import { factorFileLimits } from './factor-file-limits.ts';
import { createGroupSpelling, foldCase } from './group-spelling.ts';
import { createProblemList, type ReportProblem } from './problem-list.ts';
import { type FactorFileHeader, readHeader } from './read-header.ts';
import { readRow } from './read-row.ts';
import { unitOfCategory } from './read-unit.ts';

const sliceLength = 16 * 1024;

/** The categories whose factors are not per kilogram; their spelling is what a calculation asks for. */
const namedCategories = ['Energy', 'Transport'];

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

interface Group {
  readonly names: Set<string>;
  hasProxy: boolean;
}

/** Puts rows beside the ones before them: groups get one spelling, a name comes once in its group. */
function createPlacing(report: ReportProblem): (row: FactorOfFile, line: number) => FactorOfFile {
  const spell = createGroupSpelling();
  for (const topCategory of namedCategories) spell({ topCategory, category: '', subcategory: noSubcategory });
  const groups = new Map<string, Group>();
  return (row, line) => {
    const factor = { ...row.factor, ...spell(row.factor) };
    const { topCategory, category, subcategory, name, kind, unit } = factor;
    const key = `${topCategory}\n${category}\n${subcategory}`;
    const group = groups.get(key) ?? { names: new Set(), hasProxy: false };
    groups.set(key, group);
    if (unit !== unitOfCategory(topCategory)) report(line, 'unit', 'UNIT_DOES_NOT_FIT', unit);
    if (group.names.has(foldCase(name))) report(line, 'name', 'DUPLICATE_NAME', name);
    else if (kind === 'proxy' && group.hasProxy) report(line, 'kind', 'SECOND_PROXY', name);
    group.names.add(foldCase(name));
    if (kind === 'proxy') group.hasProxy = true;
    return { ...row, factor };
  };
}

interface CsvSlice {
  readonly text: string;
  /** The place in the whole text at which it ends. */
  readonly end: number;
}

/** Cuts a text between rows, so that a long one can be read bit by bit: a line ends a row where no quote is open. */
function* csvSlices(text: string): Generator<CsvSlice> {
  let start = 0;
  while (start < text.length) {
    let end = lineEnd(text, start + sliceLength);
    let quotes = countQuotes(text, start, end);
    while (quotes % 2 === 1 && end < text.length) {
      const next = lineEnd(text, end);
      quotes += countQuotes(text, end, next);
      end = next;
    }
    yield { text: text.slice(start, end), end };
    start = end;
  }
}

function lineEnd(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found === -1 ? text.length : found + 1;
}

function countQuotes(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('"', start); at !== -1 && at < end; at = text.indexOf('"', at + 1)) count += 1;
  return count;
}
