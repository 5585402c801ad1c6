import { writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { getCampaign, listCampaigns } from './campaigns.ts';
import { changeDueDate } from './change-due-date.ts';
import { createEmissionRequest } from './create-request.service.ts';
import { listEmissionRequests } from './request-lists.ts';
import { requestProducts } from './request-products.ts';
import { addCustomerComment, getRequestedProduct } from './requested-product.service.ts';
import { resendRequests, resendRequestsPartly } from './resend-requests.service.ts';

export const requestedProductRoutes: OperationHandlers = {
  getRequestedProduct,
  addCustomerComment: writes(addCustomerComment),
};

export const emissionRequestsRoutes: OperationHandlers = {
  createEmissionRequest: writes(createEmissionRequest),
  requestProducts: writes(requestProducts),
  resendRequests: writes(resendRequests),
  resendRequestsPartly: writes(resendRequestsPartly),
  changeDueDate: writes(changeDueDate),
  listEmissionRequests,
  listCampaigns,
  getCampaign,
};
