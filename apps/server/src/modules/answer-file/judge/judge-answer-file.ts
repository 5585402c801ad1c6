import { cellText } from '../../../files/cell-text.ts';
import { openTable, tableKind } from '../../../files/open-table.ts';
import { mostFindings, mostPreviewedCells, shown } from '../../../files/shown-findings.ts';
import type { TableRow } from '../../../files/table-row.ts';
import { UnreadableFile } from '../../../files/unreadable-file.ts';
import { judgeAnswerRow } from './judge-answer-row.ts';
import type { Finding, JudgedRow, PreviewRow } from './judged-row.ts';
import { type Header, readAnswerHeader } from './read-answer-header.ts';

const mostRows = 50_000;
/** Most of which say what is known already; how many may say something new is said elsewhere. */
const mostFilledRows = 5000;

export interface FileToJudge {
  readonly path: string;
}

/** What the file by itself shows; the database adds what it knows. */
export interface Verdict {
  readonly rows: number;
  readonly judged: readonly JudgedRow[];
  readonly errors: readonly Finding[];
  readonly errorCount: number;
  readonly headings: readonly string[];
  /** Of every row that answers something. */
  readonly cells: readonly PreviewRow[];
}

/** Of a file that fills the memory before it is read. */
export const unreadable: Verdict = {
  rows: 0,
  judged: [],
  errors: [{ row: 0, code: 'INVALID_FILE_FORMAT' }],
  errorCount: 1,
  headings: [],
  cells: [],
};

/** Judges every row in one pass. What was found before a file breaks off counts too. */
export async function judgeAnswerFile({ path }: FileToJudge): Promise<Verdict> {
  const table = await openTable(path, await tableKind(path));
  const errors: Finding[] = [];
  const judged: JudgedRow[] = [];
  const cells: PreviewRow[] = [];
  let [errorCount, rows] = [0, 0];
  let header: Header | undefined;
  const report = (found: readonly Finding[]) => {
    errorCount += found.length;
    errors.push(...found.slice(0, mostFindings - errors.length));
  };
  try {
    for await (const given of table.rows) {
      if (given.cells.every((cell) => cellText(cell) === '')) continue;
      if (!header) {
        header = readAnswerHeader(given);
        report(header.errors);
        continue;
      }
      const most = rows === mostRows ? mostRows : mostFilledRows;
      if (rows === mostRows || judged.length === mostFilledRows) {
        report([{ row: given.row, code: 'TOO_MANY_ROWS', value: String(most) }]);
        break;
      }
      rows += 1;
      const found = judgeAnswerRow(given, header, table.decimalSign());
      if (!found) continue;
      report(found.errors);
      judged.push(found.judged);
      cells.push(previewOf(given));
    }
    if (!header) throw new UnreadableFile(0, 'The file is empty.');
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report([{ row: error.row, code: 'INVALID_FILE_FORMAT' }]);
  }
  return { rows, judged, errors, errorCount, headings: header?.headings ?? [], cells };
}

const previewOf = ({ row, cells }: TableRow): PreviewRow => ({
  row,
  cells: cells.slice(0, mostPreviewedCells).map((cell) => shown(cellText(cell))),
});
