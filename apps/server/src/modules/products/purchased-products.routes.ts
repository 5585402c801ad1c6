import type { OperationHandlers } from '../../http/register-operations.ts';
import { listLinkedProducts, listPurchasedProducts } from './purchased-products.service.ts';

export const purchasedProductsRoutes: OperationHandlers = { listPurchasedProducts, listLinkedProducts };
