/** The tabs of the products area; the query string of each is remembered under its key. */
export const productTabs = [
  { key: 'purchased', path: '/products/purchased' },
  { key: 'sold', path: '/products/sold' },
  { key: 'received-requests', path: '/products/received-requests' },
] as const;

export type ProductTab = (typeof productTabs)[number]['key'];
