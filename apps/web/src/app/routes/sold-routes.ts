import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import i18next from 'i18next';
import { anySearch, authenticatedRoute } from './authenticated-route.ts';

const pages = () => import('./sold-pages.ts');

const soldRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/sold',
  staticData: { title: 'menu.products' },
  validateSearch: anySearch,
  loader: () => i18next.loadNamespaces(['products', 'exchange', 'templates']),
  component: lazyRouteComponent(async () => (await pages()).soldScreen(), 'SoldScreen'),
});

const importRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/sold/import',
  staticData: { title: 'menu.products' },
  loader: () => i18next.loadNamespaces(['templateImport', 'fileImport']),
  component: lazyRouteComponent(async () => (await pages()).importPage(), 'ImportPage'),
});

const footprintImportRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/sold/import-footprints',
  staticData: { title: 'menu.products' },
  loader: () => i18next.loadNamespaces(['footprintImport', 'receivedData', 'emissionData']),
  component: lazyRouteComponent(async () => (await pages()).footprintImportPage(), 'FootprintImportPage'),
});

const soldProductRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/sold/$soldProductId',
  staticData: { title: 'menu.products' },
  validateSearch: anySearch,
  loader: async ({ context, params }) => {
    const texts = i18next.loadNamespaces(['templates', 'exchange', 'emissionData', 'emissionView']);
    await (await pages()).askForSoldProduct(context.queryClient, params.soldProductId);
    await texts;
  },
  component: lazyRouteComponent(async () => (await pages()).soldProductScreen(), 'SoldProductScreen'),
});

/** What the organisation sells, and the data it answers with. */
export const soldRoutes = [soldRoute, importRoute, footprintImportRoute, soldProductRoute] as const;
