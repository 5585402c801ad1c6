import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { getCurrentUser } from '../../lib/account/get-current-user.ts';
import { getOrganisation } from '../../lib/account/get-organisation.ts';
import { ensureSession } from '../../lib/session/session.ts';
import { rootRoute } from './root-route.ts';
import { readSettingsSearch, shownTab } from './settings-search.ts';
import { settingsTabFiles } from './settings-tab-files.ts';

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

const homeRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: '/',
  staticData: { title: 'menu.dashboard' },
  loader: () => i18next.loadNamespaces(['home', 'scale']),
  component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
});

const organisationRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'organisation',
  staticData: { title: 'menu.organisation' },
  loader: () => i18next.loadNamespaces('organisation'),
  component: lazyRouteComponent(() => import('../../features/organisation/organisation-page.tsx'), 'OrganisationPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'settings',
  staticData: { title: 'menu.settings' },
  validateSearch: readSettingsSearch,
  // The tab is asked for while the code of the page is still on its way.
  loader: ({ location }) =>
    Promise.all([
      i18next.loadNamespaces('settings'),
      settingsTabFiles[shownTab(readSettingsSearch(location.search))](),
    ]).then(() => undefined),
  component: lazyRouteComponent(() => import('./settings-screen.tsx'), 'SettingsScreen'),
});

export const authenticatedRoutes = authenticatedRoute.addChildren([homeRoute, organisationRoute, settingsRoute]);
