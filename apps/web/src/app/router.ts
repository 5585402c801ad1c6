import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { parseQueryString, writeQueryString } from '../lib/navigation/query-string.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { answerRoutes } from './routes/answer-routes.ts';
import { anySearch, authenticatedRoute } from './routes/authenticated-route.ts';
import { calculatorRoutes, forEverybody, methodologyRoutes } from './routes/footprint-routes.ts';
import { productsRoutes } from './routes/products-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { rootRoute } from './routes/root-route.ts';
import { readSettingsSearch, shownTab } from './routes/settings-search.ts';
import { soldProductEditorRoutes } from './routes/sold-product-editor-routes.ts';
import { soldRoutes } from './routes/sold-routes.ts';
import { suppliersRoutes } from './routes/suppliers-routes.ts';
import { ServerErrorPage } from './server-error-page.tsx';

const matchPages = () => import('./routes/match-pages.ts');

const matchRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/received-requests/templates',
  staticData: { title: 'menu.products' },
  validateSearch: anySearch,
  loader: () => i18next.loadNamespaces(['exchange', 'templateMatches']),
  component: lazyRouteComponent(async () => (await matchPages()).matchScreen(), 'MatchScreen'),
});

const matchUploadRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/received-requests/templates/upload',
  staticData: { title: 'menu.products' },
  loader: () => i18next.loadNamespaces(['templateMatches', 'answerFile', 'fileImport']),
  component: lazyRouteComponent(async () => (await matchPages()).matchUploadPage(), 'UploadPage'),
});

/** Which sold product stands for what is asked. */
const matchRoutes = [matchRoute, matchUploadRoute] as const;

const pages = () => import('./routes/authenticated-pages.ts');

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
  loader: () => i18next.loadNamespaces(['organisation', 'settings']),
  component: lazyRouteComponent(async () => (await pages()).organisationScreen(), 'OrganisationScreen'),
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

const installationRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'installation',
  staticData: { title: 'menu.installation' },
  validateSearch: anySearch,
  loader: () => i18next.loadNamespaces('installation'),
  component: lazyRouteComponent(async () => (await pages()).installationScreen(), 'InstallationScreen'),
});

const authenticatedRoutes = authenticatedRoute.addChildren([
  homeRoute,
  organisationRoute,
  settingsRoute,
  installationRoute,
  ...suppliersRoutes,
  ...productsRoutes,
  ...matchRoutes,
  ...soldRoutes,
  answerRoutes,
  soldProductEditorRoutes,
]);

const guideLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guide',
  ...forEverybody,
  component: lazyRouteComponent(() => import('./layouts/guide-layout.tsx'), 'GuideLayout'),
});

const helpRoute = createRoute({
  getParentRoute: () => guideLayoutRoute,
  path: 'help',
  staticData: { title: 'guide.help' },
  loader: () => i18next.loadNamespaces('help'),
  component: lazyRouteComponent(() => import('../features/guide/help-page.tsx'), 'HelpPage'),
});

const glossaryRoute = createRoute({
  getParentRoute: () => guideLayoutRoute,
  path: 'glossary',
  staticData: { title: 'guide.glossary' },
  loader: () => i18next.loadNamespaces('glossary'),
  component: lazyRouteComponent(() => import('../features/guide/glossary-page.tsx'), 'GlossaryPage'),
});

const aboutRoute = createRoute({
  getParentRoute: () => guideLayoutRoute,
  path: 'about',
  staticData: { title: 'guide.about' },
  loader: () => i18next.loadNamespaces('about'),
  component: lazyRouteComponent(() => import('../features/guide/about-page.tsx'), 'AboutPage'),
});

const contactRoute = createRoute({
  getParentRoute: () => guideLayoutRoute,
  path: 'contact',
  staticData: { title: 'guide.contact' },
  loader: () => i18next.loadNamespaces('contact'),
  component: lazyRouteComponent(() => import('../features/guide/contact-page.tsx'), 'ContactPage'),
});

const guideRoutes = guideLayoutRoute.addChildren([helpRoute, glossaryRoute, aboutRoute, contactRoute]);

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
