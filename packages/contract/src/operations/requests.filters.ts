import { id, words } from '../filter-kinds.ts';
import { productRequestAggregatedStatuses, productRequestStatuses } from '../vocabulary/requests.ts';

/** What the requests that were sent can be narrowed by. */
export const requestFilters = {
  productRequestStatus: words(productRequestStatuses),
  productRequestAggregatedStatus: words(productRequestAggregatedStatuses),
  supplierId: id,
};
