import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '@pcf/contract/page-paths';
import { describe, expect, it } from 'vitest';
import { lazyFilesOf, readRoutes } from './read-routes.ts';

const routes = readRoutes();
const web = join(import.meta.dirname, '../..');

describe('the routes as the build reads them', () => {
  it('are those that the router knows', () => {
    const known = pagePaths.map((path) => path.replace(/(?<=.)\/$/, ''));
    expect(new Set(routes.keys())).toEqual(new Set(known));
  });

  it('lead to files that exist, the layout first', () => {
    const sources = [...routes.values()].flatMap((route) => route.sources);
    expect(sources.filter((source) => !existsSync(join(web, source)))).toEqual([]);
    const { signedIn, sources: ofList } = routes.get('/products/purchased') ?? {};
    expect({ signedIn, ofList }).toEqual({
      signedIn: true,
      ofList: [
        'src/app/layouts/authenticated-layout.tsx',
        'src/app/routes/products-pages.ts',
        'src/app/routes/purchased-screen.tsx',
      ],
    });
  });

  it('bring the texts of the pages around them along', () => {
    expect(routes.get('/customer/reviews')?.namespaces).toEqual(['lists', 'review', 'exchange', 'requests']);
    expect(routes.get('/login')?.namespaces).toEqual(['login']);
  });

  it('show a page inside of another at its own path and at the path of both', () => {
    const answer = '/supplier/requests/$requestId/products/$productId';
    expect(routes.get(answer)?.sources.at(-1)).toBe('src/features/answers/answer/overview-screen.tsx');
    expect(routes.get(`${answer}/data`)?.sources.at(-1)).toBe('src/exchange/emission-editor/steps/data-screen.tsx');
  });

  it('name what other packages are asked for', () => {
    expect(routes.get('/supplier/calculator')?.shared).toEqual(['factors']);
  });
});

it('a list of files is read by the names of its entries', () => {
  expect(lazyFilesOf('src/app/routes/settings-tab-files.ts').get('settingsTabFiles.users')).toBe(
    'src/features/users/users-tab.tsx',
  );
});
