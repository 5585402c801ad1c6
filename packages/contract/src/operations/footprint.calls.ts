import type { Call } from './call.ts';

export const footprintCalls = {
  getFootprint: { method: 'GET', path: '/api/organisation/footprint', access: 'user' },
  listFootprintLines: { method: 'GET', path: '/api/organisation/footprint/lines', access: 'user' },
  downloadFootprint: { method: 'GET', path: '/api/organisation/footprint/download', access: 'user' },
  chooseEstimates: { method: 'PUT', path: '/api/product/estimates', access: 'user' },
  removePurchaseQuantity: {
    method: 'DELETE',
    path: '/api/customer/products/{productId}/lines/{lineId}/quantities/{year}',
    access: 'user',
  },
} as const satisfies Record<string, Call>;
