import type { Call } from './call.ts';

export const productsCalls = {
  createProduct: { method: 'POST', path: '/api/customer/products', access: 'useProducts' },
  importProducts: { method: 'POST', path: '/api/customer/products/import', access: 'useProducts' },
  getImportProgress: { method: 'GET', path: '/api/customer/products/import/{importId}', access: 'seeProducts' },
  downloadEmptyProductFile: { method: 'GET', path: '/api/customer/products/import-file', access: 'seeProducts' },
  getProduct: { method: 'GET', path: '/api/customer/products/{productId}', access: 'seeProducts' },
  updateProduct: { method: 'PUT', path: '/api/customer/products/{productId}', access: 'useProducts' },
  restoreProduct: { method: 'POST', path: '/api/customer/products/{productId}/restore', access: 'useProducts' },
  deleteProducts: { method: 'DELETE', path: '/api/product', access: 'useProducts' },
  listPurchasedProducts: { method: 'GET', path: '/api/product/purchased-products', access: 'seeOrganisation' },
} as const satisfies Record<string, Call>;
