import { pagePaths } from '@pcf/contract/page-paths';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// The routes look at the address of the page as soon as they are read.
beforeAll(() => void vi.stubGlobal('location', new URL('http://localhost/')));
afterAll(() => void vi.unstubAllGlobals());

it('has the routes that the server answers with the page, and no others', async () => {
  const [{ rootRoute }, { publicRoutes }, { calculatorRoutes, methodologyRoutes }, { authenticatedRoutes }] =
    await Promise.all([
      import('./root-route.ts'),
      import('./public-routes.ts'),
      import('./footprint-routes.ts'),
      import('./authenticated-routes.ts'),
    ]);
  const routeTree = rootRoute.addChildren([publicRoutes, calculatorRoutes, methodologyRoutes, authenticatedRoutes]);
  const { routesByPath } = createRouter({
    routeTree,
    context: { queryClient: new QueryClient() },
    history: createMemoryHistory(),
  });
  expect(Object.keys(routesByPath).sort()).toEqual([...pagePaths].sort());
});
