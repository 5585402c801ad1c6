import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { languages } from '@pcf/contract/vocabulary/language';
import { describe, expect, it } from 'vitest';

type Manifest = Record<string, { file: string; name?: string; src?: string; imports?: string[] }>;

const folder = new URL('../../dist/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder));
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest;

const layout = 'src/app/layouts/authenticated-layout.tsx';
const loginScreen = 'src/app/routes/login-screen.tsx';
/** The factors are also imported by other chunks, so the build keeps their name but not their path. */
const catalogueFactors = sharedChunk('factors');
const calculator = ['src/app/layouts/calculator-layout.tsx', 'src/app/routes/calculator-screen.tsx', catalogueFactors];
const methodology = [
  'src/app/layouts/methodology-layout.tsx',
  'src/app/routes/methodology-screen.tsx',
  catalogueFactors,
];

interface Route {
  path: string;
  kilobytes: number;
  sources: readonly string[];
  namespaces?: readonly string[];
}

const routes: readonly Route[] = [
  { path: '/login', kilobytes: 200, sources: [loginScreen], namespaces: ['login'] },
  { path: '/logout', kilobytes: 200, sources: ['src/app/routes/logout-screen.tsx'] },
  {
    path: '/',
    kilobytes: 260,
    sources: [layout, 'src/app/routes/home-screen.tsx'],
    namespaces: ['lists', 'home', 'scale'],
  },
  {
    path: '/supplier/calculator',
    kilobytes: 250,
    sources: calculator,
    namespaces: ['factors', 'calculator', 'footprint', 'ownFactors', 'scale'],
  },
  { path: '/calculation-methodology', kilobytes: 260, sources: methodology, namespaces: ['methodology', 'lists'] },
  {
    path: '/organisation',
    kilobytes: 260,
    sources: [layout, 'src/features/organisation/organisation-page.tsx'],
    namespaces: ['lists', 'organisation'],
  },
  {
    path: '/products/purchased',
    kilobytes: 260,
    sources: [layout, 'src/app/routes/products-pages.ts', 'src/app/routes/purchased-screen.tsx'],
    namespaces: ['lists', 'products', 'exchange'],
  },
  {
    path: '/products/purchased/footprint',
    kilobytes: 260,
    sources: [layout, 'src/app/routes/products-pages.ts', 'src/app/routes/footprint-screen.tsx'],
    namespaces: ['lists', 'footprintTotals', 'exchange', 'chart'],
  },
  {
    path: '/products/received-requests',
    kilobytes: 260,
    sources: [layout, 'src/app/routes/products-pages.ts', 'src/app/routes/received-screen.tsx'],
    namespaces: ['lists', 'products', 'exchange', 'received'],
  },
  {
    path: '/products/sold',
    kilobytes: 260,
    sources: [layout, 'src/app/routes/sold-pages.ts', 'src/app/routes/sold-screen.tsx'],
    namespaces: ['lists', 'products', 'exchange', 'templates'],
  },
  {
    path: '/products/sold (one)',
    kilobytes: 260,
    sources: [layout, 'src/app/routes/sold-pages.ts', 'src/app/routes/template-screen.tsx'],
    namespaces: ['lists', 'exchange', 'templates', 'emissionData', 'emissionView'],
  },
  {
    path: '/products/received-requests/templates',
    kilobytes: 260,
    sources: [layout, 'src/app/routes/match-pages.ts', 'src/app/routes/match-screen.tsx'],
    namespaces: ['lists', 'exchange', 'templateMatches'],
  },
  {
    path: '/products/received-requests/templates/upload',
    kilobytes: 260,
    sources: [layout, 'src/app/routes/match-pages.ts', 'src/features/template-matches/upload/upload-page.tsx'],
    namespaces: ['lists', 'templateMatches', 'answerFile', 'fileImport'],
  },
  {
    path: '/customer/reviews',
    kilobytes: 260,
    sources: [layout, 'src/features/review-queue/review-queue.tsx'],
    namespaces: ['lists', 'exchange', 'review'],
  },
  ...(['overview', 'emissions', 'data', 'methods'] as const).flatMap((step) => {
    const ofForm = (feature: string) =>
      step === 'overview'
        ? `src/features/${feature}/steps/overview-screen.tsx`
        : `src/components/emission-editor/steps/${step}-screen.tsx`;
    const namespaces = ['emissionEditor', 'emissionData', 'emissionView', 'exchange'];
    return [
      {
        path: `/supplier/requests (${step})`,
        kilobytes: 340,
        sources: [layout, 'src/app/routes/answer-pages.ts', 'src/app/routes/answer-screen.tsx', ofForm('answer')],
        namespaces: ['answer', 'requests', ...namespaces],
      },
      {
        path: `/products/sold/emissions-data (${step})`,
        kilobytes: 340,
        sources: [
          layout,
          'src/app/routes/template-editor-pages.ts',
          'src/app/routes/template-editor-screen.tsx',
          ofForm('template-editor'),
        ],
        namespaces: ['templateEditor', ...namespaces],
      },
    ];
  }),
  ...[
    { tab: 'profile', source: 'src/features/profile/profile-tab.tsx' },
    { tab: 'users', source: 'src/features/users/users-tab.tsx' },
    { tab: 'invitations', source: 'src/app/routes/settings-invitations.tsx' },
  ].map(({ tab, source }) => ({
    path: `/settings?tab=${tab}`,
    kilobytes: 260,
    sources: [layout, 'src/app/routes/settings-screen.tsx', source],
    namespaces: ['lists', tab],
  })),
  ...[
    { path: '/register', screen: 'invitation', namespace: 'registration' },
    { path: '/self-register', screen: 'self-register', namespace: 'registration' },
    { path: '/verify-email', screen: 'verify-email', namespace: 'registration' },
    { path: '/password-reset', screen: 'password-reset', namespace: 'password' },
    { path: '/approve-user-access', screen: 'access-answer', namespace: 'access' },
    { path: '/sso', screen: 'sso', namespace: 'sso' },
  ].map(({ path, screen, namespace }) => ({
    path,
    kilobytes: 260,
    sources: [`src/app/routes/${screen}-screen.tsx`],
    namespaces: [namespace],
  })),
];

function sharedChunk(name: string): string {
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === name && manifest[key]?.src === undefined);
  if (keys.length !== 1) throw new Error(`The build has ${keys.length} shared chunks called ${name}.`);
  return String(keys[0]);
}

