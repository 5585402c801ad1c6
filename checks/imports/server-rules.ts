import type { ImportRule } from './import-rule.ts';
import { isTestCode } from './test-code.ts';

const source = 'apps/server/src/';

/** The module a file belongs to, if any. */
function moduleOf(path: string): string | undefined {
  return /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
}

/** The files that put the modules together: those at the top of the server, and the demo's data. */
function composes(path: string): boolean {
  return !path.slice(source.length).includes('/') || path.startsWith(`${source}demo/`);
}

export const serverRules: readonly ImportRule[] = [
  {
    sentence: 'a server module uses another module only through its *.service.ts.',
    forbids: ({ from, to }) => {
      const [user, used] = [moduleOf(from), moduleOf(to)];
      return user !== undefined && used !== undefined && user !== used && !to.endsWith('.service.ts');
    },
  },
  {
    sentence: 'only the files at the top of apps/server/src and in demo/ may import server modules.',
    forbids: ({ from, to }) =>
      from.startsWith(source) &&
      moduleOf(from) === undefined &&
      moduleOf(to) !== undefined &&
      !composes(from) &&
      !isTestCode(from),
  },
];
