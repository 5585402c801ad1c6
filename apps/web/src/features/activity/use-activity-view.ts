import { useNavigate } from '@tanstack/react-router';
import type { Range } from '../../lib/filters/codecs.ts';
import type { CalendarDay } from '../../lib/format/date-format.ts';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';
import { type ActivityFilters, readActivityFilters, writeActivityFilters } from './activity-filters.ts';
import type { ActivityGroup } from './activity-groups.ts';

export interface ActivityView {
  readonly filters: ActivityFilters;
  readonly isFiltered: boolean;
  readonly change: (changed: {
    readonly groups?: ActivityGroup[];
    readonly actorIds?: string[];
    readonly days?: Range<CalendarDay>;
  }) => void;
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
  const { groups, actorIds, days } = filters;
  return {
    filters,
    isFiltered: groups.length > 0 || actorIds.length > 0 || days.from !== null || days.to !== null,
    change,
    clear: () => change({ groups: [], actorIds: [], days: { from: null, to: null } }),
  };
}
