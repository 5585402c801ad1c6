import { flag } from '../filter-kinds.ts';

/** What those who were answered with a template can be narrowed by. */
export const templateUseFilters = {
  outdated: flag,
};
