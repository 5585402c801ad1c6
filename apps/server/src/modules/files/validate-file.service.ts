import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ProductImportProblem } from '@pcf/contract/vocabulary/files';
import { faultyCells, withFaults } from '../../files/faulty-cells.ts';
import { openTable, tableKind } from '../../files/open-table.ts';
import type { Header } from '../../files/read-header.ts';
import { firstPreviewRows, maxPreviewedCells, maxPreviewedFindings, shown } from '../../files/shown-findings.ts';
import { cellText, type TableRow } from '../../files/table-row.ts';
import { rowsOf } from './read-rows.ts';

/** The columns without which a row is of no use, and how it is told that one of them is empty. */
export const missingProblems = {
  name: 'MISSING_PRODUCT_NAME',
  internalReference: 'MISSING_PRODUCT_REFERENCE_NUMBER',
} as const satisfies Readonly<Record<string, ProductImportProblem>>;

const rowsInBatch = 1000;
const maxXlsxRows = 50_000;

export interface FileToValidate {
  readonly path: string;
  /** As many rows as the database takes; no limit where it is undefined. */
  readonly maxRows: number | undefined;
}

export interface Batch {
  readonly kind: 'batch';
  /** Staged rows as one text of JSON. */
  readonly rows: string;
  readonly rowsRead: number;
  readonly percent: number;
}

/** What the file by itself shows; the database adds what it knows. */
export interface Verdict {
  readonly kind: 'verdict';
  readonly rows: number;
  /** The first of them. */
  readonly errors: readonly Finding[];
  readonly errorCount: number;
  readonly headings: readonly string[];
  readonly preview: readonly PreviewRow[];
}

export interface Validated<Staged> {
  readonly staged: Staged;
  readonly errors: readonly Finding[];
}

/** How files of one kind are read. */
export interface FileValidator<Column extends string, Staged> {
  readHeader(header: TableRow): Header<Column>;
  validateRow(row: TableRow, header: Header<Column>, decimalSign: '.' | ',' | null): Validated<Staged>;
}

/** Validates every row in one pass, and ends with the verdict. */
export async function* validateFile<Column extends string, Staged>(
  { readHeader, validateRow }: FileValidator<Column, Staged>,
  { path, maxRows }: FileToValidate,
): AsyncGenerator<Batch | Verdict> {
  const kind = await tableKind(path);
  const most = Math.min(maxRows ?? Number.POSITIVE_INFINITY, kind === 'xlsx' ? maxXlsxRows : Number.POSITIVE_INFINITY);
  const table = await openTable(path, kind);
  const { filledRows, report, findings } = rowsOf<Column, Finding>(table, readHeader);
  const preview: PreviewRow[] = [];
  let [rows, previewedFindings] = [0, 0];
  let staged: Staged[] = [];

  const show = ({ row, cells }: TableRow, isWrong: boolean) => {
    if (isWrong) previewedFindings += 1;
    if (preview.length < firstPreviewRows || (isWrong && previewedFindings <= maxPreviewedFindings)) {
      preview.push({ row, cells: cells.slice(0, maxPreviewedCells).map((cell) => shown(cellText(cell))) });
    }
  };
  const batch = (): Batch => {
    const text = JSON.stringify(staged);
    staged = [];
    return { kind: 'batch', rows: text, rowsRead: rows, percent: Math.floor(table.shareRead() * 100) };
  };

  for await (const { given, header } of filledRows()) {
    if (rows === most) {
      report([{ row: given.row, code: 'TOO_MANY_ROWS', value: String(most) }]);
      break;
    }
    rows += 1;
    const validated = validateRow(given, header, table.decimalSign());
    const found = withFaults(faultyCells(given, header), validated.errors);
    report(found);
    show(given, found.length > 0);
    staged.push(validated.staged);
    if (staged.length === rowsInBatch) yield batch();
  }
  if (staged.length > 0) yield batch();
  yield { kind: 'verdict', rows, ...findings(), preview };
}

/** Of a file of products or of templates. */
export type Finding = OperationOutput<'importProducts'>['errors'][number];

export type PreviewRow = OperationOutput<'importProducts'>['preview']['rows'][number];

export type ValidatedCell<Value = string | number> =
  | { readonly value: Value }
  | { readonly problem: ProductImportProblem };

export function validateText(text: string, most: number): ValidatedCell<string> {
  if (text.length > most) return { problem: 'VALUE_TOO_LONG' };
  return text.includes('\0') || !text.isWellFormed() ? { problem: 'INVALID_VALUE' } : { value: text };
}
