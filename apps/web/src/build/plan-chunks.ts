import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { FirstLoad } from './first-loads.ts';

/** Modules of one chunk, and how many pages load it first. */
interface PlannedChunk {
  readonly name: string;
  readonly modules: ReadonlySet<string>;
  readonly pages: number;
}

/**
 * Which modules belong into one file: those that the same pages need at first. A build by itself splits wherever any
 * part that comes later needs something too, which makes a hundred small files of one page. What a page needs is known
 * only once it was built, so it is built once without being written.
 */
export async function planChunks(config: InlineConfig, pages: readonly FirstLoad[]): Promise<readonly PlannedChunk[]> {
  const draft = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  });
  const { output } = draft as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const pagesOfModule = new Map<string, Set<string>>();
  // An entry that only imported others would vanish from the build, and from what is written about it.
  const main = join(config.root ?? '', 'src/app/main.tsx');
  const entryModules = new Set([main, ...chunks.map(({ facadeModuleId }) => facadeModuleId)]);
  for (const load of pages) {
    for (const chunk of chunksOf(chunks, config.root ?? '', load)) {
      for (const module of chunk.moduleIds) {
        const known = pagesOfModule.get(module) ?? new Set();
        pagesOfModule.set(module, known.add(load.family ?? load.path));
      }
    }
  }
  const planned = new Map<string, Set<string>>();
  for (const [module, loading] of pagesOfModule) {
    if (entryModules.has(module)) continue;
    const key = [...loading].toSorted().join();
    planned.set(key, (planned.get(key) ?? new Set()).add(module));
  }
  return [...planned].map(([key, modules], index) => ({
    name: `part-${index}`,
    modules,
    pages: key.split(',').length,
  }));
}

/** With everything that they import at once. */
function chunksOf(chunks: readonly Rolldown.OutputChunk[], root: string, load: FirstLoad): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported));
  };
  for (const source of ['index.html', ...load.sources]) {
    visit(chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, source)));
  }
  for (const name of load.shared ?? []) visit(chunks.find((chunk) => chunk.name === name));
  return found;
}
