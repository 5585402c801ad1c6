import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { forbiddenImports } from './import-directions.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const layers = {
  contract: 'of this repository, packages/contract may import only packages/contract.',
  domain: 'of this repository, packages/domain may import only packages/domain, packages/contract.',
  catalogue: 'of this repository, packages/catalogue may import only packages/catalogue, packages/contract.',
  pact: 'of this repository, packages/pact may import only packages/pact, packages/contract, packages/domain, packages/catalogue.',
  server:
    'of this repository, apps/server may import only apps/server, packages/contract, packages/domain, packages/catalogue, packages/pact.',
  web: 'of this repository, apps/web may import only apps/web, packages/contract, packages/domain, packages/catalogue, packages/pact.',
};
const contractPackages = 'of npm and Node, packages/contract may import zod.';
const domainPackages = 'of npm and Node, packages/domain may import big.js.';
const pactPackages = 'of npm and Node, packages/pact may import zod, big.js.';
const testCode = 'product code never imports tests, test helpers or tools.';
const service = 'a server module uses another module only through its *.service.ts.';
const level = 'a server module uses no module of a higher level; checks/imports/server-rules.ts lists the levels.';
const unknownLevel = 'a server module needs a level in checks/imports/server-rules.ts.';
const circle = 'server modules form no circle: move what both need to the lower one.';
const composing = 'only the files at the top of apps/server/src and in demo/ may import server modules.';
const feature = 'a feature never imports another feature; let the routes in app/ compose them.';
const fromFeatures = 'features/ may not import app/.';
const fromExchange = 'exchange/ may not import features/, app/.';
const fromUi = 'ui/ may not import exchange/, features/, app/.';
const fromLib = 'lib/ may not import ui/, exchange/, features/, app/.';
const zod = 'zod is too heavy for the first load: use `import type`, or import() where the schema is needed.';

const forbidden = [
  ['packages/contract/src/clock.ts', 'node:timers', contractPackages],
  ['packages/contract/src/rule.ts', 'packages/domain/src/rebate.ts', layers.contract],
  ['packages/domain/src/rebate.ts', 'node:fs/promises', domainPackages],
  ['packages/domain/src/factor.ts', 'packages/catalogue/src/factor.ts', layers.domain],
  ['packages/catalogue/src/factor.ts', 'packages/domain/src/rebate.ts', layers.catalogue],
  ['packages/pact/src/mapping.ts', 'apps/server/src/main.ts', layers.pact],
  ['packages/pact/src/peer.ts', 'node:https', pactPackages],
  ['apps/server/src/main.ts', 'apps/web/src/app/entry.tsx', layers.server],
  ['apps/server/src/http/limits.ts', 'apps/server/src/modules/users/users.service.ts', composing],
  ['apps/server/src/http/problems.ts', 'apps/server/src/testing/fake-clock.ts', testCode],
  [
    'apps/server/src/modules/users/users.service.ts',
    'apps/server/src/modules/organisation/organisation.queries.ts',
    service,
  ],
  [
    'apps/server/src/modules/suppliers/suppliers.service.ts',
    'apps/server/src/modules/dashboard/dashboard.service.ts',
    level,
  ],
  [
    'apps/server/src/modules/dashboard/dashboard.service.ts',
    'apps/server/src/modules/weather/weather.service.ts',
    unknownLevel,
  ],
  ['apps/server/src/modules/answers/answers.service.ts', 'apps/server/src/modules/reviews/reviews.service.ts', circle],
  ['apps/server/src/modules/reviews/reviews.service.ts', 'apps/server/src/modules/answers/answers.service.ts', circle],
  ['apps/web/src/app/entry.tsx', 'scripts/postgres/start-postgres.ts', testCode],
  ['apps/web/src/app/server-state.ts', 'apps/server/src/main.ts', layers.web],
  ['apps/web/src/features/accounts/sign-in.tsx', 'apps/web/src/features/dashboard/dashboard-page.tsx', feature],
  ['apps/web/src/features/accounts/sign-out.tsx', 'apps/web/src/app/entry.tsx', fromFeatures],
  [
    'apps/web/src/features/dashboard/dashboard-page.tsx',
    'apps/web/src/features/dashboard/dashboard-page.test.tsx',
    testCode,
  ],
  ['apps/web/src/features/offers/offer-form.tsx', 'packages/contract/src/offer.ts', zod],
  ['apps/web/src/features/offers/offer-schema.ts', 'zod', zod],
  ['apps/web/src/exchange/line-table.tsx', 'apps/web/src/features/dashboard/dashboard-page.tsx', fromExchange],
  ['apps/web/src/exchange/line-link.tsx', 'apps/web/src/app/entry.tsx', fromExchange],
  ['apps/web/src/ui/card.tsx', 'apps/web/src/exchange/line-table.tsx', fromUi],
  ['apps/web/src/ui/table.tsx', 'apps/web/src/features/dashboard/dashboard-page.tsx', fromUi],
  ['apps/web/src/ui/frame.tsx', 'apps/web/src/app/entry.tsx', fromUi],
  ['apps/web/src/lib/session.ts', 'apps/web/src/ui/card.tsx', fromLib],
  ['apps/web/src/lib/lines.ts', 'apps/web/src/exchange/line-table.tsx', fromLib],
  ['apps/web/src/lib/links.ts', 'apps/web/src/features/dashboard/dashboard-page.tsx', fromLib],
  ['apps/web/src/lib/start.ts', 'apps/web/src/app/entry.tsx', fromLib],
] as const;

describe('import directions', async () => {
  const reported = await forbiddenImports(folder('fixtures/forbidden-imports'));

  it.each(forbidden)('reports that %s imports %s', (from, to, sentence) => {
    expect(reported).toContain(`${from} imports ${to}: ${sentence}`);
  });

  it('reports nothing else', async () => {
    expect(reported).toHaveLength(forbidden.length);
    expect(await forbiddenImports(folder('fixtures/allowed-imports'))).toEqual([]);
  });

  it('are kept by the repository', async () => {
    expect(await forbiddenImports(folder('..'))).toEqual([]);
  });
});
