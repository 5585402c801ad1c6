import type { ImportEdge } from './import-edge.ts';
import type { ImportRule } from './import-rule.ts';
import { isTestCode } from './test-code.ts';

const source = 'apps/server/src/';

/**
 * The modules from the lowest level to the highest: a module uses those of its own level and of lower ones. Registering
 * through an invitation accepts it, so accounts stand beside invitations; deleting a product cancels its lines, so lines
 * stand beside products.
 */
const moduleLevels: readonly (readonly string[])[] = [
  ['organisation', 'users', 'personal-data', 'api-keys', 'installation'],
  ['accounts', 'activity', 'documents', 'files', 'invitations', 'network-deliveries', 'notifications', 'suppliers'],
  ['emission-data', 'lines', 'products'],
  ['answers', 'requests', 'reviews', 'sold-products'],
  ['dashboard', 'footprint', 'network'],
];

/** The module a file belongs to, if any. */
function moduleOf(path: string): string | undefined {
  return /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
}

/** The level of a module; -1 where it has none. */
const levelOf = (module: string) => moduleLevels.findIndex((level) => level.includes(module));

/** The files that put the modules together: those at the top of the server, and the demo's data. */
function composes(path: string): boolean {
  return !path.slice(source.length).includes('/') || path.startsWith(`${source}demo/`);
}

/** The importing and the imported module, where the product's code goes from one into another. */
function betweenModules({ from, to }: ImportEdge): { user: string; used: string } | undefined {
  const [user, used] = [moduleOf(from), moduleOf(to)];
  if (user === undefined || used === undefined || user === used || isTestCode(from)) return undefined;
  return { user, used };
}

/** Which modules each module leads to, directly or through others. */
function modulesBehind(edges: readonly ImportEdge[]): ReadonlyMap<string, ReadonlySet<string>> {
  const usedBy = new Map<string, Set<string>>();
  for (const edge of edges) {
    const step = betweenModules(edge);
    if (step) usedBy.set(step.user, (usedBy.get(step.user) ?? new Set()).add(step.used));
  }
  return new Map(
    [...usedBy].map(([module, used]) => {
      // A set is walked to its end while it grows.
      const behind = new Set(used);
      for (const each of behind) for (const next of usedBy.get(each) ?? []) behind.add(next);
      return [module, behind];
    }),
  );
}

/** The rules of the server, given all imports: a circle is known from all of them only. */
export function serverRules(edges: readonly ImportEdge[]): readonly ImportRule[] {
  const behind = modulesBehind(edges);
  return [
    {
      sentence: 'a server module uses another module only through its *.service.ts.',
      forbids: ({ from, to }) => {
        const [user, used] = [moduleOf(from), moduleOf(to)];
        return user !== undefined && used !== undefined && user !== used && !to.endsWith('.service.ts');
      },
    },
    {
      sentence: 'a server module uses no module of a higher level; checks/imports/server-rules.ts lists the levels.',
      forbids: (edge) => {
        const step = betweenModules(edge);
        return step !== undefined && levelOf(step.user) >= 0 && levelOf(step.user) < levelOf(step.used);
      },
    },
    {
      sentence: 'a server module needs a level in checks/imports/server-rules.ts.',
      forbids: ({ from, to }) => {
        const used = moduleOf(to);
        return used !== undefined && levelOf(used) < 0 && !isTestCode(from);
      },
    },
    {
      sentence: 'server modules form no circle: move what both need to the lower one.',
      forbids: (edge) => {
        const step = betweenModules(edge);
        return step !== undefined && behind.get(step.used)?.has(step.user) === true;
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
}
