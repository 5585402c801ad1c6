import type { Call } from './call.ts';

export const productsCalls = {
  createProduct: { method: 'POST', path: '/api/customer/products', access: 'user' },
  importProducts: { method: 'POST', path: '/api/customer/products/import', access: 'user' },
  getImportProgress: { method: 'GET', path: '/api/customer/products/import/{importId}', access: 'user' },
  downloadEmptyProductFile: { method: 'GET', path: '/api/customer/products/import-file', access: 'user' },
  getProduct: { method: 'GET', path: '/api/customer/products/{productId}', access: 'user' },
  updateProduct: { method: 'PUT', path: '/api/customer/products/{productId}', access: 'user' },
  restoreProduct: { method: 'POST', path: '/api/customer/products/{productId}/restore', access: 'user' },
  deleteProducts: { method: 'DELETE', path: '/api/product', access: 'user' },
  listPurchasedProducts: { method: 'GET', path: '/api/product/purchased-products', access: 'user' },
} as const satisfies Record<string, Call>;
