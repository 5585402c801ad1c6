import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

const root = join(import.meta.dirname, '../..');
const routeFiles = [
  join(root, 'src/app/router.ts'),
  ...readdirSync(join(root, 'src/app/routes'))
    .filter((name) => /-routes?\.ts$/.test(name))
    .map((name) => join(root, 'src/app/routes', name)),
];

/** What a page loads first by its route and by those around it. */
export interface PageRoute {
  /** As the router spells it, with `$` before what changes. */
  readonly path: string;
  readonly signedIn: boolean;
  /** The files that are asked for by `import()`. */
  readonly sources: readonly string[];
  /** The names of modules of other packages that are asked for by `import()`. */
  readonly shared: readonly string[];
  readonly namespaces: readonly string[];
}

/** One `createRoute`. */
interface Route {
  readonly file: string;
  readonly name: string;
  readonly parent: string | undefined;
  readonly segment: string;
  readonly imports: readonly string[];
  readonly namespaces: readonly string[];
}

/**
 * The pages as the routes have them, by their paths. The sources are read, not run: a router comes with components,
 * styles and a browser's own objects, and hides what its functions import.
 */
export function readRoutes(): ReadonlyMap<string, PageRoute> {
  const routes = routeFiles.flatMap(routesOf);
  const parentOf = ({ file, parent }: Route) =>
    routes.find((route) => route.name === parent && route.file === file) ??
    routes.find((route) => route.name === parent);
  const chainOf = (route: Route): readonly Route[] => {
    const parent = parentOf(route);
    return parent === undefined ? [route] : [...chainOf(parent), route];
  };
  // A page inside of another with the same path is the one that is shown there.
  const chains = routes.map(chainOf).toSorted((one, other) => one.length - other.length);
  return new Map(
    chains.map((chain) => {
      const path = `/${chain.flatMap(({ segment }) => segment.split('/').filter(Boolean)).join('/')}`;
      const imports = [...new Set(chain.flatMap((route) => route.imports))];
      const page: PageRoute = {
        path,
        signedIn: chain.some(({ name }) => name === 'authenticatedRoute'),
        sources: imports.filter(isFile).map((file) => relative(root, file)),
        shared: imports.filter((id) => !isFile(id)).map((id) => basename(id)),
        namespaces: [...new Set(chain.flatMap(({ namespaces }) => namespaces))],
      };
      return [path, page];
    }),
  );
}

/** The files that a module of `import()`s asks for, by the names under which it exports them. */
export function lazyFilesOf(source: string): ReadonlyMap<string, string> {
  const file = join(root, source);
  const exported = [...exportsOf(file)];
  return new Map(
    exported.flatMap(([name, value]) => {
      const [imported] = importsIn(value, file);
      return imported === undefined ? [] : [[name, relative(root, imported)]];
    }),
  );
}

const isFile = (id: string) => id.startsWith(root);

function routesOf(file: string): readonly Route[] {
  const routes: Route[] = [];
  const pageFiles = new Map<string, string>();
  const asked = (node: ESTree.Node) => [...importsIn(node, file), ...pagesIn(node, pageFiles)];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init === null) return;
      // const pages = () => import('./some-pages.ts')
      const [imported] = init.type === 'ArrowFunctionExpression' ? importsIn(init.body, file) : [];
      if (imported !== undefined) pageFiles.set(id.name, imported);
      if (init.type !== 'CallExpression' || !isCreateRoute(init)) return;
      const [options] = init.arguments;
      const { getParentRoute, path, loader, component } = propertiesOf(options);
      routes.push({
        file,
        name: id.name,
        parent: getParentRoute?.type === 'ArrowFunctionExpression' ? nameOf(getParentRoute.body) : undefined,
        segment: textOf(path) ?? '',
        imports: [loader, component].flatMap((part) => (part === undefined ? [] : asked(part))),
        namespaces: loader === undefined ? [] : namespacesIn(loader),
      });
    },
  }).visit(parse(file));
  return routes;
}

