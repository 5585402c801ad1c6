import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { ExportFormat } from '@pcf/contract/vocabulary/export-format';
import type { Caller, Database } from '../../database/database.ts';
import { type FileRows, tableFile } from '../../files/table-file.ts';
import type { Download } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import type { LineFilter } from '../purchased-products/found-lines.service.ts';
import { exportedCells, exportedHeadings } from './exported-columns.ts';
import {
  countUpTo,
  type ExportedLine,
  type Position,
  selectBatch,
  selectKnownSuppliers,
} from './product-export.queries.ts';

const exports: SharedLimit = { bucket: 'product-exports', allowed: 300, windowSeconds: 60 * 60 };
const rowsInBatch = 1000;
/** A spreadsheet is in memory as a whole; whoever has more takes CSV. */
const mostXlsxRows = 50_000;

interface Call {
  readonly sessionId: string;
  readonly caller: Caller;
}

export type ProductExportService = ReturnType<typeof createProductExport>;

export function createProductExport(database: Database) {
  async function download(
    call: Call,
    query: { readonly fileName?: string | undefined; readonly format?: ExportFormat | undefined },
    filter: LineFilter,
  ): Promise<Download> {
    await withinLimit(call);
    const format = query.format ?? 'csv';
    if (format === 'xlsx') await checkSize(call, filter);
    // The first batch is read before the answer begins: what is wrong by then can still be said.
    const first = await batchAfter(call, filter, undefined);
    return tableFile({
      format,
      fileName: query.fileName,
      otherwise: 'Purchased products',
      headings: exportedHeadings,
      batches: batches(call, filter, first),
    });
  }

  async function withinLimit({ sessionId, caller }: Call): Promise<void> {
    const wait = await database.write(sessionId, (tx) => takeLimit(tx, exports, caller.organisationId));
    if (wait !== undefined) throw tooManyRequests(wait);
  }

  async function checkSize({ sessionId }: Call, filter: LineFilter): Promise<void> {
    const { results } = await database.read(sessionId, (db) => ({ counted: countUpTo(db, filter, mostXlsxRows + 1) }));
    if ((results.counted[0]?.count ?? 0) > mostXlsxRows) {
      throw new ProblemError('BODY_TOO_LARGE', {
        detail: `A spreadsheet has at most ${mostXlsxRows} rows; CSV has any number.`,
      });
    }
  }

  async function batchAfter({ sessionId }: Call, filter: LineFilter, after: Position | undefined) {
    const { results } = await database.read(sessionId, (db) => ({
      lines: selectBatch(db, { filter, after, size: rowsInBatch }),
    }));
    return results.lines;
  }

  async function* batches(call: Call, filter: LineFilter, first: readonly ExportedLine[]): AsyncGenerator<FileRows> {
    for (let lines = first; lines.length > 0; ) {
      yield lines.map(exportedCells);
      const last = lines.at(-1);
      if (!last || lines.length < rowsInBatch) return;
      lines = await batchAfter(call, filter, { createdAt: last.position, id: last.id });
    }
  }

  return {
    downloadPurchased: (call: Call, { query }: CheckedInput<'downloadPurchased'>): Promise<Download> =>
      download(call, query, query),

    async downloadPurchasedOfSuppliers(
      call: Call,
      { params, query }: CheckedInput<'downloadPurchasedOfSuppliers'>,
    ): Promise<Download> {
      const supplierIds = [...new Set(params.supplierIds.map((id) => id.toLowerCase()))];
      const { results } = await database.read(call.sessionId, (db) => ({
        known: selectKnownSuppliers(db, supplierIds),
      }));
      if (results.known.length < supplierIds.length) throw new ProblemError('NOT_FOUND');
      return download(call, query, { supplierIds });
    },
  };
}
