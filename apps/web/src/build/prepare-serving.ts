import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { announceFirstLoad } from './announce-first-load.ts';
import { compressFiles } from './compress-files.ts';
import { firstLoadTable } from './first-load-table.ts';
import { firstLoads } from './first-loads.ts';

/** The font of nearly every letter; the page would ask for it only once it has something to write. */
const font = '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The server puts "here" in the place of this mark where it answers the API itself. */
const apiPlace = '__API_PLACE__';

/** After a build: index.html says early what its pages need, and every file is packed. */
export function prepareServing(nonce: string): Plugin {
  return {
    name: 'prepare-serving',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'));
        const table = JSON.stringify(firstLoadTable(manifest, firstLoads));
        const page = join(dir, 'index.html');
        const script = `<script nonce="${nonce}">(${announceFirstLoad})(${table}, '${apiPlace}' === 'here')</script>`;
        const fontLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${manifest[font].file}" nonce="${nonce}">`;
        const html = await readFile(page, 'utf8');
        await writeFile(
          page,
          // Before the styles, since a script waits for those that stand above it.
          html.replace('<script type="module"', (module) => `${script}\n    ${fontLink}\n    ${module}`),
        );
        await compressFiles(join(dir, 'assets'));
      },
    },
  };
}
