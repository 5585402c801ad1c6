import { useNavigate } from '@tanstack/react-router';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';
import { type ChangePage, type ListPage, listPageSearch, readListPage } from './list-page.ts';

/** The page of a list, kept in the query string, so that a reload and a link show the same rows. */
export function useListPage(list?: string): [page: ListPage, changePage: ChangePage] {
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const changePage: ChangePage = (page, { replace } = { replace: false }) => {
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, ...listPageSearch(page, list) }),
      resetScroll: false,
      replace,
    });
  };
  return [readListPage(search, list), changePage];
}
