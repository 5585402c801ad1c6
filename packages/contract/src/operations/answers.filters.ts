import { words } from '../filter-kinds.ts';
import { productRequestStatuses } from '../vocabulary/requests.ts';

/** What the requests that were received can be narrowed by. */
export const receivedRequestFilters = {
  productRequestStatus: words(productRequestStatuses),
};
