import type { Filters } from '../../lib/filters/filters.ts';
import { parseFilters } from '../../lib/filters/parse-filters.ts';
import { writeFilters } from '../../lib/filters/write-filters.ts';
import { parseQueryString, writeQueryString } from '../../lib/navigation/query-string.ts';

/** The query string with some filters changed. Another view begins at its first page. */
export function changedSearch(current: Record<string, unknown>, changed: Partial<Filters>): Record<string, unknown> {
  const before = writeQueryString(current);
  // Days that somebody chooses are their own, wherever those before came from.
  const days = changed.requested || changed.lastUpdated ? { utcDays: false } : {};
  const filters = { ...parseFilters(before), ...days, ...changed };
  const { pageNumber: _, ...search } = parseQueryString(writeFilters(before, filters));
  return search;
}

const { sort: _sort, order: _order, ...noFilters } = parseFilters('');

/** Nothing narrows the list; its order stays. */
export const clearedFilters: Partial<Filters> = noFilters;
