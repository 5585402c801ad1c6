import { maxSuppliersInPath } from '../exchange-limits.ts';
import { ids, words } from '../filter-kinds.ts';
import { footprintBases } from '../vocabulary/footprint.ts';

/** What the purchases of a year can be narrowed by. */
export const footprintFilters = {
  basis: words(footprintBases),
  supplierIds: ids(maxSuppliersInPath),
  productIds: ids(maxSuppliersInPath),
};
