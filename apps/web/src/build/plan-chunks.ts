import { join } from 'node:path';
import { build, type InlineConfig, minifySync, type Rolldown } from 'vite';
import type { FirstLoad } from './first-loads.ts';
import { mergeParts, type Part, weightsOf } from './merge-parts.ts';

/** Modules of one chunk, and how many pages load it first. */
interface PlannedChunk {
  readonly name: string;
  readonly modules: ReadonlySet<string>;
  readonly pages: number;
}

/**
 * Which modules belong into one file: those that the same pages need at first, and what is too little for a file of its
 * own. A build by itself splits wherever any part that comes later needs something too, which makes a hundred small
 * files of one page. What a page needs is known only once it was built, so it is built once without being written.
 */
export async function planChunks(config: InlineConfig, pages: readonly FirstLoad[]): Promise<readonly PlannedChunk[]> {
  const draft = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  });
  const { output } = draft as Rolldown.RolldownOutput;
  const parts = partsOf(
    output.filter((file) => file.type === 'chunk'),
    config.root ?? '',
    pages,
  );
  mergeParts(parts, weightsOf(pages));
  return [...parts].map(({ modules, pages: loading }, index) => ({
    name: `part-${index}`,
    modules,
    pages: loading.size,
  }));
}

/** All modules of a chunk of the draft are needed by the same pages, so that parts consist of whole chunks. */
function partsOf(chunks: readonly Rolldown.OutputChunk[], root: string, pages: readonly FirstLoad[]): Set<Part> {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const pagesOf = new Map<Rolldown.OutputChunk, Set<string>>();
  for (const load of pages) {
    const found = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (chunk === undefined || found.has(chunk)) return;
      found.add(chunk);
      pagesOf.set(chunk, (pagesOf.get(chunk) ?? new Set()).add(load.family ?? load.path));
      for (const imported of chunk.imports) visit(chunkOf.get(imported));
    };
    for (const source of ['index.html', ...load.sources]) {
      visit(chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, source)));
    }
    for (const name of [...(load.shared ?? []), ...(load.merged ?? [])])
      visit(chunks.find((chunk) => chunk.name === name));
  }
  const parts = new Map<string, Part>();
  const partOf = new Map<Rolldown.OutputChunk, Part>();
  for (const [chunk, loading] of pagesOf) {
    const key = [...loading].toSorted().join();
    const part = parts.get(key) ?? { modules: new Set(), size: 0, pages: loading, imports: new Set() };
    parts.set(key, part);
    partOf.set(chunk, part);
  }
  // An entry that only imported others would vanish from the build, and from what is written about it.
  const entries = new Set([join(root, 'src/app/main.tsx'), ...chunks.map(({ facadeModuleId }) => facadeModuleId)]);
  for (const [chunk, part] of partOf) {
    for (const [id, module] of Object.entries(chunk.modules)) {
      if (entries.has(id)) continue;
      part.modules.add(id);
      part.size += lengthOf(module.code ?? '');
    }
    for (const name of chunk.imports) {
      const imported = partOf.get(chunkOf.get(name) ?? chunk);
      if (imported !== undefined && imported !== part) part.imports.add(imported);
    }
  }
  return new Set([...parts.values()].filter(({ modules }) => modules.size > 0));
}

/** As short as it is written in the end: comments and long names of libraries cost no page anything. */
function lengthOf(code: string): number {
  return minifySync('module.js', code, { module: false, compress: false, mangle: { toplevel: true } }).code.length;
}
