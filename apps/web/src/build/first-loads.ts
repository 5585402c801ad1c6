import { calls } from '@pcf/contract/operations/calls';
import { defaultPageSize, pageSizes } from '@pcf/contract/paging';

/** What the first load of a page brings beside what every page needs. */
export interface FirstLoad {
  /** As a report names it. */
  readonly path: string;
  /** The addresses at which it is shown. */
  readonly at: RegExp;
  /** Whoever is not signed in is shown the sign-in there. */
  readonly signedIn?: true;
  /** How much JavaScript it may bring in all, gzip. */
  readonly kilobytes: number;
  /** The paths of its chunks. */
  readonly sources: readonly string[];
  /** The names of chunks that others import too: the build forgets the paths of those. */
  readonly shared?: readonly string[];
  /** The names of chunks that are needed right after the start: they go into a file that the page loads anyway. */
  readonly merged?: readonly string[];
  readonly namespaces?: readonly string[];
  /** What it asks the server for first: an address, and the path with query that follows from it. */
  readonly asks?: readonly { readonly at: RegExp; readonly path: string }[];
  /** Pages that share nearly everything also share their files: one of them brings a little that only another needs. */
  readonly family?: 'editor';
}

const layout = 'src/app/layouts/authenticated-layout.tsx';

/** Behind the sign-in, where nearly every page has a list. */
function inner(
  path: string,
  at: RegExp,
  sources: readonly string[],
  namespaces: readonly string[],
  kilobytes = 260,
): FirstLoad {
  return {
    path,
    at,
    signedIn: true,
    kilobytes,
    sources: [layout, ...sources],
    // Whatever is asked of the server is looked up there first.
    merged: ['calls'],
    namespaces: ['lists', ...namespaces],
  };
}

/** A step of the form in which emission data are entered, of an answer or of a template. */
function editorStep(
  path: string,
  at: string,
  sources: readonly string[],
  step: 'overview' | 'emissions' | 'data' | 'methods',
  namespaces: readonly string[],
): FirstLoad {
  const end = step === 'overview' ? '$' : `/${step}$`;
  const ofForm = ['emissionEditor', 'emissionData', 'emissionView', 'exchange'];
  const load = inner(`${path} (${step})`, new RegExp(`${at}${end}`), sources, [...namespaces, ...ofForm], 340);
  return { ...load, family: 'editor' };
}

const stepScreen = (feature: string, step: string) =>
  step === 'overview'
    ? `src/features/${feature}/overview-screen.tsx`
    : `src/exchange/emission-editor/steps/${step}-screen.tsx`;

const steps = ['overview', 'emissions', 'data', 'methods'] as const;

export const login: FirstLoad = {
  path: '/login',
  at: /^\/login$/,
  kilobytes: 200,
  sources: ['src/app/routes/login-screen.tsx'],
  namespaces: ['login'],
};

export const calculator: FirstLoad = {
  path: '/supplier/calculator',
  at: /^\/supplier\/calculator$/,
  kilobytes: 250,
  sources: ['src/app/layouts/calculator-layout.tsx', 'src/app/routes/calculator-screen.tsx'],
  shared: ['factors'],
  namespaces: ['factors', 'calculator', 'footprint', 'scale'],
};

export const methodology: FirstLoad = {
  path: '/calculation-methodology',
  at: /^\/calculation-methodology$/,
  kilobytes: 260,
  sources: ['src/app/layouts/methodology-layout.tsx', 'src/app/routes/methodology-screen.tsx'],
  shared: ['factors'],
  namespaces: ['methodology', 'lists'],
};

/** About the platform itself, for everybody. */
const guide = (name: string): FirstLoad => ({
  path: `/${name}`,
  at: new RegExp(`^/${name}$`),
  kilobytes: 200,
  sources: ['src/app/layouts/guide-layout.tsx', `src/features/guide/${name}-page.tsx`],
  namespaces: [name],
});

const purchasedCall = calls.listPurchasedProducts.path;
const products = 'src/app/routes/products-pages.ts';
const sold = 'src/app/routes/sold-pages.ts';
const match = 'src/app/routes/match-pages.ts';
const settingsPage = 'src/app/routes/settings-screen.tsx';

