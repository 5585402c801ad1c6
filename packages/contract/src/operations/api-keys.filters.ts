import { id } from '../filter-kinds.ts';

/** What the keys of an organisation can be narrowed by. */
export const apiKeyFilters = {
  createdBy: id,
};
