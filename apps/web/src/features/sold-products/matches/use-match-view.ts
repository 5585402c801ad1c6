import { matchFilters } from '@pcf/contract/line-filters';
import type { MatchState } from '@pcf/contract/vocabulary/sold-products';
import { useNavigate } from '@tanstack/react-router';
import { lineTable } from '../../../exchange/line-filters/line-search.ts';
import { type LineView, useLineView } from '../../../exchange/line-filters/use-line-view.ts';
import type { PageFilter } from '../../../lib/filters/codecs.ts';
import { filterSearch, type PageTable, readFilters, toCallQuery, usableFilters } from '../../../lib/filters/filters.ts';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import type { MatchQuery } from './api/list-matches.ts';

const { textSearch, state, templateId } = matchFilters;

/** What the matches are narrowed by; people search and choose customers as in the lists of lines. */
export const matchTable = {
  textSearch,
  customerIds: lineTable.customerIds,
  templateId,
  state,
} as const satisfies Partial<Record<keyof typeof matchFilters, PageFilter>>;

type Search = Readonly<Record<string, unknown>>;

export interface MatchView extends LineView {
  readonly state: MatchState | null;
  readonly soldProductId: string | null;
  /** Narrowed by everything but the state. */
  readonly everyState: MatchQuery;
  readonly query: MatchQuery;
  readonly clearSoldProduct: () => void;
}

/** How the matches are narrowed, kept in the query string. */
export function useMatchView(): MatchView {
  const view = useLineView();
  const search = useOwnLocation().search as Search;
  const navigate = useNavigate();
  const filters = readMatchFilters(search);
  const everyState = toCallQuery(matchTable, { ...filters, state: null });
  const without = (table: PageTable) =>
    void navigate({
      to: '.',
      search: (current: Search) => ({ ...current, ...filterSearch(table, {}), pageNumber: undefined }),
      resetScroll: false,
    });
  return {
    ...view,
    state: filters.state,
    soldProductId: filters.templateId,
    everyState,
    query: toCallQuery(matchTable, filters),
    isFiltered: Object.keys(everyState).length > 0,
    clear: () => without(matchTable),
    clearSoldProduct: () => without({ templateId }),
  };
}

/** Reads the query string; what makes no sense there narrows nothing. */
export const readMatchFilters = (search: Search) => usableFilters(matchTable, readFilters(matchTable, search));

/** The query string with the matches of another state, or of all of them, from their first page on. */
export const withState = (current: Search, chosen: MatchState | null): Search => ({
  ...current,
  ...filterSearch({ state }, { state: chosen }),
  pageNumber: undefined,
});