/** The files that a page with these sources loads: their chunks, and everything those import at once. */
function filesOf(sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of ['index.html', ...sources]) visit(source);
  return files;
}

const outerNamespaces = ['common', 'shell', 'login', 'registration', 'password', 'access', 'sso'];

function translations(language: string, namespaces: readonly string[]): string[] {
  const inner = namespaces.some((namespace) => !outerNamespaces.includes(namespace));
  return [
    ...(inner ? ['src/i18n/inner-translation-files.ts'] : []),
    ...['common', 'shell', ...namespaces].map((file) => `src/i18n/${language}/${file}.json`),
  ];
}

function gzipBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(read(file)).byteLength, 0);
}

describe('first-load JavaScript, gzip', () => {
  it.each(routes)('of $path stays under $kilobytes kB', ({ path, kilobytes, sources, namespaces = [] }) => {
    const inEachLanguage = languages.map((language) =>
      gzipBytes(filesOf([...sources, ...translations(language, namespaces)])),
    );
    const bytes = Math.max(...inEachLanguage);
    process.stdout.write(`${path.padEnd(26)} ${(bytes / 1000).toFixed(1)} kB of ${kilobytes} kB\n`);
    expect(bytes).toBeLessThan(kilobytes * 1000);
  });

  it('of /login has no schema library in it', () => {
    const withSchemas = [...filesOf([loginScreen])].filter((file) => read(file).includes('ZodError'));
    expect(withSchemas).toEqual([]);
  });
});

describe('what the calculator needs later', () => {
  const firstLoad = filesOf(calculator);

  it.each([
    { what: 'the descriptions', source: sharedChunk('details'), mark: 'scope 3 - material use' },
    {
      what: 'the search with its synonyms',
      source: 'src/components/factor-field/search-factors.ts',
      mark: 'Gesteinskörnung',
    },
    { what: 'the chart', source: 'src/features/calculator/results/contributions.tsx', mark: null },
    { what: 'the dialog to share', source: 'src/features/calculator/share/share-dialog.tsx', mark: null },
    { what: 'the page to print', source: 'src/features/calculator/export/print-host.tsx', mark: null },
    {
      what: 'the reader of own data',
      source: 'src/features/calculator/own-factors/own-factors-dialog.tsx',
      mark: 'CSV_INVALID_CLOSING_QUOTE',
    },
  ])('is not loaded with it, but as a chunk of its own: $what', ({ source, mark }) => {
    const { file } = manifest[source] ?? {};
    expect(file).toBeDefined();
    expect([...firstLoad]).not.toContain(file);
    if (mark === null) return;
    expect([...firstLoad].filter((loaded) => read(loaded).includes(mark))).toEqual([]);
    expect([...filesOf([source])].filter((loaded) => read(loaded).includes(mark))).not.toEqual([]);
  });
});

it('the table of the catalogue comes after the text of the methodology', () => {
  const table = 'src/features/methodology/catalogue/catalogue-table.tsx';
  expect([...filesOf(methodology)]).not.toContain(manifest[table]?.file);
  expect([...filesOf([table])]).toContain(manifest[sharedChunk('details')]?.file);
  expect([...filesOf(methodology)]).not.toContain(manifest[sharedChunk('details')]?.file);
});
