import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signedIn } from './sign-in.ts';

const { openPage } = journeyBrowser();
const pictures = fileURLToPath(new URL('../test-results/looks/', import.meta.url));

const widths = [320, 768, 1280, 1440];

beforeAll(async () => {
  await mkdir(pictures, { recursive: true });
});

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Kept to look at, at every width in either scheme and on paper; none may be wider than its window. */
async function takePictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, media: 'screen' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${pictures}${name}.${colorScheme}.${width}.png`, fullPage: true });
      expect(await isWider(page), `${name} at ${width} px`).toBe(false);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.screenshot({ path: `${pictures}${name}.print.png`, fullPage: true });
  await page.emulateMedia({ media: 'screen' });
}

describe('what people look at most', () => {
  it('has room for all of it, of a customer', async () => {
    const page = await openPage('/', { storageState: await signedIn(openPage, demoUsers.admin) });
    await page.getByRole('region', { name: 'Key figures' }).waitFor();
    await page.getByRole('slider').waitFor();
    await takePictures(page, 'dashboard-customer');

    const campaign = await page.getByRole('link', { name: 'Open campaign' }).getAttribute('href');
    await page.getByRole('link', { name: 'Review next' }).click();
    await page.getByRole('button', { name: 'Send back' }).waitFor();
    await takePictures(page, 'review');
    await page.goto(new URL(campaign ?? '', page.url()).href);
    await page.getByRole('table').first().waitFor();
    await takePictures(page, 'campaign');
    await page.goto(new URL('/products/purchased/footprint', page.url()).href);
    await page.getByRole('table').first().waitFor();
    await takePictures(page, 'totals');
  });

  it('has room for all of it, of a supplier', async () => {
    const page = await openPage('/', { storageState: await signedIn(openPage, demoUsers.supplier) });
    await page.getByRole('region', { name: 'Who asks' }).waitFor();
    await page.getByRole('slider').waitFor();
    await takePictures(page, 'dashboard-supplier');
  });
});
