import { Readable } from 'node:stream';
import type { ExportFormat } from '@pcf/contract/vocabulary/lists';
import { cleanFileName } from '../http/content-disposition.ts';
import type { AuthenticatedCall, Download } from '../http/operation-handler.ts';
import { createSlots } from '../limits/slots.ts';
import { byteOrderMark, csvText, type FileCell } from './csv-text.ts';
import { createWorkerTasks, soleAnswer } from './worker-tasks.ts';

/** Every column in its order, and not a row: what is filled in below is imported as it is. */
export const emptyFile =
  (otherwise: string, headings: readonly string[]) =>
  ({ caller: { organisationId } }: AuthenticatedCall, { query }: Asked): Promise<Download> =>
    tableFile({ organisationId, format: query.format ?? 'csv', fileName: query.fileName, otherwise, headings });

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const writtenSheets = createWorkerTasks<Uint8Array>(new URL('./write-xlsx.worker.ts', import.meta.url));
/** Each spreadsheet has a thread, and is in memory as a whole. */
const inSlot = createSlots();

/** Some rows of a file, as whichever the file is of. */
export interface FilePiece {
  cells(): readonly (readonly FileCell[])[];
  csv(): string;
}

export interface TableFile {
  /** Whose it is. */
  readonly organisationId: string;
  readonly format: ExportFormat;
  readonly fileName: string | undefined;
  /** The name of the file where none was asked for. */
  readonly otherwise: string;
  readonly headings: readonly string[];
  /** One after the other; a CSV file is sent as they come, a spreadsheet once they are all there. */
  readonly pieces?: AsyncIterable<FilePiece>;
}

export async function tableFile({
  organisationId,
  format,
  fileName,
  otherwise,
  headings,
  pieces = nothing(),
}: TableFile): Promise<Download> {
  return {
    type: types[format],
    fileName: cleanFileName(fileName, otherwise, format),
    content:
      format === 'csv' ? csvFile(headings, pieces) : await inSlot(organisationId, () => xlsxFile(headings, pieces)),
  };
}

async function* nothing(): AsyncGenerator<FilePiece> {}

/** By bytes, not by pieces: of what nobody has fetched yet, little is kept. */
const csvFile = (headings: readonly string[], pieces: AsyncIterable<FilePiece>) =>
  Readable.from(csvPieces(headings, pieces), { objectMode: false });

async function* csvPieces(headings: readonly string[], pieces: AsyncIterable<FilePiece>): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + csvText([headings]));
  for await (const piece of pieces) yield Buffer.from(piece.csv());
}

async function xlsxFile(headings: readonly string[], pieces: AsyncIterable<FilePiece>): Promise<Buffer> {
  const rows: (readonly FileCell[])[] = [];
  for await (const piece of pieces) rows.push(...piece.cells());
  return Buffer.from(await soleAnswer(writtenSheets({ headings, rows })));
}

interface Asked {
  readonly query: { readonly fileName?: string | undefined; readonly format?: ExportFormat | undefined };
}
