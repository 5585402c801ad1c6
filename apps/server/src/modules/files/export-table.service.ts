import { setImmediate } from 'node:timers/promises';
import type { ExportedFile, ExportFormat } from '@pcf/contract/vocabulary/lists';
import type { Compilable } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import { csvText, type FileCell } from '../../files/csv-text.ts';
import { type FilePiece, tableFile } from '../../files/table-download.ts';
import type { AuthenticatedCall, Download } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';

/** Where the next batch begins: behind this row. As text, since a date of JavaScript would lose its microseconds. */
export interface Position {
  readonly position: string;
  readonly id: string;
}

export interface BatchAsked<Filter> {
  readonly filter: Filter;
  readonly after: Position | undefined;
  readonly size: number;
}

/** A list that goes out as a file. */
export interface ExportedTable<Filter, Row extends Position> {
  /** What the log calls it. */
  readonly file: ExportedFile;
  /** Of the limit. */
  readonly bucket: string;
  /** The name of the file where none was asked for. */
  readonly otherwise: string;
  readonly headings: readonly string[];
  readonly rowsInBatch: number;
  selectBatch(db: Queries, asked: BatchAsked<Filter>): Compilable<Row>;
  /** How many rows there are, but no more than it takes to know that they are too many. */
  countUpTo(db: Queries, filter: Filter, most: number): Compilable<{ count: number }>;
  cellsOf(row: Row): FileCell[];
  /** What the cells are as CSV, where that is had without them. */
  csvOf?(rows: readonly Row[]): string;
}

interface FileAsked {
  readonly fileName?: string | undefined;
  readonly format?: ExportFormat | undefined;
}

const exportsAnHour = 300;
/** How many rows are written at a stretch: a few milliseconds, after which others have their turn. */
const rowsInPiece = 200;
/** A spreadsheet is in memory as a whole; for more rows there is CSV. */
const maxXlsxRows = 50_000;

/** Sends a list batch by batch, so that no transaction stays open between two of them. */
export function createTableExport<Filter, Row extends Position>(
  database: Database,
  {
    file,
    bucket,
    otherwise,
    headings,
    rowsInBatch,
    selectBatch,
    countUpTo,
    cellsOf,
    csvOf,
  }: ExportedTable<Filter, Row>,
) {
  const limit = { bucket, allowed: exportsAnHour, windowSeconds: 60 * 60 };

  async function checkSize({ credential }: AuthenticatedCall, filter: Filter): Promise<void> {
    const { results } = await database.read(credential, (db) => ({ counted: countUpTo(db, filter, maxXlsxRows + 1) }));
    if ((results.counted[0]?.count ?? 0) > maxXlsxRows) {
      throw new ProblemError('BODY_TOO_LARGE', {
        detail: `A spreadsheet has at most ${maxXlsxRows} rows; CSV has any number.`,
      });
    }
  }

  async function batchAfter(
    { credential }: AuthenticatedCall,
    filter: Filter,
    after: Position | undefined,
  ): Promise<Row[]> {
    const { results } = await database.read(credential, (db) => ({
      rows: selectBatch(db, { filter, after, size: rowsInBatch }),
    }));
    return results.rows;
  }

  const pieceOf = (rows: readonly Row[]): FilePiece => {
    const cells = () => rows.map(cellsOf);
    return { cells, csv: () => csvOf?.(rows) ?? csvText(cells()) };
  };

  async function* piecesOf(call: AuthenticatedCall, filter: Filter, first: readonly Row[]): AsyncGenerator<FilePiece> {
    const batches = readBatches(first, rowsInBatch, (last) => batchAfter(call, filter, last));
    for await (const rows of batches) {
      for (let from = 0; from < rows.length; from += rowsInPiece) {
        yield pieceOf(rows.slice(from, from + rowsInPiece));
        await setImmediate();
      }
    }
  }

  return async (
    call: AuthenticatedCall,
    { fileName, format = 'csv' }: FileAsked,
    filter: Filter,
  ): Promise<Download> => {
    const { credential, caller } = call;
    const wait = await database.writeOwn(credential, (tx) => takeLimit(tx, limit, caller.organisationId));
    if (wait !== undefined) throw tooManyRequests(wait);
    if (format === 'xlsx') await checkSize(call, filter);
    // The first batch is read before the answer begins: what is wrong by then can still be said.
    const first = await batchAfter(call, filter, undefined);
    await database.writeOwn(credential, (tx) => recordActivity(tx, caller, 'DATA_EXPORTED', { file, format }));
    const { organisationId } = caller;
    const pieces = piecesOf(call, filter, first);
    return tableFile({ organisationId, format, fileName, otherwise, headings, pieces });
  };
}

/**
 * One batch after the other, from the first on. While the rows of one are dealt with, the next is on its way, and never
 * more than that one. A batch that is not full is the last.
 */
export async function* readBatches<Row>(
  first: readonly Row[],
  rowsInBatch: number,
  batchAfter: (last: Row) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let rows = first;
  while (rows.length > 0) {
    const last = rows.at(-1);
    const next = last !== undefined && rows.length === rowsInBatch ? batchAfter(last) : undefined;
    // A reader that takes no more batches gets no failure either.
    next?.catch(() => {});
    yield rows;
    rows = (await next) ?? [];
  }
}
