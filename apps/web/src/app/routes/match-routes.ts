import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import i18next from 'i18next';
import { authenticatedRoute } from './authenticated-route.ts';

type Search = Readonly<Record<string, unknown>>;

/** How the list is narrowed is read where it is shown. */
const anySearch = (search: Search): Search => search;
const pages = () => import('./match-pages.ts');

const matchRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/received-requests/templates',
  staticData: { title: 'menu.products' },
  validateSearch: anySearch,
  loader: () => i18next.loadNamespaces(['exchange', 'templateMatches']),
  component: lazyRouteComponent(async () => (await pages()).matchScreen(), 'MatchScreen'),
});

const matchUploadRoute = createRoute({
  getParentRoute: () => authenticatedRoute,
  path: 'products/received-requests/templates/upload',
  staticData: { title: 'menu.products' },
  loader: () => i18next.loadNamespaces(['templateMatches', 'answerFile', 'fileImport']),
  component: lazyRouteComponent(async () => (await pages()).matchUploadPage(), 'UploadPage'),
});

/** Which template stands for what is asked. */
export const matchRoutes = [matchRoute, matchUploadRoute] as const;
