import { productSortFields } from '@pcf/contract/vocabulary/requests';
import type { Filters } from '../../lib/filters/filters.ts';
import { parseFilters } from '../../lib/filters/parse-filters.ts';
import { toCallQuery } from '../../lib/filters/to-call-query.ts';
import { usableFilters } from './usable-filters.ts';

/** How a list of lines is narrowed and sorted, out of a query string. */
export const readLineFilters = (searchStr: string): Filters =>
  usableFilters(parseFilters(searchStr, productSortFields));

/** The filters as the lists of lines take them; a call leaves alone what it does not know. */
export function lineQuery(filters: Filters) {
  const { sortBy: _, customerIds: __, ...query } = toCallQuery(filters);
  const sortBy = productSortFields.find((field) => field === filters.sort);
  return { ...query, ...(sortBy && { sortBy }) };
}
