import { text } from '../filter-kinds.ts';
import { textLimits } from '../text-limits.ts';

/** What the library of documents can be narrowed by. */
export const documentFilters = {
  searchTerm: text(textLimits.searchText),
};
