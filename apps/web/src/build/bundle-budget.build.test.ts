import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { languages } from '@pcf/contract/vocabulary/language';
import { describe, expect, it } from 'vitest';
import { type BuildManifest, filesOf, sharedChunk, sourcesOf, textsOf } from './build-manifest.ts';
import { calculator, type FirstLoad, firstLoads, login, methodology } from './first-loads.ts';

const folder = new URL('../../dist/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder));
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as BuildManifest;

const scriptsOf = (sources: readonly string[]) => filesOf(manifest, sources).scripts;
const codeOf = (load: FirstLoad) => scriptsOf(sourcesOf(manifest, load));

function gzipBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(read(file)).byteLength, 0);
}

describe('first-load JavaScript, gzip', () => {
  it.each(firstLoads)('of $path stays under $kilobytes kB', (load) => {
    const { path, kilobytes } = load;
    const inEachLanguage = languages.map((language) =>
      scriptsOf([...sourcesOf(manifest, load), ...textsOf(manifest, load, language)]),
    );
    const bytes = Math.max(...inEachLanguage.map(gzipBytes));
    const files = Math.max(...inEachLanguage.map(({ size }) => size));
    process.stdout.write(`${path.padEnd(26)} ${(bytes / 1000).toFixed(1)} kB of ${kilobytes} kB in ${files} files\n`);
    expect(bytes).toBeLessThan(kilobytes * 1000);
  });

  it('of /login has no schema library in it', () => {
    const withSchemas = [...codeOf(login)].filter((file) => read(file).includes('ZodError'));
    expect(withSchemas).toEqual([]);
  });
});

describe('what the calculator needs later', () => {
  const firstLoad = codeOf(calculator);

  it.each([
    { what: 'the descriptions', source: sharedChunk(manifest, 'details'), mark: 'scope 3 - material use' },
    {
      what: 'the search with its synonyms',
      source: 'src/exchange/factor-field/search-factors.ts',
      mark: 'Gesteinskörnung',
    },
    { what: 'the chart', source: 'src/features/calculator/results/contributions.tsx', mark: null },
    { what: 'the search', source: 'src/app/search/search-palette.tsx', mark: null },
    { what: 'the dialog to share', source: 'src/features/calculator/share/share-dialog.tsx', mark: null },
    { what: 'the page to print', source: 'src/features/calculator/print-host.tsx', mark: null },
    {
      what: 'the reader of own data',
      source: 'src/features/calculator/own-factors/own-factors-dialog.tsx',
      mark: 'CSV_INVALID_CLOSING_QUOTE',
    },
  ])('is not loaded with it, but as a chunk of its own: $what', ({ source, mark }) => {
    const { file } = manifest[source] ?? {};
    expect(file).toBeDefined();
    expect([...firstLoad]).not.toContain(file);
    if (mark === null) return;
    expect([...firstLoad].filter((loaded) => read(loaded).includes(mark))).toEqual([]);
    expect([...scriptsOf([source])].filter((loaded) => read(loaded).includes(mark))).not.toEqual([]);
  });
});

it('the table of the catalogue comes after the text of the methodology', () => {
  const table = 'src/features/calculator/methodology/catalogue/catalogue-table.tsx';
  expect([...codeOf(methodology)]).not.toContain(manifest[table]?.file);
  expect([...scriptsOf([table])]).toContain(manifest[sharedChunk(manifest, 'details')]?.file);
  expect([...codeOf(methodology)]).not.toContain(manifest[sharedChunk(manifest, 'details')]?.file);
});

describe('what index.html asks for early', () => {
  const html = read('index.html').toString();

  it('are files of the build, in a script with the nonce', () => {
    const [, files = '[]'] =
      /<script nonce="__CSP_NONCE__">\(function announceFirstLoad[\s\S]*"files":(\[.*?\])/.exec(html) ?? [];
    const named: string[] = JSON.parse(files);
    expect(named.length).toBeGreaterThan(firstLoads.length);
    expect(named.filter((file) => !existsSync(new URL(`assets/${file}`, folder)))).toEqual([]);
  });

  it('is the font of nearly every letter too', () => {
    const [, font = ''] = /as="font" type="font\/woff2" crossorigin href="\/(.*?)"/.exec(html) ?? [];
    expect(existsSync(new URL(font, folder))).toBe(true);
  });
});

it('every script of some length lies beside itself, packed', () => {
  const long = [...codeOf(login)].filter((file) => read(file).byteLength > 1024);
  const packed = long.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(packed.length).toBeGreaterThan(0);
  expect(packed.filter((file) => !existsSync(new URL(file, folder)))).toEqual([]);
});
