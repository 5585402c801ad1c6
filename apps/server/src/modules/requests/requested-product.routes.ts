import { writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { addCustomerComment, getRequestedProduct } from './requested-product.service.ts';

export const requestedProductRoutes: OperationHandlers = {
  getRequestedProduct,
  addCustomerComment: writes(addCustomerComment),
};
