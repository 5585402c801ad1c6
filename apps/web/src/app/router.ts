import type { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { parseQueryString, writeQueryString } from '../lib/navigation/query-string.ts';
import { PageLoading } from '../ui/page-loading/page-loading.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { ServerErrorPage } from './pages/server-error-page.tsx';
import { authenticatedRoutes } from './routes/authenticated-routes.ts';
import { calculatorRoutes, methodologyRoutes } from './routes/footprint-routes.ts';
import { guideRoutes } from './routes/guide-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { rootRoute } from './routes/root-route.ts';

const routeTree = rootRoute.addChildren([
  publicRoutes,
  calculatorRoutes,
  methodologyRoutes,
  guideRoutes,
  authenticatedRoutes,
]);

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

export function createAppRouter(queryClient: QueryClient, history: RouterHistory = createBrowserHistory()) {
  return createRouter({
    routeTree,
    context: { queryClient },
    history,
    parseSearch: parseQueryString,
    stringifySearch: writeQueryString,
    scrollRestoration: true,
    defaultPendingComponent: PageLoading,
    // A page that is there at once must not flicker through "...".
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ServerErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
}
