import type { Call } from './call.ts';

export const requestsCalls = {
  createEmissionRequest: { method: 'POST', path: '/api/customer/emission-requests', access: 'user' },
  listEmissionRequests: { method: 'GET', path: '/api/customer/emission-requests', access: 'user' },
  requestProducts: { method: 'POST', path: '/api/product/emission-requests', access: 'user' },
  resendRequests: { method: 'POST', path: '/api/product/emission-requests/resend', access: 'user' },
  resendRequestsPartly: { method: 'POST', path: '/api/product/emission-requests/resend_v2', access: 'user' },
  getRequestedProduct: {
    method: 'GET',
    path: '/api/customer/emission-requests/{requestReference}/products/{productId}',
    access: 'user',
  },
  addCustomerComment: {
    method: 'POST',
    path: '/api/customer/emission-requests/{requestReference}/products/{productId}/comments',
    access: 'user',
  },
  downloadPurchased: { method: 'GET', path: '/api/customer/emission-requests/download/purchased', access: 'user' },
  downloadPurchasedOfSuppliers: {
    method: 'GET',
    path: '/api/customer/emission-requests/download/purchased/{supplierIds}',
    access: 'user',
  },
  listCampaigns: { method: 'GET', path: '/api/customer/campaigns', access: 'user' },
  getCampaign: { method: 'GET', path: '/api/customer/campaigns/{campaignId}', access: 'user' },
} as const satisfies Record<string, Call>;
