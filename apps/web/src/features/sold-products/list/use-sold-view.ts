import { soldProductFilters } from '@pcf/contract/line-filters';
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
const filtersOfSold = (filters: Filters): Filters => ({ ...onlyFilters(filters, soldProductFilters), timeZone: null });

/** The filters as the call takes them. */
export const soldQuery = (filters: Filters) => toCallQuery(lineTable, filtersOfSold(filters));
