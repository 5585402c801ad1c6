import { soldProductFilters } from '@pcf/contract/line-filters';
import { productSortFields } from '@pcf/contract/vocabulary/requests';
import { countLineFilters, type Filters, lineTable, onlyFilters } from '../../../exchange/line-filters/line-search.ts';
import { type LineView, useLineView } from '../../../exchange/line-filters/use-line-view.ts';
import { toCallQuery } from '../../../lib/filters/filters.ts';

/** How the sold products are narrowed and sorted; what only other lists know is left alone. */
export function useSoldView(): LineView {
  const view = useLineView();
  const filters = filtersOfSold(view.filters);
  return { ...view, filters, isFiltered: countLineFilters(filters) > 0 };
}

/** No figure leads here, so that the days are always the reader's. */
function filtersOfSold(filters: Filters): Filters {
  const sort = productSortFields.find((field) => field === filters.sort) ?? null;
  return { ...onlyFilters(filters, soldProductFilters), timeZone: null, sort, order: sort && filters.order };
}

/** The filters as the call takes them. */
export function soldQuery(filters: Filters) {
  const { sortBy: _, ...query } = toCallQuery(lineTable, filtersOfSold(filters));
  const sortBy = productSortFields.find((field) => field === filters.sort);
  return { ...query, ...(sortBy && { sortBy }) };
}
