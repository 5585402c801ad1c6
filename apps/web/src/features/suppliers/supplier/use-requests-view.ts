import { useNavigate } from '@tanstack/react-router';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import { type RequestsView, readRequestsView, requestsViewSearch } from './requests-view.ts';

/** The view of the requests, kept in the query string, so that a reload and a link show the same rows. */
export function useRequestsView(): [view: RequestsView, changeView: (view: RequestsView) => void] {
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const changeView = (view: RequestsView) => {
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, ...requestsViewSearch(view) }),
      resetScroll: false,
    });
  };
  return [readRequestsView(search), changeView];
}
