import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const apiTests = 'apps/server/src/**/*.api.test.ts';
const postgresTests = 'apps/server/src/**/*.postgres.test.ts';
const recordTests = 'apps/server/src/**/*.records.test.ts';
const buildTests = 'apps/web/**/*.build.test.ts';
const inFull = process.env.TORTURE === 'full';
/** For what takes minutes at any size, or a system that not everybody has. */
const longTortures = 'torture/**/*.long.torture.ts';
const cheapPasswordCost = fileURLToPath(new URL('apps/server/src/testing/cheap-password-cost.ts', import.meta.url));
const apiResolving = { alias: [{ find: './password-cost.ts', replacement: cheapPasswordCost }] };
const apiTesting = {
  globalSetup: './apps/server/src/testing/api-setup.ts',
  // A worker keeps what it has loaded, PGlite's compiled WASM above all, which halves the time. Files share no state
  // through it: each has a database and a server of its own.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Vitest would leave one processor idle; nothing else runs beside the tests.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,bench,torture}/**/*.test.{ts,tsx,mjs}'],
          exclude: [...configDefaults.exclude, apiTests, postgresTests, recordTests, buildTests],
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
        resolve: apiResolving,
        test: {
          name: 'api-pglite',
          include: [apiTests],
          env: { DATABASE_KIND: 'pglite' },
          ...apiTesting,
        },
      },
      {
        resolve: apiResolving,
        test: {
          name: 'api-postgres',
          include: [apiTests, postgresTests],
          env: { DATABASE_KIND: 'postgres' },
          ...apiTesting,
        },
      },
      {
        resolve: apiResolving,
        test: {
          name: 'torture',
          include: ['torture/**/*.torture.ts'],
          exclude: [...configDefaults.exclude, ...(inFull ? [] : [longTortures])],
          env: { DATABASE_KIND: 'postgres' },
          ...apiTesting,
          // What is timed in full, such as a start after a kill, has the machine to itself.
          fileParallelism: !inFull,
          // A full run takes minutes for one test; sizes are in torture/size.ts.
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
        },
      },
      // Reads what the API tests on PGlite left.
      { test: { name: 'operations', include: [recordTests] } },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.journey.ts'],
          globalSetup: './e2e/journey-setup.ts',
          // Each worker has a server of its own: one journey computes while the other waits for a mail or the page.
          maxWorkers: 2,
          // Vitest asks for this where projects differ in their number of workers.
          sequence: { groupOrder: 1 },
          // Once more before it counts: on a busy machine a browser can lose a click. The report still names it.
          retry: 1,
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
