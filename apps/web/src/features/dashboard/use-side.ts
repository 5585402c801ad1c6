import { useEffect } from 'react';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';
import { pageEnvironment } from '../../lib/page-environment.ts';
import type { Dashboard } from './api/get-dashboard.ts';
import { type HomeSide, sideToShow } from './home-side.ts';

/** Null until the dashboard is known. The side that the address names, else the one that was chosen last in this tab, else the one on which more waits. */
export function useSide(dashboard: Dashboard | null, userId: string): HomeSide | null {
  const { as: asked } = useOwnLocation().search as { as?: unknown };
  const key = `home:${userId}`;
  const side = dashboard && sideToShow(dashboard, asked ?? pageEnvironment.sessionStorage.getItem(key));
  useEffect(() => {
    if (side && asked === side) pageEnvironment.sessionStorage.setItem(key, side);
  }, [asked, side, key]);
  return side;
}
