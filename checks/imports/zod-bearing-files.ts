import type { ImportEdge } from './import-edge.ts';

/** The files of the packages that load zod at run time, directly or through another file. */
export function zodBearingFiles(edges: readonly ImportEdge[]): ReadonlySet<string> {
  const importersOf = new Map<string, string[]>();
  for (const { from, to, loading } of edges) {
    if (loading !== 'at once' || !from.startsWith('packages/')) continue;
    importersOf.set(to, [...(importersOf.get(to) ?? []), from]);
  }
  const bearing = new Set<string>();
  const open = ['zod'];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const importer of importersOf.get(file) ?? []) {
      if (bearing.has(importer)) continue;
      bearing.add(importer);
      open.push(importer);
    }
  }
  return bearing;
}
