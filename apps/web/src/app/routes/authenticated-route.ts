import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { getCurrentUser, getOrganisation } from '../../lib/account.ts';
import { ensureSession } from '../../lib/session/session.ts';
import { rootRoute } from './root-route.ts';

export type Search = Readonly<Record<string, unknown>>;

/** How a list is narrowed is read where it is shown. */
export const anySearch = (search: Search): Search => search;

/** Everything behind the sign-in. */
export const authenticatedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'authenticated',
  beforeLoad: async ({ location }) => {
    if (await ensureSession()) return;
    throw redirect({
      to: '/login',
      search: location.pathname === '/' ? {} : { redirect: location.href },
      replace: true,
    });
  },
  // Asked for while the code of the page is still on its way; the layout waits for both and says so.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(getOrganisation);
    void queryClient.prefetchQuery(getCurrentUser);
    // Nearly every page behind the sign-in has a list, none before it has.
    return i18next.loadNamespaces('lists');
  },
  component: lazyRouteComponent(() => import('../layouts/authenticated-layout.tsx'), 'AuthenticatedLayout'),
});
