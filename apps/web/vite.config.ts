import { fileURLToPath } from 'node:url';
import { languages } from '@pcf/contract/vocabulary/language';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { textChunkName } from './src/build/build-manifest.ts';
import { firstLoads } from './src/build/first-loads.ts';
import { planChunks } from './src/build/plan-chunks.ts';
import { planTexts } from './src/build/plan-texts.ts';
import { prepareServing } from './src/build/prepare-serving.ts';

const apiPaths = ['/api', '/auth', '/config.json', '/docs', '/dev', '/health', '/.well-known'];
const apiPort = process.env.PCF_API_PORT ?? '3000';

// The server puts a fresh nonce in the place of this mark in every response.
const nonce = '__CSP_NONCE__';

const shared = {
  root: import.meta.dirname,
  plugins: [react()],
  html: { cspNonce: nonce },
  // Texts are read whole; a name for each of their parts would only make them longer.
  json: { namedExports: false },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: 'hidden',
    // Inlined assets would need data: in the content-security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
} satisfies InlineConfig;

export default defineConfig(async ({ command }) => {
  if (command === 'serve') {
    const proxy = Object.fromEntries(apiPaths.map((path) => [path, `http://127.0.0.1:${apiPort}`]));
    return { ...shared, server: { host: '127.0.0.1', proxy } };
  }
  const parts = await planChunks(shared, firstLoads);
  // What more pages need comes first, so that no part takes what it shares with others along.
  const groups = parts.map(({ name, modules, pages }) => ({
    name,
    test: (id: string) => modules.has(id),
    priority: pages,
  }));
  const folder = new URL('src/i18n/', import.meta.url);
  const texts = planTexts(folder, firstLoads).flatMap((namespaces) =>
    languages.map((language) => {
      const files = namespaces.map((namespace) => fileURLToPath(new URL(`${language}/${namespace}.json`, folder)));
      return { name: textChunkName(language, namespaces), test: (id: string) => files.includes(id) };
    }),
  );
  return {
    ...shared,
    plugins: [...shared.plugins, prepareServing(nonce)],
    build: { ...shared.build, rolldownOptions: { output: { codeSplitting: { groups: [...groups, ...texts] } } } },
  };
});
