import { receivedFilters } from '@pcf/contract/line-filters';
import { receivedRequestSortFields } from '@pcf/contract/vocabulary/requests';
import { countLineFilters, type Filters, lineTable, onlyFilters } from '../../../exchange/line-filters/line-search.ts';
import { type LineView, useLineView } from '../../../exchange/line-filters/use-line-view.ts';
import { toCallQuery } from '../../../lib/filters/filters.ts';

/** How the received requests are narrowed and sorted; what only other lists know is left alone. */
export function useReceivedView(): LineView {
  const view = useLineView();
  const filters = filtersOfReceived(view.filters);
  return { ...view, filters, isFiltered: countLineFilters(filters) > 0 };
}

function filtersOfReceived(filters: Filters): Filters {
  const sort = receivedRequestSortFields.find((field) => field === filters.sort) ?? null;
  return {
    ...onlyFilters(filters, receivedFilters),
    productRequestStatus: filters.productRequestStatus.filter((status) => status !== 'NOT_STARTED'),
    sort,
    order: sort && filters.order,
  };
}

/** The filters of this view as the call takes them. */
export function receivedQuery(filters: Filters) {
  const { sortBy: _, ...query } = toCallQuery(lineTable, filters);
  const sortBy = receivedRequestSortFields.find((field) => field === filters.sort);
  return { ...query, ...(sortBy && { sortBy }) };
}
