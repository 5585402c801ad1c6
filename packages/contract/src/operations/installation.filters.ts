import { text, words } from '../filter-kinds.ts';
import { textLimits } from '../text-limits.ts';
import { organisationStates } from '../vocabulary/installation.ts';

/** What the list of all organisations can be narrowed by. */
export const organisationFilters = {
  textSearch: text(textLimits.searchText),
  state: words(organisationStates),
};
