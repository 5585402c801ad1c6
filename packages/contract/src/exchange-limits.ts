/** How many of something one call takes. */
export const mostRequestedProducts = 500;
export const mostProductsAtOnce = 2000;
export const mostSuppliersInPath = 200;
export const mostRemovedSuppliers = 100;
/** The largest amount: of a mass, a quantity, an emission value. */
export const largestAmount = 999_999_999_999;
export const earliestYear = 1990;
export const latestYear = 2200;
