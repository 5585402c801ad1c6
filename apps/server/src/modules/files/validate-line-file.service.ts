import { requestFileHeadings } from '@pcf/contract/answer-file-headings';
import type { AnswerImportProblem, MatchImportProblem } from '@pcf/contract/vocabulary/files';
import { givenText } from '../../files/csv-text.ts';
import { faultyCells, withFaults, wrongCellCount } from '../../files/faulty-cells.ts';
import { openTable, tableKind } from '../../files/open-table.ts';
import type { Header } from '../../files/read-header.ts';
import { maxPreviewedCells, shown } from '../../files/shown-findings.ts';
import { cellText, type TableRow } from '../../files/table-row.ts';
import { rowsOf } from './read-rows.ts';

const maxRows = 50_000;

export interface FileToValidate {
  readonly path: string;
}

export interface PreviewRow {
  readonly row: number;
  readonly cells: string[];
}

/** What the file by itself shows; the database adds what it knows. */
export interface Verdict<Row, Problem extends string> {
  readonly rows: number;
  readonly validated: readonly Row[];
  readonly errors: readonly LineFinding<Problem>[];
  readonly errorCount: number;
  readonly headings: readonly string[];
  /** Of every row that says something. */
  readonly cells: readonly PreviewRow[];
}

/** Of a file that fills the memory before it is read. */
export const unreadable: Verdict<never, never> = {
  rows: 0,
  validated: [],
  errors: [{ row: 0, code: 'INVALID_FILE_FORMAT' }],
  errorCount: 1,
  headings: [],
  cells: [],
};

/** How files of one kind are read. */
export interface LineFileValidator<Column extends string, Row extends NamedRow, Problem extends string> {
  /** How many rows may say something, where it may have more that do not. */
  readonly maxFilledRows?: number;
  readHeader(header: TableRow): Header<Column>;
  /** Everything that the row by itself shows to be wrong; null where it says nothing. */
  validateRow(
    row: TableRow,
    header: Header<Column>,
    decimalSign: '.' | ',' | null,
  ): { readonly validated: Row; readonly errors: readonly LineFinding<Problem>[] } | null;
}

/** Validates every row in one pass. */
export async function validateLineFile<Column extends string, Row extends NamedRow, Problem extends string>(
  { maxFilledRows = maxRows, readHeader, validateRow }: LineFileValidator<Column, Row, Problem>,
  { path }: FileToValidate,
): Promise<Verdict<Row, Problem>> {
  const table = await openTable(path, await tableKind(path));
  const { filledRows, report, findings } = rowsOf<Column, LineFinding<Problem>>(table, readHeader);
  const validated: Row[] = [];
  const cells: PreviewRow[] = [];
  let rows = 0;
  for await (const { given, header } of filledRows()) {
    const most = rows === maxRows ? maxRows : maxFilledRows;
    if (rows === maxRows || validated.length === maxFilledRows) {
      report([{ row: given.row, code: 'TOO_MANY_ROWS', value: String(most) }]);
      break;
    }
    rows += 1;
    const found = validateRow(given, header, table.decimalSign());
    const faults = faultyCells(given, header);
    report(withFaults(faults, found?.errors ?? []));
    if (found) validated.push(found.validated);
    if (found || faults.length > 0) cells.push(previewOf(given));
  }
  return { rows, validated, ...findings(), cells };
}

const previewOf = ({ row, cells }: TableRow): PreviewRow => ({
  row,
  cells: cells.slice(0, maxPreviewedCells).map((cell) => shown(cellText(cell))),
});

/** What can be wrong with any file whose rows name received lines. */
type SharedProblem = Extract<AnswerImportProblem, MatchImportProblem>;

export interface LineFinding<Problem extends string = SharedProblem> {
  readonly row: number;
  readonly column?: string | undefined;
  readonly code: Problem | SharedProblem;
  readonly value?: string | undefined;
}

/** A row that says something, and which line it means. */
export interface NamedRow {
  readonly row: number;
  readonly requestReference: string;
  readonly internalReference: string;
}

/** Which line a row means, by the request and the customer's reference, and what is wrong with how it says so. */
export function readLineName(
  { row, cells }: TableRow,
  columns: readonly (string | null)[],
): { readonly name: NamedRow; readonly errors: readonly LineFinding[] } {
  const errors: LineFinding[] = [];
  const wrongCount = wrongCellCount({ cells }, columns.length);
  if (wrongCount !== null) errors.push({ row, code: 'INVALID_NUMBER_OF_CELLS', value: String(wrongCount) });

  const textOf = (column: 'requestReference' | 'internalReference', missing: LineFinding['code']) => {
    const text = givenText(cellText(cells[columns.indexOf(column)]));
    if (text === '') errors.push({ row, column: requestFileHeadings[column], code: missing });
    return text;
  };
  const requestReference = textOf('requestReference', 'MISSING_REQUEST');
  const internalReference = textOf('internalReference', 'MISSING_PRODUCT_REFERENCE_NUMBER');
  return { name: { row, requestReference, internalReference }, errors };
}
