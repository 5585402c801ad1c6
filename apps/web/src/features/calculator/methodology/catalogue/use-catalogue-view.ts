import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useOwnLocation } from '../../../../lib/navigation/use-own-location.ts';
import { type CatalogueView, catalogueViewSearch, readCatalogueView } from './catalogue-view.ts';

type ChangeView = (view: CatalogueView, options?: { readonly replace: boolean }) => void;

/** The view of the catalogue, kept in the query string, so that a reload and a link show the same rows. */
export function useCatalogueView(categories: readonly string[]): [view: CatalogueView, changeView: ChangeView] {
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const changeView: ChangeView = (view, { replace } = { replace: false }) => {
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, ...catalogueViewSearch(view) }),
      resetScroll: false,
      replace,
    });
  };
  const view = useMemo(() => readCatalogueView(search, categories), [search, categories]);
  return [view, changeView];
}
