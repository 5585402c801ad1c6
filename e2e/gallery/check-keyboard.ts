import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, type OpenGallery, state } from './gallery-browser.ts';

async function pressAll(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

export function checkKeyboard(openGallery: OpenGallery): void {
  describe('the modal', () => {
    it('keeps the focus inside and gives it back', async () => {
      const page = await openGallery({ component: 'modal-frame' });
      const opener = page.getByRole('button', { name: 'Add product' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Add product' });
      await dialog.waitFor();
      await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      for (const key of [...Array(6).fill('Tab'), ...Array(6).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      }
      await page.mouse.click(5, 5);
      await expect.poll(() => dialog.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await hasFocus(opener);
    });

    it('is as wide as the window allows', async () => {
      const page = await openGallery({ component: 'modal-frame' });
      for (const [width, expected] of [
        [1440, 1152],
        [1920, 1200],
        [320, 320],
      ] as const) {
        await page.setViewportSize({ width, height: 720 });
        await page.getByRole('button', { name: 'Add product' }).click();
        const dialog = page.getByRole('dialog');
        const box = await dialog.boundingBox();
        expect(box?.width, `in a window of ${width} px`).toBe(expected);
        expect(box?.x).toBe((width - expected) / 2);
        if (width === 320) expect(box?.height).toBe(720);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
    });
  });

  it('the footer pages, counts and starts over when the number of rows changes', async () => {
    const page = await openGallery({ component: 'pagination-footer' });
    const many = state(page, 'many pages');
    await many.getByText('1–10 of 1,284').waitFor();
    await many.getByText('3 selected').waitFor();
    await expect.poll(() => many.getByRole('button', { name: 'Previous page' }).isDisabled()).toBe(true);
    await many.getByRole('button', { name: 'Next page' }).focus();
    await pressAll(page, 'Enter', 'Enter');
    await many.getByText('21–30 of 1,284').waitFor();
    await many.getByLabel('Rows per page').selectOption('50');
    await many.getByText('1–50 of 1,284').waitFor();
    await expect.poll(() => many.getByRole('option').allInnerTexts()).toEqual(['10', '25', '50', '100']);
    const locked = state(page, 'selection locked').getByRole('option');
    await expect.poll(() => locked.allInnerTexts()).toEqual(['5', '10', '25', '50', '100']);
    await state(page, 'no results').getByText('No results', { exact: true }).waitFor();
    await state(page, 'more than can be counted').getByText('1–10 of more than 10,000').waitFor();
  });

  describe('the month picker', () => {
    it('takes a typed month, and says what is wrong on leaving', async () => {
      const page = await openGallery({ component: 'month-picker' });
      const field = state(page, 'chosen, with bounds').getByRole('textbox');
      await field.fill('5/2026');
      await page.keyboard.press('Tab');
      await expect.poll(() => field.inputValue()).toBe('05/2026');
      await field.fill('11/2026');
      await page.keyboard.press('Tab');
      await page.getByText('Choose 10/2026 or earlier').waitFor();
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    });

    it('is picked from with the keyboard', async () => {
      const page = await openGallery({ component: 'month-picker' });
      const chosen = state(page, 'chosen, with bounds');
      const opener = chosen.getByRole('button', { name: 'Pick a month' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Pick a month' });
      await hasFocus(dialog.getByRole('button', { name: 'Mar' }));
      await pressAll(page, 'ArrowDown', 'ArrowLeft', 'Enter');
      await expect.poll(() => chosen.getByRole('textbox').inputValue()).toBe('05/2026');
      await hasFocus(opener);
    });

    it('goes to another year, and no further than the bounds', async () => {
      const page = await openGallery({ component: 'month-picker' });
      const chosen = state(page, 'chosen, with bounds');
      await chosen.getByRole('button', { name: 'Pick a month' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Pick a month' });
      const cell = (name: string) => dialog.getByRole('button', { name, exact: true });
      await hasFocus(cell('Mar'));
      await expect.poll(() => cell('Mar').getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => cell('Nov').isDisabled()).toBe(true);
      await expect.poll(() => cell('Next year').isDisabled()).toBe(true);
      // The first and the last that may be chosen; the page keys turn the year.
      await page.keyboard.press('Home');
      await hasFocus(cell('Jan'));
      await page.keyboard.press('End');
      await hasFocus(cell('Oct'));
      await page.keyboard.press('PageUp');
      await cell('2025').waitFor();
      await page.keyboard.press('PageDown');
      await cell('2026').waitFor();
      await cell('Mar').focus();
      // November and December are out of bounds, and nothing lies below them.
      await pressAll(page, 'ArrowDown', 'ArrowDown', 'ArrowDown');
      await hasFocus(cell('Sep'));
      await page.keyboard.press('Control+ArrowUp');
      await cell('2025').waitFor();
      await hasFocus(cell('Sep'));
      await expect.poll(() => cell('Jan').isDisabled()).toBe(true);
      await cell('2025').press('Enter');
      await dialog.getByText('2020 – 2029').waitFor();
      await hasFocus(cell('2025'));
      await expect.poll(() => cell('2024').isDisabled()).toBe(true);
      await pressAll(page, 'ArrowRight', 'Enter');
      await cell('Mar').waitFor();
      await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => chosen.getByRole('textbox').inputValue()).toBe('03/2026');
    });

    it('names the months in the language of the page', async () => {
      const page = await openGallery({ component: 'month-picker', language: 'fr' });
      await page.getByRole('button', { name: 'Choisir un mois' }).nth(1).click();
      await page.getByRole('button', { name: 'août' }).waitFor();
    });
  });

  it('the select is opened, searched, chosen from and cleared with the keyboard', async () => {
    const page = await openGallery({ component: 'select-field' });
    const option = (name: string) => page.getByRole('option', { name }).filter({ visible: true });
    const arriveAt = async (name: string) => {
      await page.keyboard.press('ArrowDown');
      await page.locator('[role="option"][data-combobox-selected]').filter({ hasText: name, visible: true }).waitFor();
    };
    const single = state(page, 'single').getByRole('combobox');
    await single.focus();
    await page.keyboard.press('Enter');
    await option('Hydral Rolling AS').waitFor();
    await arriveAt('Hydral Rolling AS');
    await arriveAt('Lindholm Plastics');
    await page.keyboard.press('Enter');
    await expect.poll(() => single.inputValue()).toBe('Lindholm Plastics');

    const searchable = state(page, 'searchable').getByRole('combobox');
    await searchable.fill('rhône');
    await option('Papeteries du Rhône').waitFor();
    await arriveAt('Papeteries du Rhône');
    await page.keyboard.press('Enter');
    await expect.poll(() => searchable.inputValue()).toBe('Papeteries du Rhône');
    await searchable.fill('zzz');
    await page.getByText('Nothing matches').waitFor();
    await page.keyboard.press('Escape');

    const multiple = state(page, 'multiple');
    await multiple.getByRole('combobox').focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await option('Hydral Rolling AS').waitFor();
    await arriveAt('Hydral Rolling AS');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await multiple.getByText('Hydral Rolling AS').first().waitFor();
    await expect.poll(() => multiple.getByText('Vetro Adige').filter({ visible: true }).count()).toBe(0);
    await state(page, 'required').getByText('Fill in this field').waitFor();
  });

  it('the password rules follow what is typed', async () => {
    const page = await openGallery({ component: 'password-field' });
    const plate = state(page, 'new, with the rules beside it');
    const field = plate.getByLabel('New password');
    const broken = plate.locator('li[data-state="broken"]');
    await expect.poll(() => plate.locator('li[data-state="open"]').count()).toBe(5);
    await field.fill('tulpe');
    await expect
      .poll(() => broken.allTextContents())
      .toEqual(['At least 8 characters, not met yet', 'An uppercase letter, not met yet', 'A digit, not met yet']);
    await field.fill('Tulpenfeld7');
    await expect.poll(() => broken.count()).toBe(0);
    await field.fill('lena@nordic.example');
    await expect.poll(() => broken.last().textContent()).toBe('Not your email address, not met yet');
    await field.fill('');
    await expect.poll(() => plate.locator('li[data-state="open"]').count()).toBe(5);
    await expect.poll(() => field.getAttribute('type')).toBe('password');
    await plate.getByRole('button', { name: 'Show password' }).press('Enter');
    await expect.poll(() => field.getAttribute('type')).toBe('text');
  });
}
