import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';

/**
 * A small page as the build leaves one, for a whole test file. It lies in a folder called "assets", which must not make
 * its files immutable.
 */
export async function pageOfFile(): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-page-'));
  const dist = join(folder, 'assets', 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await Promise.all([
    writeFile(
      join(dist, 'index.html'),
      '<!doctype html><html lang="en"><head><meta name="csp-nonce" content="__CSP_NONCE__"><script type="module" nonce="__CSP_NONCE__" src="/assets/app-Ab12Cd34.js"></script></head><body data-api="__API_PLACE__"></body></html>',
    ),
    writeFile(
      join(dist, 'assets', 'app-Ab12Cd34.js'),
      `export const text = '${'long enough to be packed '.repeat(100)}';\n`,
    ),
    ...packed(join(dist, 'assets', 'packed-Ef56Gh78.js'), "export const text = 'packed by the build';\n"),
    writeFile(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(join(dist, '.env'), 'SECRET=of-the-folder'),
    writeFile(join(folder, 'assets', 'secret.txt'), 'secret outside the page'),
  ]);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return pathToFileURL(dist + sep);
}

/** As the build leaves a file: beside itself, packed in both ways. */
const packed = (file: string, content: string) => [
  writeFile(file, content),
  writeFile(`${file}.br`, brotliCompressSync(content)),
  writeFile(`${file}.gz`, gzipSync(content)),
];
