import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { type Keystroke, measureKeystrokes } from './measure-keystrokes.ts';

const root = fileURLToPath(new URL('bare-list', import.meta.url));
const origin = 'http://bare-list.localhost';

/** A list of inputs and their sum in React's production build, and nothing else. */
export async function measureBareList(browser: Browser, rows: number): Promise<Keystroke[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-bench-'));
  const page = await browser.newPage();
  try {
    await build({ root, configFile: false, logLevel: 'error', build: { outDir: folder } });
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
    );
    await page.goto(`${origin}/index.html?rows=${rows}`);
    return await measureKeystrokes(page, page.locator('output'));
  } finally {
    await page.close();
    await rm(folder, { recursive: true });
  }
}
