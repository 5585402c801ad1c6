import type { OperationHandlers } from '../../http/register-operations.ts';
import { listReceivedProductRequests, listSupplierProducts } from './received-lines.service.ts';
import { getReceivedRequest, listReceivedRequests } from './received-requests.service.ts';

export const receivedRoutes: OperationHandlers = {
  listReceivedProductRequests,
  listSupplierProducts,
  listReceivedRequests,
  getReceivedRequest,
};
