import type { Call } from './call.ts';

export const footprintCalls = {
  getFootprint: { method: 'GET', path: '/api/organisation/footprint', access: 'seeOrganisation' },
  listFootprintLines: { method: 'GET', path: '/api/organisation/footprint/lines', access: 'seeOrganisation' },
  downloadFootprint: { method: 'GET', path: '/api/organisation/footprint/download', access: 'seeOrganisation' },
  chooseEstimates: { method: 'PUT', path: '/api/product/estimates', access: 'useProducts' },
  removePurchaseQuantity: {
    method: 'DELETE',
    path: '/api/customer/products/{productId}/lines/{lineId}/quantities/{year}',
    access: 'useProducts',
  },
} as const satisfies Record<string, Call>;
