import { downloads } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { ProductExportService } from './product-export.service.ts';

export const productExportRoutes = (service: ProductExportService): OperationHandlers => ({
  downloadPurchased: downloads(service.downloadPurchased),
  downloadPurchasedOfSuppliers: downloads(service.downloadPurchasedOfSuppliers),
});
