import { calls } from '@pcf/contract/operations/calls';
import { defaultPageSize, pageSizes } from '@pcf/contract/paging';
import { lazyFilesOf, readRoutes } from './read-routes.ts';

/** What the first load of a page brings beside what every page needs. */
export interface FirstLoad {
  /** As a report names it. */
  readonly path: string;
  /** The addresses at which it is shown. */
  readonly at: RegExp;
  /** A visitor without a session is shown the sign-in there. */
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

const routes = readRoutes();

/** A page by the path of its route, which says what it loads. */
function page(route: string, kilobytes: number, differing: Partial<FirstLoad> = {}): FirstLoad {
  const found = routes.get(route);
  if (found === undefined) throw new Error(`No route has the path ${route}.`);
  const { signedIn, sources, shared, namespaces } = found;
  return {
    path: route,
    at: new RegExp(`^${route.replaceAll(/\$[^/]+/g, '[^/]+')}$`),
    // Whatever is asked of the server behind the sign-in is looked up there first.
    ...(signedIn && { signedIn, merged: ['calls'] }),
    kilobytes,
    sources,
    shared,
    namespaces,
    ...differing,
  };
}

/** The steps of the form in which emission data are entered, of an answer or of a sold product. */
const steps = (path: string, route: string, differing: Partial<FirstLoad> = {}) =>
  ['overview', 'emissions', 'data', 'methods'].map((step) =>
    // The first one also asks the question before the form.
    page(step === 'overview' ? route : `${route}/${step}`, step === 'overview' ? 342 : 340, {
      path: `${path} (${step})`,
      family: 'editor',
      ...differing,
    }),
  );

const tabFiles = lazyFilesOf('src/app/routes/settings-tab-files.ts');

/** A tab is chosen by the query and not by the path, so that no route names its file and its texts. */
function settingsTab(tab: string): FirstLoad {
  const source = tabFiles.get(`settingsTabFiles.${tab}`);
  if (source === undefined) throw new Error(`The settings have no tab ${tab}.`);
  const { sources, namespaces = [], ...settings } = page('/settings', 260);
  return {
    ...settings,
    path: `/settings?tab=${tab}`,
    at: new RegExp(`^/settings\\?.*tab=${tab}`),
    sources: [...sources, source],
    namespaces: [...namespaces, tab],
  };
}

const purchasedCall = calls.listPurchasedProducts.path;

export const login = page('/login', 200);
export const calculator = page('/supplier/calculator', 250);
export const methodology = page('/calculation-methodology', 260);

/** A page takes the first that stands at its address. */
export const firstLoads: readonly FirstLoad[] = [
  login,
  page('/logout', 200),
  page('/', 260),
  calculator,
  methodology,
  page('/help', 200),
  page('/glossary', 200),
  page('/about', 200),
  page('/contact', 200),
  page('/organisation', 260),
  page('/installation', 260),
  page('/products/purchased', 260, {
    at: /^\/products(\/purchased)?$/,
    asks: [
      // What the head shows comes before the list.
      { at: /^\/products\/purchased.*$/, path: `${purchasedCall}?limit=1` },
      { at: /^\/products\/purchased.*$/, path: `${purchasedCall}?productRequestStatus=PENDING_REVIEW&limit=1` },
      { at: /^\/products\/purchased$/, path: `${purchasedCall}?pageNumber=0&limit=${defaultPageSize}` },
      {
        at: new RegExp(`^/products/purchased\\?limit=(${pageSizes.join('|')})$`),
        path: `${purchasedCall}?pageNumber=0&limit=$1`,
      },
    ],
  }),
  page('/products/purchased/footprint', 260),
  page('/products/received-requests', 260),
  page('/products/sold', 260),
  page('/products/received-requests/templates', 260),
  page('/products/received-requests/templates/upload', 260),
  page('/customer/reviews', 260),
  ...steps('/supplier/requests', '/supplier/requests/$requestId/products/$productId', {
    asks: [
      {
        at: /^\/supplier\/requests\/([^/]+)\/products\/([^/?]+).*$/,
        path: calls.getEmissionAnswer.path.replace('{requestReference}', '$1').replace('{productId}', '$2'),
      },
    ],
  }),
  ...steps('/products/sold/emissions-data', '/products/sold/$soldProductId/emissions-data'),
  page('/products/sold/import-footprints', 260),
  page('/products/sold/$soldProductId', 260, { path: '/products/sold (one)' }),
  ...['profile', 'users', 'invitations', 'network'].map(settingsTab),
  page('/register', 260),
  page('/self-register', 260),
  page('/verify-email', 260),
  page('/password-reset', 260),
  page('/approve-user-access', 260),
  page('/stop-mails', 260),
  page('/sso', 260),
];
