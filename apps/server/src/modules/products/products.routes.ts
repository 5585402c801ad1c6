import { writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { deleteProducts } from './delete-products.service.ts';
import { createProduct, getProduct } from './products.service.ts';
import { restoreProduct } from './restore-product.service.ts';
import { updateProduct } from './update-product.service.ts';

export const productsRoutes: OperationHandlers = {
  createProduct: writes(createProduct),
  getProduct,
  updateProduct: writes(updateProduct),
  restoreProduct: writes(restoreProduct),
  deleteProducts: writes(deleteProducts),
};
