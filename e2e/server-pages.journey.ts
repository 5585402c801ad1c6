import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkAccessibility } from './check-accessibility.ts';
import { journeyBrowser } from './journey-browser.ts';
import { keepEachShape } from './keep-each-shape.ts';

const { openPage } = journeyBrowser();

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;

async function inEveryLook(page: Page, check: () => Promise<void>): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: width < 700 ? 720 : 900 });
    await page.emulateMedia({ colorScheme });
    await check();
  }
}

/** What is wrong where one part names another, for which the whole page counts. */
const brokenNames = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const known = new Set(ids);
    const named = [...document.querySelectorAll('a[href^="#"], [aria-labelledby]')].map(
      (element) => element.getAttribute('aria-labelledby') ?? element.getAttribute('href')?.slice(1) ?? '',
    );
    return { twice: ids.length - known.size, nowhere: named.filter((id) => !known.has(decodeURIComponent(id))) };
  });

/** Pages that the server renders by itself, for developers and for whoever tries the platform out. */
describe.each([
  ['/docs', 'API reference'],
  ['/dev/mailbox', 'Mailbox'],
])('%s', (path, heading) => {
  it('is accessible and fits, wide and narrow, light and dark', async () => {
    const page = await openPage(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await brokenNames(page)).toEqual({ twice: 0, nowhere: [] });
    await inEveryLook(page, () =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0),
    );
    await keepEachShape(page);
    await inEveryLook(page, () => checkAccessibility(page));
  });
});
