import { daysBetween, ids, words, zone } from '../filter-kinds.ts';
import { activityEvents } from '../vocabulary/users.ts';

/** What the log can be narrowed by. */
export const activityFilters = {
  event: words(activityEvents),
  actorIds: ids(50),
  days: daysBetween('from', 'to'),
  timeZone: zone,
};
