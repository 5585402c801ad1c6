import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Database } from '../../database/database.ts';
import type { AuthenticatedCall, Download } from '../../http/operation-handler.ts';
import { createTableExport } from '../files/export-table.service.ts';
import { countExported, selectBatch } from './activity-log.queries.ts';
import { exportedCells, exportedHeadings } from './exported-columns.ts';

export type ActivityExport = ReturnType<typeof createActivityExport>;

export function createActivityExport(database: Database) {
  const download = createTableExport(database, {
    file: 'ACTIVITY',
    bucket: 'activity-exports',
    otherwise: 'Activity',
    headings: exportedHeadings,
    rowsInBatch: 1000,
    selectBatch,
    countUpTo: countExported,
    cellsOf: exportedCells,
  });
  return {
    downloadActivities: (call: AuthenticatedCall, { query }: CheckedInput<'downloadActivities'>): Promise<Download> =>
      download(call, query, query),
  };
}
