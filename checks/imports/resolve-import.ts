import { posix } from 'node:path';

/** Where a specifier leads. Relative specifiers carry their extension here, so the path alone decides. */
export function resolveImport(from: string, specifier: string): { to: string; inRepository: boolean } {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return { to: posix.join(posix.dirname(from), path), inRepository: true };

  const workspace = /^@pcf\/([^/]+)\/(.+)$/.exec(path);
  if (workspace) return { to: `packages/${workspace[1]}/src/${workspace[2]}.ts`, inRepository: true };

  if (path.startsWith('node:')) return { to: path, inRepository: false };
  const parts = path.split('/').slice(0, path.startsWith('@') ? 2 : 1);
  return { to: parts.join('/'), inRepository: false };
}
