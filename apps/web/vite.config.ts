import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiPaths = ['/api', '/auth', '/config.json', '/docs', '/dev', '/health', '/.well-known'];
const apiPort = process.env.PCF_API_PORT ?? '3000';
const frame =
  /node_modules\/(@tanstack\/(router-core|react-router|history|store|react-store|query-core|react-query)|i18next|react-i18next|react-dom|react|scheduler|use-sync-external-store)\//;

export default defineConfig({
  plugins: [react()],
  // The server puts a fresh nonce in the place of this mark in every response.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: 'hidden',
    // Inlined assets would need data: in the content-security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every page needs all of these; in one file they compress better than in the pieces a build would make of them.
        codeSplitting: { groups: [{ name: 'frame', test: frame }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(apiPaths.map((path) => [path, `http://127.0.0.1:${apiPort}`])),
  },
});
