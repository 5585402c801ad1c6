import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, type OpenGallery, state } from './gallery-browser.ts';

const searchBox = (field: Locator) => field.getByRole('combobox', { name: 'Search emission factors' });
const factorBox = (field: Locator) => field.getByRole('combobox', { name: 'Emission factor', exact: true });
/** Of a list, not of a select. */
const options = (field: Locator) => field.locator('[role="listbox"] [role="option"]');
/** What the select of a step shows. */
const shown = (field: Locator, step: string) =>
  field.getByLabel(step, { exact: true }).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);

export function checkFactorField(openGallery: OpenGallery): void {
  const open = () => openGallery({ component: 'factor-field' });

  describe('choosing by search', () => {
    it('is done with the keyboard, and announced', async () => {
      const page = await open();
      const field = state(page, 'nothing chosen');
      await searchBox(field).focus();
      await page.keyboard.type('Aluminium');
      await options(field).nth(1).waitFor();
      await field
        .getByRole('status')
        .filter({ hasText: /^\d+ results$/ })
        .waitFor();
      const active = () => field.locator('[role="option"][aria-selected="true"]').innerText();
      const best = await active();
      await page.keyboard.press('ArrowDown');
      await expect.poll(active).not.toBe(best);
      await page.keyboard.press('ArrowUp');
      await expect.poll(active).toBe(best);
      await page.keyboard.press('Enter');
      const chosen = field.getByRole('button', { name: /^Materials, change: .*Alumin.* kgCO₂e\/kg$/ });
      await hasFocus(chosen);
    });

    it('offers what was used last, and nothing from elsewhere', async () => {
      const page = await open();
      const first = state(page, 'nothing chosen');
      await searchBox(first).fill('Aluminium');
      await options(first).first().click();
      const half = state(page, 'half chosen');
      await searchBox(half).focus();
      await expect.poll(() => half.getByRole('listbox', { name: 'Recently used' }).getByRole('option').count()).toBe(1);
      const transport = state(page, 'one top category');
      await searchBox(transport).focus();
      await expect.poll(() => transport.getByRole('listbox').count()).toBe(0);
      await page.keyboard.type('Aluminium');
      await transport.getByText('Nothing found.').first().waitFor();
    });

    it('finds own factors and says whose they are', async () => {
      const page = await open();
      const field = state(page, 'nothing chosen');
      await searchBox(field).fill('our plant in Lyon');
      await options(field).filter({ hasText: 'Your data' }).first().waitFor();
    });
  });

  describe('choosing step by step', () => {
    it('clears what is below, takes what leaves no choice, and closes what offers nothing', async () => {
      const page = await open();
      const field = state(page, 'half chosen');
      await field.getByLabel('Group', { exact: true }).selectOption('Copper');
      await field.getByLabel('Category', { exact: true }).selectOption('Textiles');
      await expect.poll(() => shown(field, 'Subcategory')).toBe('Choose');
      await expect.poll(() => field.getByLabel('Group', { exact: true }).isDisabled()).toBe(true);
      await expect.poll(() => factorBox(field).isDisabled()).toBe(true);
      await field.getByLabel('Subcategory', { exact: true }).selectOption('Leather');
      await expect.poll(() => shown(field, 'Group')).toBe('No subdivision');
      await expect.poll(() => field.getByLabel('Group', { exact: true }).isDisabled()).toBe(true);
      await factorBox(field).focus();
      await page.keyboard.press('ArrowDown');
      await options(field).first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await hasFocus(field.getByRole('button', { name: /Textiles › Leather › 1\.648/ }));
    });

    it('leaves out energy and transport for materials, and says what is missing only where there is a choice', async () => {
      const page = await open();
      const categories = state(page, 'nothing chosen').getByLabel('Category', { exact: true }).locator('option');
      await expect.poll(() => categories.allInnerTexts()).toContain('Textiles');
      expect(await categories.allInnerTexts()).not.toContain('Energy');
      expect(await categories.allInnerTexts()).not.toContain('Transport');
      await expect.poll(() => state(page, 'missing').getByText('Choose something here').count()).toBe(1);
    });
  });

  describe('a chosen factor', () => {
    it('is kept until another one is chosen', async () => {
      const page = await open();
      const field = state(page, 'own data');
      const chosen = field.getByRole('button', { name: /change: PET, our plant in Lyon/ });
      await chosen.press('Enter');
      await hasFocus(searchBox(field));
      await expect.poll(() => shown(field, 'Group')).toBe('Our plants');
      await expect.poll(() => factorBox(field).inputValue()).toBe('PET, our plant in Lyon');
      await field.getByLabel('Category', { exact: true }).selectOption('Textiles');
      await page.keyboard.press('Escape');
      await hasFocus(chosen);
      await chosen.click();
      await field.getByRole('button', { name: 'Keep “PET, our plant in Lyon”' }).click();
      await hasFocus(chosen);
    });

    it('tells on demand what is known of it', async () => {
      const page = await open();
      const field = state(page, 'chosen');
      const about = field.getByRole('button', { name: /^About / });
      await about.press('Enter');
      await field.getByText('Open Government Licence 3.0').waitFor();
      await about.press('Enter');
      await field.getByText('Open Government Licence 3.0').waitFor({ state: 'detached' });
      const own = state(page, 'own data');
      await own.getByRole('button', { name: /^About / }).click();
      await own.getByText('No description').waitFor();
      await own.getByText('Your data, from our-factors.csv').waitFor();
    });
  });
}
