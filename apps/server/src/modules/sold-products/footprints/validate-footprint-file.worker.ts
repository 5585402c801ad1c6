import { readFile } from 'node:fs/promises';
import { sendEach } from '../../../files/worker-tasks.ts';
import { validateFootprintFile } from './validate-footprint-file.ts';

await sendEach(async function* ({ path }: { readonly path: string }) {
  yield validateFootprintFile(await readFile(path));
});
