import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from './prepare-serving.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

const long = 'export const text = "long enough to be packed";\n'.repeat(40);

it('puts what is text beside itself, packed in both ways', async () => {
  await writeFile(join(folder, 'app.js'), long);
  await compressFiles(folder);
  const packed = (extension: string) => readFile(join(folder, `app.js.${extension}`));
  expect(brotliDecompressSync(await packed('br')).toString()).toBe(long);
  expect(gunzipSync(await packed('gz')).toString()).toBe(long);
});

it.each([
  ['what is short', 'app.js', 'const short = 1;'],
  ['what is packed already', 'font.woff2', long],
  ['maps of the sources', 'app.js.map', long],
])('leaves alone %s', async (_what, name, content) => {
  await writeFile(join(folder, name), content);
  await compressFiles(folder);
  expect(await readdir(folder)).toEqual([name]);
});
