import type { ImportEdge } from './import-edge.ts';
import type { ImportRule } from './import-rule.ts';
import { isTestCode } from './test-code.ts';

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`apps/web/src/${folder}/`);
}

function featureOf(path: string): string | undefined {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** What a place must not know: everything that is built from it. */
const placesAbove = [
  { place: 'lib', above: ['ui', 'exchange', 'features', 'app'] },
  { place: 'ui', above: ['exchange', 'features', 'app'] },
  { place: 'exchange', above: ['features', 'app'] },
  { place: 'features', above: ['app'] },
];

const placeRules: readonly ImportRule[] = [
  {
    sentence: 'a feature never imports another feature; let the routes in app/ compose them.',
    forbids: ({ from, to }) => {
      const [user, used] = [featureOf(from), featureOf(to)];
      return user !== undefined && used !== undefined && user !== used;
    },
  },
  ...placesAbove.map(({ place, above }) => ({
    sentence: `${place}/ may not import ${above.map((name) => `${name}/`).join(', ')}.`,
    forbids: ({ from, to }: ImportEdge) => isIn(from, place) && above.some((name) => isIn(to, name)),
  })),
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
