/** Purchased products, linked products and templates. */
export const productSortFields = ['CREATED_AT', 'UPDATED_AT', 'EMISSION_VALUE', 'INTERNAL_REFERENCE'] as const;

export type ProductSortField = (typeof productSortFields)[number];
