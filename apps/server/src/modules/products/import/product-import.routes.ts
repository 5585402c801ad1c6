import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { productImportColumns } from '@pcf/contract/vocabulary/product-import-column';
import { emptyFile } from '../../../files/empty-file.ts';
import { downloads, uploads } from '../../../http/operation-handler.ts';
import type { OperationHandlers } from '../../../http/register-operations.ts';
import { readImportProgress } from '../../files/import-progress.service.ts';
import type { ProductImportService } from './product-import.service.ts';

const headings = productImportColumns.map((column) => productImportHeadings[column]);

export const productImportRoutes = (service: ProductImportService): OperationHandlers => ({
  importProducts: uploads(service.mostBytes, service.take),
  getImportProgress: readImportProgress,
  downloadEmptyProductFile: downloads(emptyFile('Products', headings)),
});
