import { organisationFilters } from '@pcf/contract/operations/installation.filters';
import { organisationSortFields } from '@pcf/contract/vocabulary/installation';
import { useNavigate } from '@tanstack/react-router';
import type { PageFilter } from '../../lib/filters/codecs.ts';
import {
  countFilters,
  type FiltersOf,
  filterSearch,
  noFilters,
  readFilters,
  toCallQuery,
} from '../../lib/filters/filters.ts';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';

/** What the list of organisations is narrowed and sorted by. */
const organisationTable = {
  ...organisationFilters,
  state: { ...organisationFilters.state, sorted: true },
  sort: { kind: 'order', words: organisationSortFields, call: 'sortBy' },
} as const satisfies Record<string, PageFilter>;

export type OrganisationsView = FiltersOf<typeof organisationTable>;

/** Replacing leaves no way back to each letter of a search. */
type ChangeView = (view: OrganisationsView, options?: { readonly replace: boolean }) => void;

export const organisationsQuery = (view: OrganisationsView) => toCallQuery(organisationTable, view);

export const isNarrowed = (view: OrganisationsView): boolean => countFilters(organisationTable, view) > 0;

/** Everything, sorted as before. */
export const withoutFilters = ({ sort }: OrganisationsView): OrganisationsView => ({
  ...noFilters(organisationTable),
  sort,
});

/** The view of the list, kept in the query string, so that a reload and a link show the same rows. */
export function useOrganisationsView(): [view: OrganisationsView, changeView: ChangeView] {
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const changeView: ChangeView = (view, { replace } = { replace: false }) => {
    void navigate({
      to: '.',
      // Another view begins at its first page.
      search: (current: Record<string, unknown>) => ({
        ...current,
        ...filterSearch(organisationTable, view),
        pageNumber: undefined,
      }),
      resetScroll: false,
      replace,
    });
  };
  return [readFilters(organisationTable, search), changeView];
}
