import type { OperationInput } from '@pcf/contract/operations/operation-types';
import type { Range } from '../../lib/filters/codecs.ts';
import { type CalendarDay, readerZone, startOfDay } from '../../lib/format/date-format.ts';
import { type ActivityGroup, activityGroups, eventsOf } from './activity-groups.ts';

export interface ActivityFilters {
  readonly groups: readonly ActivityGroup[];
  /** Of users and API keys. */
  readonly actorIds: readonly string[];
  readonly days: Range<CalendarDay>;
}

export type ActivityQuery = OperationInput<'listActivities'>['query'];

type Search = Readonly<Record<string, unknown>>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** As many as the call takes. */
const mostActors = 50;

/** Reads the query string; what makes no sense there narrows nothing. */
export function readActivityFilters(search: Search): ActivityFilters {
  const areas = textsOf(search.area);
  return {
    groups: activityGroups.filter((group) => areas.includes(group)),
    actorIds: [...new Set(textsOf(search.who).filter((id) => uuid.test(id)))].slice(0, mostActors),
    days: { from: dayOf(search.from), to: dayOf(search.to) },
  };
}

export function writeActivityFilters({ groups, actorIds, days }: ActivityFilters): Record<string, unknown> {
  return {
    area: groups.length > 0 ? groups : undefined,
    who: actorIds.length > 0 ? actorIds : undefined,
    from: days.from ?? undefined,
    to: days.to ?? undefined,
  };
}

export const activityQuery = ({ groups, actorIds, days }: ActivityFilters): ActivityQuery => ({
  ...(groups.length > 0 && { event: eventsOf(groups) }),
  ...(actorIds.length > 0 && { actorIds: [...actorIds] }),
  ...(days.from !== null && { from: days.from }),
  ...(days.to !== null && { to: days.to }),
  ...inReadersZone(days),
});

function inReadersZone({ from, to }: ActivityFilters['days']): Pick<ActivityQuery, 'timeZone'> {
  const timeZone = from === null && to === null ? null : readerZone();
  return timeZone === null ? {} : { timeZone };
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

const dayOf = (value: unknown): CalendarDay | null =>
  typeof value === 'string' && startOfDay(value) !== null ? (value as CalendarDay) : null;
