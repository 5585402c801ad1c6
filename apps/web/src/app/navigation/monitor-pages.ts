import { monitoring } from '../../lib/monitoring/monitoring.ts';
import type { AppRouter } from '../router.ts';

/** Tells the monitoring which page is shown, so that it keeps silent on the private ones. */
export function monitorPages(router: AppRouter): void {
  // Monitoring watches the page; it must never be the reason that there is none.
  const arrive = (pathname: string) => void monitoring.arrive(pathname).catch(() => undefined);
  arrive(location.pathname);
  router.subscribe('onBeforeNavigate', ({ toLocation }) => monitoring.approach(toLocation.pathname));
  router.subscribe('onRendered', ({ toLocation }) => arrive(toLocation.pathname));
}
