import { readFile } from 'node:fs/promises';
import { sendEach } from '../../../files/worker-answers.ts';
import { judgeFootprintFile } from './validate-footprint-file.ts';

await sendEach(async function* ({ path }: { readonly path: string }) {
  yield judgeFootprintFile(await readFile(path));
});
