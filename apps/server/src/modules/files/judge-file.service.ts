import { cellText } from '../../files/cell-text.ts';
import { faultyCells, withFaults } from '../../files/faulty-cells.ts';
import { openTable, tableKind } from '../../files/open-table.ts';
import type { Header } from '../../files/read-header.ts';
import {
  firstPreviewRows,
  mostFindings,
  mostPreviewedCells,
  mostPreviewedFindings,
  shown,
} from '../../files/shown-findings.ts';
import type { TableRow } from '../../files/table-row.ts';
import { UnreadableFile } from '../../files/unreadable-file.ts';
import type { Finding, PreviewRow } from './finding.service.ts';

const rowsInBatch = 1000;
const mostXlsxRows = 50_000;

export interface FileToJudge {
  readonly path: string;
  /** As many rows as the database takes; no limit where it is undefined. */
  readonly mostRows: number | undefined;
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

export interface Judged<Staged> {
  readonly staged: Staged;
  readonly errors: readonly Finding[];
}

/** How files of one kind are read. */
export interface FileJudge<Column extends string, Staged> {
  readHeader(header: TableRow): Header<Column>;
  judgeRow(row: TableRow, header: Header<Column>, decimalSign: '.' | ',' | null): Judged<Staged>;
}

/** Judges every row in one pass, and ends with the verdict. What was found before a file breaks off counts too. */
export async function* judgeFile<Column extends string, Staged>(
  { readHeader, judgeRow }: FileJudge<Column, Staged>,
  { path, mostRows }: FileToJudge,
): AsyncGenerator<Batch | Verdict> {
  const kind = await tableKind(path);
  const most = Math.min(
    mostRows ?? Number.POSITIVE_INFINITY,
    kind === 'xlsx' ? mostXlsxRows : Number.POSITIVE_INFINITY,
  );
  const table = await openTable(path, kind);
  const errors: Finding[] = [];
  const preview: PreviewRow[] = [];
  let [errorCount, rows, previewedFindings] = [0, 0, 0];
  let header: Header<Column> | undefined;
  let staged: Staged[] = [];

  const report = (found: readonly Finding[]) => {
    errorCount += found.length;
    errors.push(...found.slice(0, mostFindings - errors.length));
  };
  const show = ({ row, cells }: TableRow, isWrong: boolean) => {
    if (isWrong) previewedFindings += 1;
    if (preview.length < firstPreviewRows || (isWrong && previewedFindings <= mostPreviewedFindings)) {
      preview.push({ row, cells: cells.slice(0, mostPreviewedCells).map((cell) => shown(cellText(cell))) });
    }
  };
  const batch = (): Batch => {
    const text = JSON.stringify(staged);
    staged = [];
    return { kind: 'batch', rows: text, rowsRead: rows, percent: Math.floor(table.shareRead() * 100) };
  };

  try {
    for await (const given of table.rows) {
      if (given.cells.every((cell) => cellText(cell) === '')) continue;
      if (!header) {
        header = readHeader(given);
        report(header.errors);
        continue;
      }
      if (rows === most) {
        report([{ row: given.row, code: 'TOO_MANY_ROWS', value: String(most) }]);
        break;
      }
      rows += 1;
      const judged = judgeRow(given, header, table.decimalSign());
      const found = withFaults(faultyCells(given, header), judged.errors);
      report(found);
      show(given, found.length > 0);
      staged.push(judged.staged);
      if (staged.length === rowsInBatch) yield batch();
    }
    if (!header) throw new UnreadableFile(0, 'The file is empty.');
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report([{ row: error.row, code: 'INVALID_FILE_FORMAT' }]);
  }
  if (staged.length > 0) yield batch();
  yield { kind: 'verdict', rows, errors, errorCount, headings: header?.headings ?? [], preview };
}
