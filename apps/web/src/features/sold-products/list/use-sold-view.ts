import { productSortFields } from '@pcf/contract/vocabulary/requests';
import { countFilters } from '../../../exchange/line-filters/count-filters.ts';
import { clearedFilters, type LineView, useLineView } from '../../../exchange/line-filters/use-line-view.ts';
import type { Filters } from '../../../lib/filters/filters.ts';
import { toCallQuery } from '../../../lib/filters/to-call-query.ts';

/** How the sold products are narrowed and sorted; what only other lists know is left alone. */
export function useSoldView(): LineView {
  const view = useLineView();
  const filters = soldFilters(view.filters);
  return { ...view, filters, isFiltered: countFilters(filters) > 0 };
}

function soldFilters(filters: Filters): Filters {
  const { textSearch, productName, productInternalReference, emissionValue, lastUpdated } = filters;
  const { validity, complete, outdated } = filters;
  return {
    ...filters,
    ...clearedFilters,
    textSearch,
    productName,
    productInternalReference,
    emissionValue,
    lastUpdated,
    validity,
    complete,
    outdated,
  };
}

/** The filters as the call takes them. */
export function soldQuery(filters: Filters) {
  const { sortBy: _, ...query } = toCallQuery(soldFilters(filters));
  const sortBy = productSortFields.find((field) => field === filters.sort);
  return { ...query, ...(sortBy && { sortBy }) };
}
