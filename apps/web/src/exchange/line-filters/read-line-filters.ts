import { productSortFields } from '@pcf/contract/vocabulary/product-sort-field';
import type { Filters } from '../../lib/filters/filters.ts';
import { parseFilters } from '../../lib/filters/parse-filters.ts';
import { usableFilters } from './usable-filters.ts';

/** How a list of lines is narrowed and sorted, out of a query string. */
export const readLineFilters = (searchStr: string): Filters =>
  usableFilters(parseFilters(searchStr, productSortFields));
