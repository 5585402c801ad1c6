import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { productImportColumns } from '@pcf/contract/vocabulary/files';
import { emptyFile } from '../../files/table-download.ts';
import { downloads, uploads, writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { readImportProgress } from '../files/import-file.service.ts';
import { createProduct, getProduct } from './create-product.service.ts';
import { deleteProducts } from './delete-products.ts';
import type { ProductImportService } from './import/import-products.ts';
import type { ProductExportService } from './product-export.ts';
import { listLinkedProducts, listPurchasedProducts } from './purchased-lines.service.ts';
import { restoreProduct, updateProduct } from './update-product.ts';

const headings = productImportColumns.map((column) => productImportHeadings[column]);

export const productImportRoutes = (service: ProductImportService): OperationHandlers => ({
  importProducts: uploads(service.maxBytes, service.take),
  getImportProgress: readImportProgress,
  downloadEmptyProductFile: downloads(emptyFile('Products', headings)),
});

export const productExportRoutes = (service: ProductExportService): OperationHandlers => ({
  downloadPurchased: downloads(service.downloadPurchased),
  downloadPurchasedOfSuppliers: downloads(service.downloadPurchasedOfSuppliers),
});

export const purchasedProductsRoutes: OperationHandlers = { listPurchasedProducts, listLinkedProducts };

export const productsRoutes: OperationHandlers = {
  createProduct: writes(createProduct),
  getProduct,
  updateProduct: writes(updateProduct),
  restoreProduct: writes(restoreProduct),
  deleteProducts: writes(deleteProducts),
};
