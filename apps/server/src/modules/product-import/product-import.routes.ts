import { downloads, uploads } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { downloadEmptyProductFile } from './empty-product-file.ts';
import { getImportProgress, type ProductImportService } from './product-import.service.ts';

export const productImportRoutes = (service: ProductImportService): OperationHandlers => ({
  importProducts: uploads(service.mostBytes, service.importProducts),
  getImportProgress,
  downloadEmptyProductFile: downloads(downloadEmptyProductFile),
});
