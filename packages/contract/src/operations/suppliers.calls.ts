import type { Call } from './call.ts';

export const suppliersCalls = {
  listSuppliers: { method: 'GET', path: '/api/customer/suppliers', access: 'seeOrganisation' },
  getSupplier: { method: 'GET', path: '/api/customer/suppliers/{supplierId}', access: 'seeOrganisation' },
  listLinkedProducts: {
    method: 'GET',
    path: '/api/customer/suppliers/{supplierId}/linked-products-with-emission-requests',
    access: 'seeOrganisation',
  },
  removeSuppliers: { method: 'DELETE', path: '/api/customer/suppliers', access: 'removeSuppliers' },
  listCustomers: { method: 'GET', path: '/api/customers', access: 'seeOrganisation' },
} as const satisfies Record<string, Call>;
