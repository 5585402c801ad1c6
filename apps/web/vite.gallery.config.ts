import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery of shared components: for people who develop and for the browser checks, never part of the product. */
export default defineConfig({
  root: `${import.meta.dirname}/gallery`,
  base: './',
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: `${import.meta.dirname}/dist-gallery`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', port: 5174 },
});
