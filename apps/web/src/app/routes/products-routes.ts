import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { anySearch, authenticatedRoute } from './authenticated-route.ts';

const pages = () => import('./products-pages.ts');

const productsRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products',
  beforeLoad: async ({ context: { queryClient } }) => {
    throw redirect({ ...(await (await pages()).firstTab(queryClient)), replace: true });
  },
});

const purchasedRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/purchased',
  staticData: { title: 'menu.products' },
  validateSearch: anySearch,
  loader: async ({ cause, context: { queryClient }, location }) => {
    const texts = i18next.loadNamespaces(['products', 'exchange']);
    if (cause === 'enter') (await pages()).askForPurchased(queryClient, location);
    await texts;
  },
  component: lazyRouteComponent(async () => (await pages()).purchasedScreen(), 'PurchasedScreen'),
});

const receivedRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/received-requests',
  staticData: { title: 'menu.products' },
  validateSearch: anySearch,
  loader: () => i18next.loadNamespaces(['products', 'exchange', 'received']),
  component: lazyRouteComponent(async () => (await pages()).receivedScreen(), 'ReceivedScreen'),
});

const uploadRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/received-requests/upload',
  staticData: { title: 'menu.products' },
  loader: () => i18next.loadNamespaces(['answerFile', 'fileImport']),
  component: lazyRouteComponent(async () => (await pages()).uploadPage(), 'UploadPage'),
});

const importRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/purchased/import',
  staticData: { title: 'menu.products' },
  loader: () => i18next.loadNamespaces(['productImport', 'fileImport']),
  component: lazyRouteComponent(async () => (await pages()).importPage(), 'ImportPage'),
});

const footprintRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/purchased/footprint',
  staticData: { title: 'menu.products' },
  validateSearch: anySearch,
  loader: () => i18next.loadNamespaces(['footprintTotals', 'exchange', 'chart']),
  component: lazyRouteComponent(async () => (await pages()).footprintScreen(), 'FootprintScreen'),
});

/** What the organisation buys and sells, and what it is asked for. */
export const productsRoutes = [
  productsRoute,
  purchasedRoute,
  importRoute,
  footprintRoute,
  receivedRoute,
  uploadRoute,
] as const;
