import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import i18next from 'i18next';
import { anySearch, authenticatedRoute, type Search } from './authenticated-route.ts';

const pages = () => import('./suppliers-pages.ts');

const suppliersRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'customer/suppliers',
  staticData: { title: 'menu.suppliers' },
  validateSearch: anySearch,
  loader: () => i18next.loadNamespaces(['suppliers', 'exchange', 'sbti']),
  component: lazyRouteComponent(async () => (await pages()).suppliersScreen(), 'SuppliersScreen'),
});

const supplierRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'customer/suppliers/$supplierId',
  staticData: { title: 'menu.suppliers' },
  validateSearch: anySearch,
  loader: async ({ context, params, location }) => {
    const texts = i18next.loadNamespaces(['suppliers', 'exchange', 'requests', 'sbti']);
    await (await pages()).askForSupplier(context.queryClient, params.supplierId, location.search);
    await texts;
  },
  component: lazyRouteComponent(async () => (await pages()).supplierScreen(), 'SupplierScreen'),
});

const campaignsRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'customer/campaigns',
  staticData: { title: 'campaigns' },
  validateSearch: anySearch,
  loader: () => i18next.loadNamespaces(['suppliers', 'campaigns', 'requests']),
  component: lazyRouteComponent(async () => (await pages()).campaignsScreen(), 'CampaignsScreen'),
});

const campaignRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'customer/campaigns/$campaignId',
  staticData: { title: 'campaigns' },
  validateSearch: anySearch,
  loader: async ({ context, params }) => {
    const texts = i18next.loadNamespaces(['campaigns', 'exchange', 'requests']);
    await (await pages()).askForCampaign(context.queryClient, params.campaignId);
    await texts;
  },
  component: lazyRouteComponent(async () => (await pages()).campaignScreen(), 'CampaignScreen'),
});

const requestedProductRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'customer/requests/$requestId/$productId',
  staticData: { title: 'request' },
  /** A reader who comes from the reviews goes back there, or on to the next. */
  validateSearch: ({ from, reviewed, edit }: Search): { from?: 'reviews'; reviewed?: string; edit?: string } => ({
    ...(from === 'reviews' ? { from } : {}),
    // How many of them are done on this way.
    ...(Number(reviewed) > 0 ? { reviewed: String(Number(reviewed)) } : {}),
    ...(typeof edit === 'string' ? { edit } : {}),
  }),
  loader: async ({ context, params: { requestId, productId } }) => {
    const texts = i18next.loadNamespaces(['exchange', 'requests', 'review']);
    await (await pages()).askForProduct(context.queryClient, { requestReference: requestId, productId });
    await texts;
  },
  component: lazyRouteComponent(async () => (await pages()).requestedProductScreen(), 'RequestedProductScreen'),
});

const reviewQueueRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'customer/reviews',
  staticData: { title: 'reviews' },
  validateSearch: anySearch,
  loader: () => i18next.loadNamespaces(['review', 'exchange', 'requests']),
  component: lazyRouteComponent(async () => (await pages()).reviewQueue(), 'ReviewQueue'),
});

/** The suppliers of a customer, and what they were asked for. */
export const suppliersRoutes = [
  suppliersRoute,
  supplierRoute,
  campaignsRoute,
  campaignRoute,
  requestedProductRoute,
  reviewQueueRoute,
] as const;
