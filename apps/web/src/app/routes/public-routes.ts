import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { ensureSession } from '../../lib/session/session.ts';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { safeRedirectPath } from '../navigation/safe-redirect-path.ts';
import { rootRoute } from './root-route.ts';

const publicRoute = createRoute({ getParentRoute: () => rootRoute, id: 'public', component: PublicLayout });

const loginRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'login',
  staticData: { title: 'signIn' },
  // Only its type is settled here; where it may lead is decided where it is followed.
  validateSearch: ({ redirect: asked }): { redirect?: string | undefined } => ({
    redirect: typeof asked === 'string' ? asked : undefined,
  }),
  beforeLoad: async ({ search }) => {
    // Where the session cannot be checked, the form is still there; submitting it says what is wrong.
    if (!(await ensureSession().catch(() => false))) return;
    throw redirect({ href: safeRedirectPath(search.redirect, location.origin), replace: true });
  },
  loader: () => i18next.loadNamespaces('login'),
  component: lazyRouteComponent(() => import('./login-screen.tsx'), 'LoginScreen'),
});

const logoutRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: 'logout',
  staticData: { title: 'menu.logOut' },
  component: lazyRouteComponent(() => import('./logout-screen.tsx'), 'LogoutScreen'),
});

export const publicRoutes = publicRoute.addChildren([loginRoute, logoutRoute]);
