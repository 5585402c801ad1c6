import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

// `npm test` runs the projects without "-more", `npm run test:all` all of them (scripts/test.ts). While you work, a
// wildcard takes both: vitest run --project 'api-pglite*' apps/server/src/modules/users

const unitTests = '{packages,apps,scripts,bench,torture}/**/*.test.{ts,tsx,mjs}';
const apiTests = 'apps/server/src/**/*.api.test.ts';
const postgresTests = 'apps/server/src/**/*.postgres.test.ts';
const recordTests = 'apps/server/src/**/*.records.test.ts';
const buildTests = 'apps/web/**/*.build.test.ts';
/** Some ten seconds or more for one file: programs that are started, plans over many rows, long histories, repeated tries. */
const longTests = '**/*.long.*test.ts';
/**
 * What the embedded database could do differently: rules and walls inside of it, its one connection (races, streams,
 * queues, long transactions) and what asks which of the two it is.
 */
const embeddedTests = [
  'apps/server/src/{database,back-up}/**/!(*.long).api.test.ts',
  `apps/server/src/**/{${[
    'accounts',
    'answer-races',
    'fold-tallies',
    'jobs-in-turns',
    'last-admin',
    'notification-stream',
    'racing-reviews',
    'refused-uploads',
    'sold-product-import-call',
    'submit-answer',
  ]}}.api.test.ts`,
];
const wallTortures = 'torture/{isolation,roles}/**/*.torture.ts';
/** For what takes minutes at any size, or a system that not everybody has. */
const longTortures = 'torture/**/*.long.torture.ts';
/** What every customer and every supplier does, from the first start on. */
const coreJourneys = `e2e/{${[
  'answer-and-review',
  'framing',
  'invited-company',
  'language',
  'products',
  'requests',
  'self-registration',
  'session',
  'sign-in',
  'strangers-start',
]}}.journey.ts`;

const inFull = process.env.TORTURE === 'full';
const cheapPasswordCost = fileURLToPath(new URL('apps/server/src/testing/cheap-password-cost.ts', import.meta.url));

interface Files {
  include: string[];
  exclude?: string[];
}

const without = (...patterns: string[]) => [...configDefaults.exclude, ...patterns];

const unit = (name: string, { include, exclude = [] }: Files) => ({
  test: {
    name,
    include,
    exclude: without(apiTests, postgresTests, recordTests, buildTests, ...exclude),
    // Generous, so that a busy machine fails no test.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

const onDatabase = (name: string, kind: 'pglite' | 'postgres', { include, exclude = [] }: Files) => ({
  resolve: { alias: [{ find: './password-cost.ts', replacement: cheapPasswordCost }] },
  test: {
    name,
    include,
    exclude: without(...exclude),
    env: { DATABASE_KIND: kind },
    globalSetup: './apps/server/src/testing/api-setup.ts',
    // A worker keeps what it has loaded, PGlite's compiled WASM above all, which halves the time. Files share no state
    // through it: each has a database and a server of its own.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

function torture(name: string, files: Files) {
  const project = onDatabase(name, 'postgres', files);
  return {
    ...project,
    test: {
      ...project.test,
      // What is timed in full, such as a start after a kill, has the machine to itself.
      fileParallelism: !inFull,
      // A full run takes minutes for one test; sizes are in torture/size.ts.
      testTimeout: 3_600_000,
      hookTimeout: 120_000,
    },
  };
}

const journeys = (name: string, { include, exclude = [] }: Files) => ({
  test: {
    name,
    include,
    exclude: without(...exclude),
    globalSetup: './e2e/journey-setup.ts',
    // Each worker has a server of its own: one journey computes while the other waits for a mail or the page.
    maxWorkers: 2,
    // Vitest asks for this where projects differ in their number of workers.
    sequence: { groupOrder: 1 },
    expect: { poll: { timeout: 30_000 } },
    // The longest takes a minute on a machine that has nothing else to do.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    // Vitest would leave one processor idle; nothing else runs beside the tests.
    maxWorkers: '100%',
    projects: [
      unit('unit', { include: [unitTests], exclude: [longTests] }),
      unit('unit-more', { include: [`{packages,apps,scripts,bench,torture}/${longTests}`] }),
      {
        test: {
          name: 'checks',
          include: ['checks/**/*.test.ts'],
          exclude: without('checks/fixtures/**'),
          // Every source file is read, beside other tests.
          testTimeout: 120_000,
        },
      },
      { test: { name: 'web-build', include: [buildTests] } },
      onDatabase('api-postgres', 'postgres', { include: [apiTests, postgresTests], exclude: [longTests] }),
      onDatabase('api-postgres-more', 'postgres', {
        include: ['apps/server/src/**/*.long.{api,postgres}.test.ts'],
      }),
      onDatabase('api-pglite', 'pglite', { include: embeddedTests }),
      onDatabase('api-pglite-more', 'pglite', { include: [apiTests], exclude: embeddedTests }),
      // Reads what the API tests on PostgreSQL left.
      { test: { name: 'operations', include: [recordTests] } },
      torture('torture', { include: [wallTortures], exclude: inFull ? [] : [longTortures] }),
      torture('torture-more', {
        include: ['torture/**/*.torture.ts'],
        exclude: inFull ? [wallTortures] : [wallTortures, longTortures],
      }),
      journeys('journeys', { include: [coreJourneys] }),
      journeys('journeys-more', { include: ['e2e/**/*.journey.ts'], exclude: [coreJourneys] }),
    ],
  },
});
