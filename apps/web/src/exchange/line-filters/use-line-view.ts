import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readFilters, writeFilters } from '../../lib/filters/filters.ts';
import { parseQueryString, writeQueryString } from '../../lib/navigation/query-string.ts';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';
import { clearedFilters, countLineFilters, type Filters, lineTable, readLineFilters } from './line-search.ts';

export interface LineView {
  readonly filters: Filters;
  readonly isFiltered: boolean;
  /** Replacing leaves no way back, for what changes with every key. */
  readonly change: (changed: Partial<Filters>, options?: { readonly replace: boolean }) => void;
  readonly clear: () => void;
}

/** How a list of lines is narrowed and sorted, kept in the query string, so that a reload and a link show the same rows. */
export function useLineView(): LineView {
  const { searchStr } = useOwnLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => readLineFilters(searchStr), [searchStr]);
  const change: LineView['change'] = (changed, { replace } = { replace: false }) => {
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => changedSearch(current, changed),
      resetScroll: false,
      replace,
    });
  };
  return { filters, isFiltered: countLineFilters(filters) > 0, change, clear: () => change(clearedFilters) };
}

/** The query string with some filters changed. Another view begins at its first page. */
export function changedSearch(current: Record<string, unknown>, changed: Partial<Filters>): Record<string, unknown> {
  const before = writeQueryString(current);
  // Days that somebody chooses are their own, wherever those before came from.
  const days = changed.requested || changed.lastUpdated ? { timeZone: null } : {};
  const filters = { ...readFilters(lineTable, before), ...days, ...changed };
  const { pageNumber: _, ...search } = parseQueryString(writeFilters(lineTable, before, filters));
  return search;
}
