import type { SupplierTab } from './supplier-tab.ts';

/** Each tab is a chunk of its own. */
export const supplierTabFiles = {
  products: () => import('./supplier-products.tsx'),
  requests: () => import('./supplier-requests.tsx'),
} satisfies Record<SupplierTab, () => Promise<unknown>>;
