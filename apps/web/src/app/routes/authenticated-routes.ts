import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { getCurrentUser } from '../../lib/account/get-current-user.ts';
import { getOrganisation } from '../../lib/account/get-organisation.ts';
import { ensureSession } from '../../lib/session/session.ts';
import { rootRoute } from './root-route.ts';

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
  },
  component: lazyRouteComponent(() => import('../layouts/authenticated-layout.tsx'), 'AuthenticatedLayout'),
});

const homeRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: '/',
  staticData: { title: 'menu.dashboard' },
  loader: () => i18next.loadNamespaces('home'),
  component: lazyRouteComponent(() => import('../../features/home/home-page.tsx'), 'HomePage'),
});

const organisationRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'organisation',
  staticData: { title: 'menu.organisation' },
  loader: () => i18next.loadNamespaces('organisation'),
  component: lazyRouteComponent(() => import('../../features/organisation/organisation-page.tsx'), 'OrganisationPage'),
});

export const authenticatedRoutes = authenticatedRoute.addChildren([homeRoute, organisationRoute]);
