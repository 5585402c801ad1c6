import type { Call } from './call.ts';

export const requestsCalls = {
  createEmissionRequest: { method: 'POST', path: '/api/customer/emission-requests', access: 'actOnRequests' },
  listEmissionRequests: { method: 'GET', path: '/api/customer/emission-requests', access: 'seeOrganisation' },
  requestProducts: { method: 'POST', path: '/api/product/emission-requests', access: 'actOnRequests' },
  resendRequests: { method: 'POST', path: '/api/product/emission-requests/resend', access: 'actOnRequests' },
  resendRequestsPartly: { method: 'POST', path: '/api/product/emission-requests/resend_v2', access: 'actOnRequests' },
  changeDueDate: { method: 'PUT', path: '/api/product/emission-requests/due-date', access: 'actOnRequests' },
  getRequestedProduct: {
    method: 'GET',
    path: '/api/customer/emission-requests/{requestReference}/products/{productId}',
    access: 'seeOrganisation',
  },
  addCustomerComment: {
    method: 'POST',
    path: '/api/customer/emission-requests/{requestReference}/products/{productId}/comments',
    access: 'actOnRequests',
  },
  downloadPurchased: {
    method: 'GET',
    path: '/api/customer/emission-requests/download/purchased',
    access: 'seeProducts',
  },
  downloadPurchasedOfSuppliers: {
    method: 'GET',
    path: '/api/customer/emission-requests/download/purchased/{supplierIds}',
    access: 'seeProducts',
  },
  listCampaigns: { method: 'GET', path: '/api/customer/campaigns', access: 'seeOrganisation' },
  getCampaign: { method: 'GET', path: '/api/customer/campaigns/{campaignId}', access: 'seeOrganisation' },
} as const satisfies Record<string, Call>;
