import { type MatchState, matchStates } from '@pcf/contract/vocabulary/sold-products';
import { useNavigate } from '@tanstack/react-router';
import { lineTable } from '../../../exchange/line-filters/line-search.ts';
import { type LineView, useLineView } from '../../../exchange/line-filters/use-line-view.ts';
import { toCallQuery } from '../../../lib/filters/filters.ts';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import type { MatchQuery } from './api/list-matches.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
  const { textSearch, customerIds } = toCallQuery(lineTable, view.filters);
  const state = matchStates.find((each) => each === search.state) ?? null;
  const soldProductId = uuid.test(String(search.templateId)) ? String(search.templateId) : null;
  const everyState: MatchQuery = {
    ...(textSearch && { textSearch }),
    ...(customerIds && { customerIds }),
    ...(soldProductId && { templateId: soldProductId }),
  };
  const without = (names: readonly string[]) =>
    void navigate({
      to: '.',
      search: (current: Search) =>
        Object.fromEntries(Object.entries(current).filter(([name]) => !names.includes(name))),
      resetScroll: false,
    });
  return {
    ...view,
    state,
    soldProductId,
    everyState,
    query: { ...everyState, ...(state && { state }) },
    isFiltered: Object.keys(everyState).length > 0,
    clear: () => without(['textSearch', 'selectedCustomers', 'templateId', 'state', 'pageNumber']),
    clearSoldProduct: () => without(['templateId', 'pageNumber']),
  };
}
