import { ids, words } from '../filter-kinds.ts';
import { activityEvents } from '../vocabulary/users.ts';

/** What the log can be narrowed by, besides its days. */
export const activityFilters = {
  event: words(activityEvents),
  actorIds: ids(50),
};
