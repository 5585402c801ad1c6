/** Each tab is a chunk of its own. */
export const supplierTabFiles = {
  products: () => import('./supplier-products.tsx'),
  requests: () => import('./supplier-requests.tsx'),
} satisfies Record<SupplierTab, () => Promise<unknown>>;

export const supplierTabs = ['products', 'requests'] as const;

export type SupplierTab = (typeof supplierTabs)[number];

/** A tab that does not exist shows the products. All else in the query string belongs to the tab that is shown. */
export function shownTab({ tab: asked }: { readonly tab?: unknown }): SupplierTab {
  return supplierTabs.find((tab) => tab === asked) ?? 'products';
}
