import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import i18next from 'i18next';
import { readFormSearch } from '../../exchange/emission-editor/form-search.ts';
import { authenticatedRoute } from './authenticated-route.ts';

const pages = () => import('./sold-product-editor-pages.ts');

const editorRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/sold/$soldProductId/emissions-data',
  staticData: { title: 'menu.products' },
  loader: async ({ context, params: { soldProductId } }) => {
    const texts = i18next.loadNamespaces([
      'templateEditor',
      'emissionEditor',
      'emissionData',
      'emissionView',
      'exchange',
    ]);
    await (await pages()).askForSoldProduct(context.queryClient, soldProductId);
    await texts;
  },
  component: lazyRouteComponent(async () => (await pages()).soldProductEditorScreen(), 'SoldProductEditorScreen'),
});

const overviewRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/',
  component: lazyRouteComponent(async () => (await pages()).soldProductEditorSteps.overview(), 'OverviewScreen'),
});

const emissionsRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: 'emissions',
  component: lazyRouteComponent(async () => (await pages()).soldProductEditorSteps.emissions(), 'EmissionsScreen'),
});

const dataRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: 'data',
  component: lazyRouteComponent(async () => (await pages()).soldProductEditorSteps.data(), 'DataScreen'),
});

const methodsRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: 'methods',
  validateSearch: readFormSearch,
  component: lazyRouteComponent(async () => (await pages()).soldProductEditorSteps.methods(), 'MethodsScreen'),
});

const successRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: 'success',
  component: lazyRouteComponent(async () => (await pages()).soldProductEditorSteps.success(), 'SuccessScreen'),
});

/** The emission data of what the organisation sells, step by step. */
export const soldProductEditorRoutes = editorRoute.addChildren([
  overviewRoute,
  emissionsRoute,
  dataRoute,
  methodsRoute,
  successRoute,
]);
