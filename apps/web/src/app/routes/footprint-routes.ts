import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import i18next from 'i18next';
import { getCurrentUser, getOrganisation } from '../../lib/account.ts';
import { ensureSession } from '../../lib/session/session.ts';
import { rootRoute } from './root-route.ts';

interface EverybodysContext {
  context: { queryClient: QueryClient; signedIn: boolean };
}

/** In the layout of a signed-in user. Without a session in this browser the page shows itself without asking for one. */
export const forEverybody = {
  // Where the session cannot be checked, the page is still there for everybody.
  beforeLoad: async () => ({ signedIn: await ensureSession().catch(() => false) }),
  loader: ({ context: { queryClient, signedIn } }: EverybodysContext) => {
    if (!signedIn) return;
    void queryClient.prefetchQuery(getOrganisation);
    void queryClient.prefetchQuery(getCurrentUser);
  },
};

export const calculatorLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'calculator',
  ...forEverybody,
  component: lazyRouteComponent(() => import('../layouts/calculator-layout.tsx'), 'CalculatorLayout'),
});

const calculatorRoute = createRoute({
  getParentRoute: () => calculatorLayoutRoute,
  path: 'supplier/calculator',
  staticData: { title: 'menu.calculator' },
  loader: async () => {
    const [{ catalogueFactors }] = await Promise.all([
      import('@pcf/catalogue/factors'),
      i18next.loadNamespaces(['factors', 'calculator', 'footprint', 'scale']),
    ]);
    return catalogueFactors;
  },
  component: lazyRouteComponent(() => import('./calculator-screen.tsx'), 'CalculatorScreen'),
});

const methodologyLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'methodology',
  component: lazyRouteComponent(() => import('../layouts/methodology-layout.tsx'), 'MethodologyLayout'),
});

const methodologyRoute = createRoute({
  getParentRoute: () => methodologyLayoutRoute,
  path: 'calculation-methodology',
  staticData: { title: 'methodology' },
  loader: async () => {
    const [{ catalogueFactors }] = await Promise.all([
      import('@pcf/catalogue/factors'),
      i18next.loadNamespaces(['methodology', 'lists']),
    ]);
    return catalogueFactors;
  },
  component: lazyRouteComponent(() => import('./methodology-screen.tsx'), 'MethodologyScreen'),
});

export const calculatorRoutes = calculatorLayoutRoute.addChildren([calculatorRoute]);
export const methodologyRoutes = methodologyLayoutRoute.addChildren([methodologyRoute]);