/** A page takes the first that stands at its address. */
export const firstLoads: readonly FirstLoad[] = [
  login,
  { path: '/logout', at: /^\/logout$/, kilobytes: 200, sources: ['src/app/routes/logout-screen.tsx'] },
  inner('/', /^\/$/, ['src/app/routes/authenticated-pages.ts', 'src/app/routes/home-screen.tsx'], ['home', 'scale']),
  calculator,
  methodology,
  ...['help', 'about', 'contact'].map(guide),
  inner(
    '/organisation',
    /^\/organisation$/,
    ['src/app/routes/authenticated-pages.ts', 'src/features/organisation/organisation-page.tsx'],
    ['organisation'],
  ),
  {
    ...inner(
      '/products/purchased',
      /^\/products(\/purchased)?$/,
      [products, 'src/app/routes/purchased-screen.tsx'],
      ['products', 'exchange'],
    ),
    asks: [
      { at: /^\/products\/purchased$/, path: `${purchasedCall}?pageNumber=0&limit=${defaultPageSize}` },
      {
        at: new RegExp(`^/products/purchased\\?limit=(${pageSizes.join('|')})$`),
        path: `${purchasedCall}?pageNumber=0&limit=$1`,
      },
      { at: /^\/products\/purchased.*$/, path: `${purchasedCall}?limit=1` },
    ],
  },
  inner(
    '/products/purchased/footprint',
    /^\/products\/purchased\/footprint$/,
    [products, 'src/app/routes/footprint-screen.tsx'],
    ['footprintTotals', 'exchange', 'chart'],
  ),
  inner(
    '/products/received-requests',
    /^\/products\/received-requests$/,
    [products, 'src/app/routes/received-screen.tsx'],
    ['products', 'exchange', 'received'],
  ),
  inner(
    '/products/sold',
    /^\/products\/sold$/,
    [sold, 'src/app/routes/sold-screen.tsx'],
    ['products', 'exchange', 'templates'],
  ),
  inner(
    '/products/received-requests/templates',
    /^\/products\/received-requests\/templates$/,
    [match, 'src/app/routes/match-screen.tsx'],
    ['exchange', 'templateMatches'],
  ),
  inner(
    '/products/received-requests/templates/upload',
    /^\/products\/received-requests\/templates\/upload$/,
    [match, 'src/features/sold-products/matches/upload-page.tsx'],
    ['templateMatches', 'answerFile', 'fileImport'],
  ),
  inner(
    '/customer/reviews',
    /^\/customer\/reviews$/,
    ['src/app/routes/suppliers-pages.ts', 'src/features/reviews/review-queue.tsx'],
    ['exchange', 'review'],
  ),
  ...steps.map((step) => ({
    ...editorStep(
      '/supplier/requests',
      '^/supplier/requests/[^/]+/products/[^/]+',
      ['src/app/routes/answer-pages.ts', 'src/app/routes/answer-screen.tsx', stepScreen('answers/answer', step)],
      step,
      ['answer', 'requests'],
    ),
    asks: [
      {
        at: /^\/supplier\/requests\/([^/]+)\/products\/([^/?]+).*$/,
        path: calls.getEmissionAnswer.path.replace('{requestReference}', '$1').replace('{productId}', '$2'),
      },
    ],
  })),
  ...steps.map((step) =>
    editorStep(
      '/products/sold/emissions-data',
      '^/products/sold/[^/]+/emissions-data',
      [
        'src/app/routes/template-editor-pages.ts',
        'src/app/routes/template-editor-screen.tsx',
        stepScreen('sold-products/editor', step),
      ],
      step,
      ['templateEditor'],
    ),
  ),
  inner(
    '/products/sold/import-footprints',
    /^\/products\/sold\/import-footprints$/,
    [sold, 'src/features/sold-products/footprint-import/footprint-import-page.tsx'],
    ['footprintImport', 'receivedData', 'emissionData'],
  ),
  inner(
    '/products/sold (one)',
    /^\/products\/sold\/[^/]+$/,
    [sold, 'src/app/routes/template-screen.tsx'],
    ['exchange', 'templates', 'emissionData', 'emissionView'],
  ),
  ...[
    { tab: 'profile', source: 'src/features/accounts/profile/profile-tab.tsx' },
    { tab: 'users', source: 'src/features/users/users-tab.tsx' },
    { tab: 'invitations', source: 'src/app/routes/settings-invitations.tsx' },
    { tab: 'network', source: 'src/features/network/network-tab.tsx' },
  ].map(({ tab, source }) =>
    inner(`/settings?tab=${tab}`, new RegExp(`^/settings\\?.*tab=${tab}`), [settingsPage, source], ['settings', tab]),
  ),
  ...[
    { path: '/register', screen: 'invitation', namespace: 'registration' },
    { path: '/self-register', screen: 'self-register', namespace: 'registration' },
    { path: '/verify-email', screen: 'verify-email', namespace: 'registration' },
    { path: '/password-reset', screen: 'password-reset', namespace: 'password' },
    { path: '/approve-user-access', screen: 'access-answer', namespace: 'access' },
    { path: '/stop-mails', screen: 'stop-mails', namespace: 'stopMails' },
    { path: '/sso', screen: 'sso', namespace: 'sso' },
  ].map(({ path, screen, namespace }) => ({
    path,
    at: new RegExp(`^${path}$`),
    kilobytes: 260,
    sources: [`src/app/routes/${screen}-screen.tsx`],
    namespaces: [namespace],
  })),
];
