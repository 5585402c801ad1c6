import type { ImportRule } from './import-rule.ts';
import { isTestCode } from './test-code.ts';

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`apps/web/src/${folder}/`);
}

function featureOf(path: string): string | undefined {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

const placeRules: readonly ImportRule[] = [
  {
    sentence: 'a feature never imports another feature; let the routes in app/ compose them.',
    forbids: ({ from, to }) => {
      const [user, used] = [featureOf(from), featureOf(to)];
      return user !== undefined && used !== undefined && user !== used;
    },
  },
  {
    sentence: 'components/ knows no feature and nothing of app/ but the theme.',
    forbids: ({ from, to }) =>
      isIn(from, 'components') && (isIn(to, 'features') || (isIn(to, 'app') && !isIn(to, 'app/theme'))),
  },
  {
    sentence: 'lib/ knows neither components/ nor features/ nor app/.',
    forbids: ({ from, to }) => isIn(from, 'lib') && ['components', 'features', 'app'].some((place) => isIn(to, place)),
  },
];

/** The rules of the web app, given the files of the packages that load zod. */
export function webRules(zodBearing: ReadonlySet<string>): readonly ImportRule[] {
  return [
    ...placeRules,
    {
      sentence: 'zod is too heavy for the first load: use `import type`, or import() where the schema is needed.',
      forbids: ({ from, to, loading }) =>
        from.startsWith('apps/web/src/') &&
        !isTestCode(from) &&
        loading === 'at once' &&
        (to === 'zod' || zodBearing.has(to)),
    },
  ];
}
