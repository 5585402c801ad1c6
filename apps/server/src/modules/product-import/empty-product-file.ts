import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { productImportColumns } from '@pcf/contract/vocabulary/product-import-column';
import { tableFile } from '../../files/table-file.ts';
import type { Download } from '../../http/operation-handler.ts';

/** Every column in its order, and not a row: what is filled in below is imported as it is. */
export async function downloadEmptyProductFile(
  _call: unknown,
  { query }: CheckedInput<'downloadEmptyProductFile'>,
): Promise<Download> {
  const headings = productImportColumns.map((column) => productImportHeadings[column]);
  return tableFile({ format: query.format ?? 'csv', fileName: query.fileName, otherwise: 'Products', headings });
}
