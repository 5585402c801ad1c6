import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Database } from '../../database/database.ts';
import type { AuthenticatedCall, Download } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { createTableExport } from '../files/export-table.service.ts';
import { exportedCells, exportedHeadings } from './exported-columns.ts';
import { countUpTo, selectBatch, selectKnownSuppliers } from './product-export.queries.ts';

export type ProductExportService = ReturnType<typeof createProductExport>;

export function createProductExport(database: Database) {
  const download = createTableExport(database, {
    file: 'PURCHASED',
    bucket: 'product-exports',
    otherwise: 'Purchased products',
    headings: exportedHeadings,
    rowsInBatch: 1000,
    selectBatch,
    countUpTo,
    cellsOf: exportedCells,
  });

  return {
    downloadPurchased: (call: AuthenticatedCall, { query }: CheckedInput<'downloadPurchased'>): Promise<Download> =>
      download(call, query, query),

    async downloadPurchasedOfSuppliers(
      call: AuthenticatedCall,
      { params, query }: CheckedInput<'downloadPurchasedOfSuppliers'>,
    ): Promise<Download> {
      const supplierIds = [...new Set(params.supplierIds.map((id) => id.toLowerCase()))];
      const { results } = await database.read(call.credential, (db) => ({
        known: selectKnownSuppliers(db, supplierIds),
      }));
      if (results.known.length < supplierIds.length) throw new ProblemError('NOT_FOUND');
      return download(call, query, { supplierIds });
    },
  };
}
