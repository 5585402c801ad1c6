import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import i18next from 'i18next';
import { readFormSearch } from '../../exchange/emission-editor/form-search.ts';
import { authenticatedRoute } from './authenticated-route.ts';

const pages = () => import('./template-editor-pages.ts');

const editorRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/sold/$templateId/emissions-data',
  staticData: { title: 'menu.products' },
  loader: async ({ context, params: { templateId } }) => {
    const texts = i18next.loadNamespaces([
      'templateEditor',
      'emissionEditor',
      'emissionData',
      'emissionView',
      'exchange',
    ]);
    await (await pages()).askForTemplate(context.queryClient, templateId);
    await texts;
  },
  component: lazyRouteComponent(async () => (await pages()).templateEditorScreen(), 'TemplateEditorScreen'),
});

const overviewRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/',
  component: lazyRouteComponent(async () => (await pages()).templateEditorSteps.overview(), 'OverviewScreen'),
});

const emissionsRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: 'emissions',
  component: lazyRouteComponent(async () => (await pages()).templateEditorSteps.emissions(), 'EmissionsScreen'),
});

const dataRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: 'data',
  component: lazyRouteComponent(async () => (await pages()).templateEditorSteps.data(), 'DataScreen'),
});

const methodsRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: 'methods',
  validateSearch: readFormSearch,
  component: lazyRouteComponent(async () => (await pages()).templateEditorSteps.methods(), 'MethodsScreen'),
});

const successRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: 'success',
  component: lazyRouteComponent(async () => (await pages()).templateEditorSteps.success(), 'SuccessScreen'),
});

/** The emission data of what the organisation sells, step by step. */
export const templateEditorRoutes = editorRoute.addChildren([
  overviewRoute,
  emissionsRoute,
  dataRoute,
  methodsRoute,
  successRoute,
]);
