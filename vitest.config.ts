import { configDefaults, defineConfig } from 'vitest/config';

const apiTests = 'apps/server/src/**/*.api.test.ts';
const postgresTests = 'apps/server/src/**/*.postgres.test.ts';
const buildTests = 'apps/web/**/*.build.test.ts';
const apiSetup = './apps/server/src/testing/api-setup.ts';

export default defineConfig({
  test: {
    // Vitest would leave one processor idle; nothing else runs beside the tests.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: [...configDefaults.exclude, apiTests, postgresTests, buildTests],
          // Generous, so that a busy machine fails no test.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'checks',
          include: ['checks/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'checks/fixtures/**'],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'web-build', include: [buildTests] } },
      {
        test: {
          name: 'api-pglite',
          include: [apiTests],
          env: { DATABASE_KIND: 'pglite' },
          globalSetup: apiSetup,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: [apiTests, postgresTests],
          env: { DATABASE_KIND: 'postgres' },
          globalSetup: apiSetup,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.journey.ts'],
          globalSetup: './e2e/journey-setup.ts',
          fileParallelism: false,
          // Once more before it counts: on a busy machine a browser can lose a click. The report still names it.
          retry: 1,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
