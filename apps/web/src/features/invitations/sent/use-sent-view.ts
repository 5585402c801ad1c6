import { useNavigate } from '@tanstack/react-router';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import { readSentView, type SentView, sentViewSearch } from './sent-view.ts';

/** The view of the list, kept in the query string, so that a reload and a link show the same rows. */
export function useSentView(): [view: SentView, changeView: (view: SentView) => void] {
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const changeView = (view: SentView) => {
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, ...sentViewSearch(view) }),
      resetScroll: false,
    });
  };
  return [readSentView(search), changeView];
}
