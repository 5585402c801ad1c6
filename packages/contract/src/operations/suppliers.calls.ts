import type { Call } from './call.ts';

export const suppliersCalls = {
  listSuppliers: { method: 'GET', path: '/api/customer/suppliers', access: 'user' },
  getSupplier: { method: 'GET', path: '/api/customer/suppliers/{supplierId}', access: 'user' },
  listLinkedProducts: {
    method: 'GET',
    path: '/api/customer/suppliers/{supplierId}/linked-products-with-emission-requests',
    access: 'user',
  },
  removeSuppliers: { method: 'DELETE', path: '/api/customer/suppliers', access: 'admin' },
  listCustomers: { method: 'GET', path: '/api/customers', access: 'user' },
} as const satisfies Record<string, Call>;
