import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Database } from '../../database/database.ts';
import type { AuthenticatedCall, Download } from '../../http/operation-handler.ts';
import { createTableExport } from '../files/export-table.service.ts';
import { selectAskedYear } from './footprint.queries.ts';
import { footprintCells, footprintHeadings } from './footprint-columns.ts';
import { selectBatch } from './footprint-file.queries.ts';
import { countPurchases } from './purchases.queries.ts';

export type FootprintFile = ReturnType<typeof createFootprintFile>;

export function createFootprintFile(database: Database) {
  const download = createTableExport(database, {
    file: 'FOOTPRINT',
    bucket: 'footprint-exports',
    otherwise: 'Scope 3 category 1',
    headings: footprintHeadings,
    rowsInBatch: 1000,
    selectBatch,
    countUpTo: countPurchases,
    cellsOf: footprintCells,
  });

  return {
    /** Of one year from the first batch to the last, whatever is newer by then. */
    async downloadFootprint(call: AuthenticatedCall, { query }: CheckedInput<'downloadFootprint'>): Promise<Download> {
      const { results } = await database.read(call.credential, (db) => ({ asked: selectAskedYear(db, query) }));
      return download(call, query, { ...query, year: results.asked[0]?.year ?? 0 });
    },
  };
}
