import { useNavigate } from '@tanstack/react-router';
import { noFilters } from '../../lib/filters/filters.ts';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';
import {
  type ActivityFilters,
  activityTable,
  isNarrowed,
  readActivityFilters,
  writeActivityFilters,
} from './activity-filters.ts';

export interface ActivityView {
  readonly filters: ActivityFilters;
  readonly isFiltered: boolean;
  readonly change: (changed: Partial<ActivityFilters>) => void;
  readonly clear: () => void;
}

type Search = Readonly<Record<string, unknown>>;

/** What the log is narrowed to, kept in the query string, so that a reload and a link show the same entries. */
export function useActivityView(): ActivityView {
  const filters = readActivityFilters(useOwnLocation().search as Search);
  const navigate = useNavigate();
  const change: ActivityView['change'] = (changed) =>
    void navigate({
      to: '.',
      search: (current: Search) => {
        const { pageNumber: _, ...others } = current;
        return { ...others, ...writeActivityFilters({ ...readActivityFilters(current), ...changed }) };
      },
      resetScroll: false,
    });
  return { filters, isFiltered: isNarrowed(filters), change, clear: () => change(noFilters(activityTable)) };
}
