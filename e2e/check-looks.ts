import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkAccessibility } from './check-accessibility.ts';

const widths = [1440, 320];
const colorSchemes = ['light', 'dark'] as const;

/** What the page shows now must be accessible and fit, wide and narrow, light and dark; the window is then as it was. */
export async function checkLooks(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 720 : 900 });
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
      await checkAccessibility(page);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${page.url()} is wider than a window of ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
