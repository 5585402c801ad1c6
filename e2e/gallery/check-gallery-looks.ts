import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkAccessibility } from '../check-accessibility.ts';
import { checkLooks } from '../check-looks.ts';
import type { OpenGallery } from './gallery-browser.ts';

/** Components whose content is wider than they are, where they cannot be scrolled. */
function cutOff(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-specimen]')]
      .filter((plate) => plate.scrollWidth > plate.clientWidth)
      .map((plate) => plate.getAttribute('data-specimen')),
  );
}

/** How far the page reaches past the right edge of the window. */
function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

function smallControls(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, select, input, [role="combobox"], nav a')]
      .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden="true"]'))
      // Around a radio button, its whole label can be pressed.
      .map((control) => (control.matches('[type="radio"]') ? (control.closest('label') ?? control) : control))
      .map((control) => ({ box: control.getBoundingClientRect(), html: control.outerHTML.slice(0, 200) }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ html }) => html),
  );
}

/** Ways into what is only there once somebody asks for it. */
const opened: Readonly<Record<string, (page: Page, plate: string) => Promise<void>>> = {
  'modal-frame': async (page, plate) => {
    await page.locator(`${plate} button`).first().click();
    await page.getByRole('dialog').waitFor();
  },
  'full-page-overlay': async (page, plate) => {
    await page.locator(`${plate} button`).first().click();
    await page.getByRole('dialog').waitFor();
  },
  'select-field': async (page, plate) => {
    await page.locator(`${plate} [role="combobox"]`).first().click();
    await page.getByRole('option').first().waitFor();
  },
  'factor-field': async (page, plate) => {
    await page.locator(`${plate} button[aria-expanded="false"]`).first().click();
    await page.locator(`${plate} dl`).first().waitFor();
    await page.locator(`${plate} [role="combobox"]`).first().fill('glass');
    await page.locator(`${plate} [role="option"]`).nth(1).waitFor();
  },
  'month-picker': async (page, plate) => {
    await page.locator(`${plate} button[aria-haspopup]`).nth(1).click();
    await page.getByRole('dialog').waitFor();
  },
  'explained-term': async (page, plate) => {
    await page.locator(`${plate} button`).first().click();
    await page.locator(`${plate} button[aria-expanded="true"]`).waitFor();
  },
  'error-summary': async (page, plate) => {
    await page.locator(`${plate} button`).first().click();
    await page.locator(`${plate} [role="alert"]`).first().waitFor();
  },
  toasts: async (page, plate) => {
    for (const index of [0, 1, 2]) await page.locator(`${plate} button`).nth(index).dispatchEvent('click');
    await page.locator('[data-kind]').nth(2).waitFor();
  },
};

export function checkGalleryLooks(openGallery: OpenGallery): void {
  describe('axe finds nothing and nothing is cut off, wide and narrow, light and dark', () => {
    it('in any component', async () => {
      const page = await openGallery();
      await expect.poll(() => page.locator('[data-specimen]').count()).toBeGreaterThanOrEqual(20);
      await checkLooks(page);
      await expect.poll(() => cutOff(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 720 });
      expect(await smallControls(page), 'controls that are less than 24 px high or wide').toEqual([]);
    });

    it.each(Object.entries(opened))('in an opened %s', async (component, open) => {
      const page = await openGallery({ component });
      await open(page, 'main');
      // The pointer rests on a toast, so that it waits for the checks.
      if (component === 'toasts') await page.locator('[data-kind]').first().hover();
      await checkLooks(page);
    });
  });

  it.each(['de', 'fr'] as const)('in %s every component fits 320 px, as it stands and opened', async (language) => {
    const page = await openGallery({ language, width: 320 });
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await checkAccessibility(page);
    await expect.poll(() => overflow(page)).toBe(0);
    await expect.poll(() => cutOff(page)).toEqual([]);
    for (const [component, open] of Object.entries(opened)) {
      await open(page, `[data-specimen="${component}"]`);
      expect(await overflow(page), component).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
}
