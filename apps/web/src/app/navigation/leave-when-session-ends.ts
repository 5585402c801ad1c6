import type { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '../../lib/session/session.ts';
import { showErrorToast } from '../../lib/toasts/show-toast.tsx';
import type { AppRouter } from '../router.ts';
import { authenticatedRoute } from '../routes/authenticated-route.ts';
import { calculatorLayoutRoute } from '../routes/footprint-routes.ts';

/** What one user saw is forgotten at once; a page that needs a user gives way to the sign-in page, its path kept. */
export function leaveWhenSessionEnds(router: AppRouter, queryClient: QueryClient): void {
  onSessionEnd((reason) => {
    queryClient.clear();
    if (reason === 'expired') showErrorToast('shell:sessionEnded');
    const shown = router.latestLocation;
    const routes = router.matchRoutes(shown).map((match) => match.routeId);
    // The calculator stays, in the layout for everybody.
    if (routes.includes(calculatorLayoutRoute.id)) void router.invalidate();
    if (!routes.includes(authenticatedRoute.id)) return;
    void router.navigate({
      to: '/login',
      search: shown.pathname === '/' ? {} : { redirect: shown.href },
      replace: true,
      // There is no session left to save with, so asking to stay would be a trap.
      ignoreBlocker: true,
    });
  });
}
