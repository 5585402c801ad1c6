/** What becomes of a product that is deleted: what was never sent disappears, anything else is kept in the archive. */
export const productRemovals = ['DELETED', 'ARCHIVED', 'KEPT'] as const;

export type ProductRemoval = (typeof productRemovals)[number];
