import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page } from 'playwright-core';

const compress = promisify(brotliCompress);
const dist = new URL('../../apps/web/dist/', import.meta.url);
const types: Readonly<Record<string, string>> = { css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2' };

export interface StillPages extends AsyncDisposable {
  readonly origin: string;
  /** Keeps what a page shows now, without anything that runs; answers with its path. */
  keep(page: Page): Promise<string>;
}

/** The same HTML, styles and fonts as our pages, packed beforehand and sent by a bare node:http server: as soon as it gets. */
export async function serveStillPages(): Promise<StillPages> {
  const pages = new Map<string, Buffer>();
  const server = createServer(async ({ url = '' }, response) => {
    const page = pages.get(url);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
      return;
    }
    const [, extension = ''] = /\.(\w+)$/.exec(url) ?? [];
    const packed = await readFile(new URL(`.${url}.br`, dist)).catch(() => null);
    const file = packed ?? (await readFile(new URL(`.${url}`, dist)).catch(() => null));
    response.writeHead(file === null ? 404 : 200, {
      'content-type': types[extension] ?? 'application/octet-stream',
      ...(packed && { 'content-encoding': 'br' }),
    });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async keep(page) {
      const html = await page.evaluate(() => {
        const copy = document.documentElement.cloneNode(true) as HTMLElement;
        // Rules that a script has put into a style element are not in its text.
        const written = [...document.querySelectorAll('style')].map(({ sheet }) =>
          [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n'),
        );
        copy.querySelectorAll('style').forEach((style, index) => {
          style.textContent = written[index] ?? '';
        });
        for (const left of copy.querySelectorAll('script, noscript, link[rel="modulepreload"], link[as="fetch"]'))
          left.remove();
        return `<!doctype html>${copy.outerHTML}`;
      });
      const path = `/still-${pages.size}`;
      pages.set(path, await compress(html));
      return path;
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
