import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runPinned } from './pinned-node.mjs';
import { repository } from './repository.mjs';

const web = join(repository, 'apps', 'web');
const generated = new Set(['dist', 'dist-gallery', 'node_modules', '.cache']);
// Inside the build, so that replacing the build also removes the claim about where it came from.
const stamp = join(web, 'dist', '.source-hash');

/** Builds the web app unless the build at hand was made from these very sources, after what comes first where it does. */
export function buildWebWhenStale(first = () => {}) {
  const hash = hashOfSources(repository);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  first();
  if (!runPinned(viteProgram(), ['build'], web)) {
    process.stderr.write('The web app could not be built: correct what the lines above name and run this again.\n');
    process.exit(1);
  }
  writeFileSync(stamp, hash);
}

function viteProgram() {
  const manifest = createRequire(join(web, 'package.json')).resolve('vite/package.json');
  return join(dirname(manifest), 'bin', 'vite.js');
}

/** A hash of everything the web app is built from. */
export function hashOfSources(folder) {
  const hash = createHash('sha256');
  for (const file of sourcesOfWeb(folder)) {
    hash.update(`\0${file}\0`);
    hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

function sourcesOfWeb(folder) {
  const packages = readdirSync(join(folder, 'packages')).sort();
  return [
    'package-lock.json',
    'tsconfig.base.json',
    ...filesBelow(folder, 'apps/web'),
    ...packages.flatMap((name) => filesBelow(folder, `packages/${name}`)),
  ];
}

function filesBelow(folder, path) {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  return entries
    .filter((entry) => !generated.has(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(folder, child);
      return entry.isFile() ? [child] : [];
    });
}
