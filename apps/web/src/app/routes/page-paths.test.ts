import { pagePaths } from '@pcf/contract/page-paths';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// The routes look at the address of the page as soon as they are read.
beforeAll(() => void vi.stubGlobal('location', new URL('http://localhost/')));
afterAll(() => void vi.unstubAllGlobals());

it('has the routes that the server answers with the page, and no others', async () => {
  const { createAppRouter } = await import('../router.ts');
  const { routesByPath } = createAppRouter(new QueryClient(), createMemoryHistory());
  expect(Object.keys(routesByPath).sort()).toEqual([...pagePaths].sort());
});
