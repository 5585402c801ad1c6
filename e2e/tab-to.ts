import type { Locator, Page } from 'playwright-core';

export const isFocused = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement);

/** Goes on from where the focus is; whatever is reached must be within a few stops. */
export async function tabTo(page: Page, place: Locator, most = 12): Promise<void> {
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(place)) return;
  }
  throw new Error(`${most} stops do not lead to ${place}`);
}
