import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const configFile = fileURLToPath(new URL('../../apps/web/vite.gallery.config.ts', import.meta.url));
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
  ].join('; ');
}

/** The gallery as it is now, built into a folder of its own and served under a policy as strict as the product's. */
export async function startGallery(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-gallery-'));
  await build({ configFile, logLevel: 'error', build: { outDir: folder } });

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const file = pathname === '/' ? '/index.html' : pathname;
    try {
      const content = await readFile(join(folder, file));
      const nonce = randomBytes(16).toString('base64');
      response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
      if (file !== '/index.html') {
        response.setHeader('cache-control', 'max-age=3600, immutable');
        response.end(content);
      } else {
        response.setHeader('content-security-policy', policy(nonce));
        response.end(content.toString().replaceAll('__CSP_NONCE__', nonce));
      }
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
