import { flag } from '../filter-kinds.ts';

/** Of which suppliers the targets are counted. */
export const sbtiStatisticsFilters = {
  onlyActive: flag,
};
