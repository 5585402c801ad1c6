import { useNavigate } from '@tanstack/react-router';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import { readSuppliersView, type SuppliersView, suppliersViewSearch } from './suppliers-view.ts';

/** Replacing leaves no way back to each letter of a search. */
export type ChangeSuppliersView = (view: SuppliersView, options?: { readonly replace: boolean }) => void;

/** The view of the list, kept in the query string, so that a reload and a link show the same rows. */
export function useSuppliersView(): [view: SuppliersView, changeView: ChangeSuppliersView] {
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const changeView: ChangeSuppliersView = (view, { replace } = { replace: false }) => {
    void navigate({
      to: '.',
      // Sorted, so that the same view always has the same address.
      search: (current: Record<string, unknown>) =>
        Object.fromEntries(Object.entries({ ...current, ...suppliersViewSearch(view) }).toSorted()),
      resetScroll: false,
      replace,
    });
  };
  return [readSuppliersView(search), changeView];
}
