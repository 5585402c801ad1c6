import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Filters } from '../../lib/filters/filters.ts';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';
import { changedSearch, clearedFilters } from './changed-search.ts';
import { countFilters } from './count-filters.ts';
import { readLineFilters } from './read-line-filters.ts';

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
  return { filters, isFiltered: countFilters(filters) > 0, change, clear: () => change(clearedFilters) };
}
