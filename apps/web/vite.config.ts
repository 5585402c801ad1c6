import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiPaths = ['/api', '/auth', '/config.json', '/docs', '/dev', '/health', '/.well-known'];
const apiPort = process.env.PCF_API_PORT ?? '3000';

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
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(apiPaths.map((path) => [path, `http://127.0.0.1:${apiPort}`])),
  },
});
