import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import i18next from 'i18next';
import { forEverybody } from './footprint-routes.ts';
import { rootRoute } from './root-route.ts';

const guideLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guide',
  ...forEverybody,
  component: lazyRouteComponent(() => import('../layouts/guide-layout.tsx'), 'GuideLayout'),
});

const helpRoute = createRoute({
  getParentRoute: () => guideLayoutRoute,
  path: 'help',
  staticData: { title: 'guide.help' },
  loader: () => i18next.loadNamespaces('help'),
  component: lazyRouteComponent(() => import('../../features/guide/help-page.tsx'), 'HelpPage'),
});

const aboutRoute = createRoute({
  getParentRoute: () => guideLayoutRoute,
  path: 'about',
  staticData: { title: 'guide.about' },
  loader: () => i18next.loadNamespaces('about'),
  component: lazyRouteComponent(() => import('../../features/guide/about-page.tsx'), 'AboutPage'),
});

const contactRoute = createRoute({
  getParentRoute: () => guideLayoutRoute,
  path: 'contact',
  staticData: { title: 'guide.contact' },
  loader: () => i18next.loadNamespaces('contact'),
  component: lazyRouteComponent(() => import('../../features/guide/contact-page.tsx'), 'ContactPage'),
});

export const guideRoutes = guideLayoutRoute.addChildren([helpRoute, aboutRoute, contactRoute]);
