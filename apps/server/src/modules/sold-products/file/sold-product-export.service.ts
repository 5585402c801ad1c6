import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { readOnlyTemplateFileHeadings, templateFileHeadings } from '@pcf/contract/template-file-headings';
import type { Database } from '../../../database/database.ts';
import type { FileCell } from '../../../files/csv-text.ts';
import type { AuthenticatedCall, Download } from '../../../http/operation-handler.ts';
import { emissionCells } from '../../files/emission-cells.service.ts';
import { createTableExport } from '../../files/export-table.service.ts';
import { countUpTo, type ExportedTemplate, selectBatch } from './sold-product-export.queries.ts';

const cellsOf = (template: ExportedTemplate): FileCell[] => [
  template.name,
  template.internal_reference,
  template.description,
  ...emissionCells(template.data ?? {}),
  template.valid_until,
  String(template.complete),
  template.customers,
  template.created_at.toISOString(),
  template.updated_at.toISOString(),
];

/** Templates as a file that can be changed and comes back. */
export function createTemplateExport(database: Database) {
  const download = createTableExport(database, {
    file: 'TEMPLATES',
    bucket: 'template-exports',
    otherwise: 'Sold products',
    headings: [...Object.values(templateFileHeadings), ...Object.values(readOnlyTemplateFileHeadings)],
    rowsInBatch: 500,
    selectBatch,
    countUpTo,
    cellsOf,
  });
  return {
    downloadTemplates: (call: AuthenticatedCall, { query }: CheckedInput<'downloadTemplates'>): Promise<Download> =>
      download(call, query, query),
  };
}
