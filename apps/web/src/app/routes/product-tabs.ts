/** The tabs of the products area; each is one of the lists that return as they were left. */
export const productTabs = [
  { key: 'purchased', path: '/products/purchased' },
  { key: 'sold', path: '/products/sold' },
  { key: 'received-requests', path: '/products/received-requests' },
] as const;

export type ProductTab = (typeof productTabs)[number]['key'];
