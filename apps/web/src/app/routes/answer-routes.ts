import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import i18next from 'i18next';
import { readFormSearch } from '../../exchange/emission-editor/form-search.ts';
import { authenticatedRoute } from './authenticated-route.ts';

const pages = () => import('./answer-pages.ts');

const answerRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'supplier/requests/$requestId/products/$productId',
  staticData: { title: 'request' },
  loader: async ({ context, params: { requestId, productId } }) => {
    const texts = i18next.loadNamespaces([
      'answer',
      'emissionEditor',
      'emissionData',
      'emissionView',
      'exchange',
      'requests',
    ]);
    await (await pages()).askForAnswer(context.queryClient, { requestReference: requestId, productId });
    await texts;
  },
  component: lazyRouteComponent(async () => (await pages()).answerScreen(), 'AnswerScreen'),
});

const overviewRoute = createRoute({
  getParentRoute: () => answerRoute,
  path: '/',
  component: lazyRouteComponent(async () => (await pages()).answerSteps.overview(), 'OverviewScreen'),
});

const emissionsRoute = createRoute({
  getParentRoute: () => answerRoute,
  path: 'emissions',
  component: lazyRouteComponent(async () => (await pages()).answerSteps.emissions(), 'EmissionsScreen'),
});

const dataRoute = createRoute({
  getParentRoute: () => answerRoute,
  path: 'data',
  component: lazyRouteComponent(async () => (await pages()).answerSteps.data(), 'DataScreen'),
});

const methodsRoute = createRoute({
  getParentRoute: () => answerRoute,
  path: 'methods',
  validateSearch: readFormSearch,
  component: lazyRouteComponent(async () => (await pages()).answerSteps.methods(), 'MethodsScreen'),
});

const successRoute = createRoute({
  getParentRoute: () => answerRoute,
  path: 'success',
  component: lazyRouteComponent(async () => (await pages()).answerSteps.success(), 'SuccessScreen'),
});

/** What a supplier answers to a request, step by step. */
export const answerRoutes = answerRoute.addChildren([
  overviewRoute,
  emissionsRoute,
  dataRoute,
  methodsRoute,
  successRoute,
]);
