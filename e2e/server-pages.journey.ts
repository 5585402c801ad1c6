import { describe, expect, it } from 'vitest';
import { checkAccessibility } from './check-accessibility.ts';
import { journeyBrowser } from './journey-browser.ts';

const { openPage } = journeyBrowser();

/** Pages that the server renders by itself, for developers and for whoever tries the platform out. */
describe.each([
  ['/docs', 'API reference'],
  ['/dev/mailbox', 'Mailbox'],
])('%s', (path, heading) => {
  it.each([
    [1440, 'light'],
    [320, 'dark'],
  ] as const)('is accessible and fits a window of %i px, %s', async (width, colorScheme) => {
    const page = await openPage(path, { width, colorScheme });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await checkAccessibility(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  });
});
