import type { Browser } from 'playwright-core';
import { shareFragment } from '../../apps/web/src/features/calculator/share/share-fragment.ts';
import { startServer } from '../../e2e/start-server.ts';
import { manyRows } from './many-rows.ts';
import { type Keystroke, measureKeystrokes } from './measure-keystrokes.ts';

/** The calculator as the real server delivers it, filled by a link that carries its rows. */
export async function measureCalculator(browser: Browser, rows: number): Promise<Keystroke[]> {
  const server = await startServer({ DEMO: 'false', SMTP_URL: 'smtp://localhost' });
  const page = await browser.newPage({ locale: 'en-GB' });
  try {
    await page.goto(`${server.url}/supplier/calculator#${await shareFragment([manyRows(rows)])}`);
    await page.locator('[data-ready]').waitFor();
    return await measureKeystrokes(page, page.locator('aside p[title]'));
  } finally {
    await page.close();
    await server.stop();
  }
}