const isCreateRoute = ({ callee }: ESTree.CallExpression) => nameOf(callee) === 'createRoute';

/** import('./some-file.tsx') */
function importsIn(node: ESTree.Node, file: string): readonly string[] {
  const found: string[] = [];
  visitIn(node, {
    ImportExpression({ source }) {
      const id = textOf(source);
      if (id !== undefined) found.push(id.startsWith('.') ? join(dirname(file), id) : id);
    },
  });
  return found;
}

/** (await pages()).someScreen() and (await pages()).steps.overview(): the file of pages, and what that imports by this name. */
function pagesIn(node: ESTree.Node, pageFiles: ReadonlyMap<string, string>): readonly string[] {
  const found: string[] = [];
  visitIn(node, {
    MemberExpression({ object, property }) {
      const [pages, ...path] = object.type === 'MemberExpression' ? [object.object, object.property] : [object];
      if (pages?.type !== 'ParenthesizedExpression' && pages?.type !== 'AwaitExpression') return;
      const awaited = pages.type === 'ParenthesizedExpression' ? pages.expression : pages;
      if (awaited.type !== 'AwaitExpression' || awaited.argument.type !== 'CallExpression') return;
      const file = pageFiles.get(nameOf(awaited.argument.callee) ?? '');
      if (file === undefined) return;
      const name = [...path, property].map(nameOf).join('.');
      const value = exportsOf(file).get(name);
      found.push(file, ...(value === undefined ? [] : importsIn(value, file)));
    },
  });
  return found;
}

/** What a module names: `home` of `const home = …`, `steps.overview` of `const steps = { overview: … }`. */
function exportsOf(file: string): ReadonlyMap<string, ESTree.Node> {
  const found = new Map<string, ESTree.Node>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init === null) return;
      const value = init.type === 'TSSatisfiesExpression' ? init.expression : init;
      if (value.type !== 'ObjectExpression') found.set(id.name, value);
      for (const [key, part] of Object.entries(propertiesOf(value))) found.set(`${id.name}.${key}`, part);
    },
  }).visit(parse(file));
  return found;
}

/** i18next.loadNamespaces('login') or (['login', 'sso']); what depends on a condition is not always needed first. */
function namespacesIn(node: ESTree.Node): readonly string[] {
  const found: string[] = [];
  visitIn(node, {
    CallExpression({ callee, arguments: [asked] }) {
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'loadNamespaces') return;
      const names = asked?.type === 'ArrayExpression' ? asked.elements : [asked];
      found.push(...names.flatMap((name) => textOf(name ?? undefined) ?? []));
    },
  });
  return found;
}

function propertiesOf(node: ESTree.Node | undefined): Readonly<Record<string, ESTree.Expression>> {
  if (node?.type !== 'ObjectExpression') return {};
  return Object.fromEntries(
    node.properties.flatMap((part) => {
      const name = part.type === 'Property' ? nameOf(part.key) : undefined;
      return part.type === 'Property' && name !== undefined ? [[name, part.value as ESTree.Expression]] : [];
    }),
  );
}

function nameOf(node: ESTree.Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}

function textOf(node: ESTree.Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function visitIn(node: ESTree.Node, visitor: ConstructorParameters<typeof Visitor>[0]): void {
  // A part of a program is visited as the whole of one.
  const body = [{ type: 'ExpressionStatement', expression: node }] as unknown as ESTree.Program['body'];
  new Visitor(visitor).visit({
    type: 'Program',
    body,
    sourceType: 'module',
    hashbang: null,
    start: 0,
    end: 0,
  } as never);
}

const programs = new Map<string, ESTree.Program>();

function parse(file: string): ESTree.Program {
  const program = programs.get(file) ?? parseSync(file, readFileSync(file, 'utf8')).program;
  programs.set(file, program);
  return program;
}
