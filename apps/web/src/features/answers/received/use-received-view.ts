import { receivedRequestSortFields } from '@pcf/contract/vocabulary/requests';
import { countFilters } from '../../../exchange/line-filters/count-filters.ts';
import { clearedFilters, type LineView, useLineView } from '../../../exchange/line-filters/use-line-view.ts';
import type { Filters } from '../../../lib/filters/filters.ts';
import { toCallQuery } from '../../../lib/filters/to-call-query.ts';

/** How the received requests are narrowed and sorted; what only other lists know is left alone. */
export function useReceivedView(): LineView {
  const view = useLineView();
  const filters = receivedFilters(view.filters);
  return { ...view, filters, isFiltered: countFilters(filters) > 0 };
}

function receivedFilters(filters: Filters): Filters {
  const { textSearch, productRequestStatus, selectedCustomers, lastUpdated, overdue, requested, utcDays } = filters;
  const { validity, dataQuality } = filters;
  const sort = receivedRequestSortFields.find((field) => field === filters.sort) ?? null;
  return {
    ...filters,
    ...clearedFilters,
    textSearch,
    productRequestStatus: productRequestStatus.filter((status) => status !== 'NOT_STARTED'),
    selectedCustomers,
    lastUpdated,
    overdue,
    requested,
    utcDays,
    validity,
    dataQuality,
    sort,
    order: sort && filters.order,
  };
}

/** The filters of this view as the call takes them. */
export function receivedQuery(filters: Filters) {
  const { sortBy: _, ...query } = toCallQuery(filters);
  const sortBy = receivedRequestSortFields.find((field) => field === filters.sort);
  return { ...query, ...(sortBy && { sortBy }) };
}
