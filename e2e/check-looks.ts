import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkAccessibility } from './check-accessibility.ts';

/** Each width and each scheme once: what depends on both together is too rare to wait for twice as long. */
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;

/** What the page shows now must be accessible and fit, wide and narrow, light and dark; the window is then as it was. */
export async function checkLooks(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: width < 700 ? 720 : 900 });
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
    await checkAccessibility(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${page.url()} is wider than a window of ${width} px`).toBeLessThanOrEqual(0);
    expect(await crookedMarks(page), `marks on ${page.url()} that stand above or below their words`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** A mark of a status or a level stands at the middle of the first line of its words. */
const crookedMarks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is([data-status], [data-level]) > svg:first-child')].flatMap((mark) => {
      const words = document.createRange();
      words.selectNodeContents(mark.parentElement ?? mark);
      words.setStartAfter(mark);
      const box = mark.getBoundingClientRect();
      const line = words.getClientRects()[0];
      if (!line || box.height === 0) return [];
      const beside = box.top + box.height / 2 - (line.top + line.height / 2);
      return Math.abs(beside) < 1.5 ? [] : [`${words.toString()}: ${beside.toFixed(1)} px`];
    }),
  );
