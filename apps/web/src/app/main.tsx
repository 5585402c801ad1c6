import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './starting.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startI18n } from '../i18n/i18n.ts';
import { getOrganisation } from '../lib/account.ts';
import { errorToastKey, suspensionOf } from '../lib/api/api-errors.ts';
import { createQueryClient, isForHead, queriesSettled } from '../lib/api/query-client.ts';
import { monitoring } from '../lib/monitoring.ts';
import { rememberList } from '../lib/navigation/remembered-lists.ts';
import { isOpening } from '../lib/opening.ts';
import { loadRuntimeConfiguration } from '../lib/runtime-configuration.ts';
import { onSessionEnd } from '../lib/session/session.ts';
import { showErrorToast } from '../lib/toasts/show-toast.tsx';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';
import { type AppRouter, createAppRouter } from './router.ts';
import { authenticatedRoute } from './routes/authenticated-route.ts';
import { calculatorLayoutRoute } from './routes/footprint-routes.ts';
import { ServerErrorPage } from './server-error-page.tsx';

/** A page is drawn when its head is there, or when all of it is; one that takes longer says so itself. */
const maxStartMilliseconds = 500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root".');

// Until it has started, the container keeps the loader that index.html brings along.
// Awaiting here instead would lock out every chunk that imports from this one.
void startApplication().then((application) => {
  createRoot(container).render(
    <StrictMode>
      <ThemeProvider>{application}</ThemeProvider>
    </StrictMode>,
  );
});

/** Everything that must be known before the first page: what to show then. */
async function startApplication(): Promise<ReactNode> {
  const translations = startI18n();
  try {
    await loadRuntimeConfiguration();
  } catch {
    await translations;
    return <ServerErrorPage />;
  }
  await translations;
  const queryClient: QueryClient = createQueryClient({
    onError: (error) => {
      if (suspensionOf(error) !== null) askAgainForOrganisation(queryClient);
      const key = errorToastKey(error);
      if (key) showErrorToast(key);
    },
  });
  const router = createAppRouter(queryClient);
  monitorPages(router);
  rememberLists(router);
  leaveWhenSessionEnds(router, queryClient);
  const started = router.load().then(() => queriesSettled(queryClient, isOpening() ? isForHead : () => true));
  await Promise.race([started, pause(maxStartMilliseconds)]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** Suspended while the page was open: the layout shows that once asking for the organisation is refused as well. */
function askAgainForOrganisation(queryClient: QueryClient): void {
  if (queryClient.getQueryState(getOrganisation.queryKey)?.status !== 'success') return;
  void queryClient.invalidateQueries({ queryKey: getOrganisation.queryKey });
}

/** Keeps how each list was left, from the moment on which somebody goes there. */
function rememberLists(router: AppRouter): void {
  router.subscribe('onBeforeLoad', ({ toLocation }) => rememberList(toLocation));
}

/** Tells the monitoring which page is shown, so that it keeps silent on the private ones. */
function monitorPages(router: AppRouter): void {
  // Monitoring watches the page; it must never be the reason that there is none.
  const arrive = (pathname: string) => void monitoring.arrive(pathname).catch(() => undefined);
  arrive(location.pathname);
  router.subscribe('onBeforeNavigate', ({ toLocation }) => monitoring.approach(toLocation.pathname));
  router.subscribe('onRendered', ({ toLocation }) => arrive(toLocation.pathname));
}

/** What one user saw is forgotten at once; a page that needs a user gives way to the sign-in page, its path kept. */
function leaveWhenSessionEnds(router: AppRouter, queryClient: QueryClient): void {
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
