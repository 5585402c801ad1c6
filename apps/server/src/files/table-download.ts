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

export type FileRows = readonly (readonly FileCell[])[];

export interface TableFile {
  /** Whose it is. */
  readonly organisationId: string;
  readonly format: ExportFormat;
  readonly fileName: string | undefined;
  /** The name of the file where none was asked for. */
  readonly otherwise: string;
  readonly headings: readonly string[];
  /** Batch by batch; a CSV file is sent as they come, a spreadsheet once they are all there. */
  readonly batches?: AsyncIterable<FileRows>;
}

export async function tableFile({
  organisationId,
  format,
  fileName,
  otherwise,
  headings,
  batches = nothing(),
}: TableFile): Promise<Download> {
  return {
    type: types[format],
    fileName: cleanFileName(fileName, otherwise, format),
    content:
      format === 'csv' ? csvFile(headings, batches) : await inSlot(organisationId, () => xlsxFile(headings, batches)),
  };
}

async function* nothing(): AsyncGenerator<FileRows> {}

/** By bytes, not by pieces: of what nobody has fetched yet, little is kept. */
const csvFile = (headings: readonly string[], batches: AsyncIterable<FileRows>) =>
  Readable.from(csvPieces(headings, batches), { objectMode: false });

async function* csvPieces(headings: readonly string[], batches: AsyncIterable<FileRows>): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + csvText([headings]));
  for await (const rows of batches) yield Buffer.from(csvText(rows));
}

async function xlsxFile(headings: readonly string[], batches: AsyncIterable<FileRows>): Promise<Buffer> {
  const rows: (readonly FileCell[])[] = [];
  for await (const batch of batches) rows.push(...batch);
  return Buffer.from(await soleAnswer(writtenSheets({ headings, rows })));
}

interface Asked {
  readonly query: { readonly fileName?: string | undefined; readonly format?: ExportFormat | undefined };
}
