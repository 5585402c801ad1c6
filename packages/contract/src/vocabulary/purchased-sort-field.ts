import { productSortFields } from './product-sort-field.ts';

/** Purchased products can also be read in the order in which they were submitted, as far as they wait for a review. */
export const purchasedSortFields = [...productSortFields, 'SUBMITTED_AT'] as const;

export type PurchasedSortField = (typeof purchasedSortFields)[number];
