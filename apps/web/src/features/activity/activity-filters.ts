import { words } from '@pcf/contract/filter-kinds';
import { activityFilters } from '@pcf/contract/operations/activity.filters';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import type { PageFilter } from '../../lib/filters/codecs.ts';
import { countFilters, type FiltersOf, filterSearch, readFilters, usableFilters } from '../../lib/filters/filters.ts';
import { readerZone } from '../../lib/format/date-format.ts';
import { activityGroups, eventsOf } from './activity-groups.ts';

/** What the log is narrowed by. People choose what events are about, and the days of their own zone. */
export const activityTable = {
  groups: { ...words(activityGroups), address: 'area', sorted: true },
  /** Of users and API keys. */
  actorIds: { ...activityFilters.actorIds, address: 'who' },
  days: activityFilters.days,
} as const satisfies Record<string, PageFilter>;

export type ActivityQuery = OperationInput<'listActivities'>['query'];

export type ActivityFilters = FiltersOf<typeof activityTable>;

/** Reads the query string; what makes no sense there narrows nothing. */
export const readActivityFilters = (search: Readonly<Record<string, unknown>>): ActivityFilters =>
  usableFilters(activityTable, readFilters(activityTable, search));

export const writeActivityFilters = (filters: ActivityFilters) => filterSearch(activityTable, filters);

export const isNarrowed = (filters: ActivityFilters): boolean => countFilters(activityTable, filters) > 0;

export const activityQuery = ({ groups, actorIds, days: { from, to } }: ActivityFilters): ActivityQuery => ({
  ...(groups.length > 0 && { event: eventsOf(groups) }),
  ...(actorIds.length > 0 && { actorIds: [...actorIds] }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...inReadersZone({ from, to }),
});

function inReadersZone({ from, to }: ActivityFilters['days']): Pick<ActivityQuery, 'timeZone'> {
  const timeZone = from === null && to === null ? null : readerZone();
  return timeZone === null ? {} : { timeZone };
}
