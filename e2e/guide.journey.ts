import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signedIn } from './sign-in.ts';

const { openPage } = journeyBrowser();

const headingOf = (page: Page) => page.locator('main h1').textContent();

describe('the pages about the platform', () => {
  it.each([
    ['en', ['Help', 'About PCF Exchange', 'Contact']],
    ['de', ['Hilfe', 'Über PCF Exchange', 'Kontakt']],
    ['fr', ['Aide', 'À propos de PCF Exchange', 'Nous contacter']],
  ] as const)('are there for everybody, and accessible, in %s', async (language, headings) => {
    const page = await openPage('/help', { language });
    for (const [index, path] of ['/help', '/about', '/contact'].entries()) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: headings[index] ?? '', exact: true }).waitFor();
      await checkLooks(page);
    }
  });

  it('name the version, and how to reach somebody although nobody has said how', async () => {
    const page = await openPage('/about');
    await page.getByText(/runs version \d+\.\d+\.\d+/).waitFor();
    await page.getByRole('link', { name: 'Contact' }).click();
    await page.getByText('The operator of this platform has published no address.').waitFor();
  });

  it('lead to a screen with each of their links', async () => {
    const storageState = await signedIn(openPage, demoUsers.admin);
    const page = await openPage('/help', { storageState });
    const targets = page.locator('article a');
    await targets.first().waitFor();
    const paths = new Set(await targets.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')));
    expect(paths.size).toBeGreaterThan(8);
    for (const path of paths) {
      await page.goto(path);
      await expect.poll(() => headingOf(page)).not.toBe('This page doesn’t exist');
      await page.locator('main h1').waitFor();
    }
  });

  it('are where the call to action of the calculator and of the dashboard leads', async () => {
    const storageState = await signedIn(openPage, demoUsers.admin);
    for (const [path, options] of [
      ['/supplier/calculator', {}],
      ['/', { storageState }],
    ] as const) {
      const page = await openPage(path, options);
      const opening = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Contact us (opens in a new tab)' }).click();
      await (await opening).getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    }
  });
});
