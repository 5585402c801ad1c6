import { useNavigate } from '@tanstack/react-router';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';
import { type FootprintView, footprintSearch, readFootprintView } from './footprint-view.ts';

type ChangeFootprintView = (changed: Partial<FootprintView>) => void;

/** The view, kept in the query string, so that a reload and a link show the same; another one begins at its first page. */
export function useFootprintView(): [view: FootprintView, change: ChangeFootprintView] {
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const view = readFootprintView(search);
  const change: ChangeFootprintView = (changed) => {
    void navigate({
      to: '.',
      search: ({ limit }: Record<string, unknown>) => ({ ...footprintSearch({ ...view, ...changed }), limit }),
      resetScroll: false,
    });
  };
  return [view, change];
}
