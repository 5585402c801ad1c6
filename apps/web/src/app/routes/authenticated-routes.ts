import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import i18next from 'i18next';
import { answerRoutes } from './answer-routes.ts';
import { authenticatedRoute } from './authenticated-route.ts';
import { matchRoutes } from './match-routes.ts';
import { productsRoutes } from './products-routes.ts';
import { readSettingsSearch, shownTab } from './settings-search.ts';
import { soldRoutes } from './sold-routes.ts';
import { suppliersRoutes } from './suppliers-routes.ts';
import { templateEditorRoutes } from './template-editor-routes.ts';

const pages = () => import('./authenticated-pages.ts');

const homeRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: '/',
  staticData: { title: 'menu.dashboard' },
  loader: () => i18next.loadNamespaces(['home', 'scale']),
  component: lazyRouteComponent(async () => (await pages()).homeScreen(), 'HomeScreen'),
});

const organisationRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'organisation',
  staticData: { title: 'menu.organisation' },
  loader: () => i18next.loadNamespaces('organisation'),
  component: lazyRouteComponent(async () => (await pages()).organisationPage(), 'OrganisationPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'settings',
  staticData: { title: 'menu.settings' },
  validateSearch: readSettingsSearch,
  // The tab is asked for while the code of the page is still on its way.
  loader: async ({ location }) => {
    const tab = shownTab(readSettingsSearch(location.search));
    const texts = i18next.loadNamespaces(['settings', tab === 'keys' ? 'apiKeys' : tab]);
    const tabFiles = await (await pages()).settingsTabFiles();
    await tabFiles[tab]();
    await texts;
  },
  component: lazyRouteComponent(async () => (await pages()).settingsScreen(), 'SettingsScreen'),
});

export const authenticatedRoutes = authenticatedRoute.addChildren([
  homeRoute,
  organisationRoute,
  settingsRoute,
  ...suppliersRoutes,
  ...productsRoutes,
  ...matchRoutes,
  ...soldRoutes,
  answerRoutes,
  templateEditorRoutes,
]);
