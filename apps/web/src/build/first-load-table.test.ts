import { expect, it } from 'vitest';
import type { BuildManifest } from './build-manifest.ts';
import { firstLoadTable } from './prepare-serving.ts';

const text = (language: string, ...names: string[]) => ({
  [`_texts-${language}-${names[0]}.js`]: {
    file: `assets/${names[0]}-${language}.js`,
    name: ['texts', language, ...names].join('-'),
  },
});
const manifest: BuildManifest = {
  'index.html': { file: 'assets/index.js', imports: ['_frame.js'], css: ['assets/index.css'] },
  '_frame.js': { file: 'assets/frame.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_frame.js'], css: ['assets/form.css'] },
  'src/login.tsx': { file: 'assets/login.js', imports: ['index.html', '_form.js'], css: ['assets/login.css'] },
  ...Object.assign(
    {},
    ...['en', 'de', 'fr'].flatMap((language) => [text(language, 'common', 'shell'), text(language, 'login')]),
  ),
};
const login = {
  path: '/login',
  at: /^\/login$/,
  kilobytes: 1,
  sources: ['src/login.tsx'],
  namespaces: ['login'],
  asks: [{ at: /^\/login$/, path: '/api/news' }],
};

it('names what a page loads in each language, styles first and in their order, and nothing that index.html names', () => {
  const { files, loads } = firstLoadTable(manifest, [login]);
  const [at, signedIn, code, texts, asks] = loads[0] ?? [];
  expect([at, signedIn]).toEqual(['^\\/login$', false]);
  expect(code?.map((place) => files[place])).toEqual(['form.css', 'login.css', 'login.js', 'form.js']);
  expect(texts?.de?.map((place) => files[place])).toEqual(['common-de.js', 'login-de.js']);
  expect(asks).toEqual([['^\\/login$', '/api/news']]);
});

it('refuses a page that the build does not have', () => {
  expect(() => firstLoadTable(manifest, [{ ...login, sources: ['src/gone.tsx'] }])).toThrow('src/gone.tsx');
});
